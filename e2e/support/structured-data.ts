/** A schema.org thing as a page contains it. */
interface Thing {
  '@type'?: unknown
  '@id'?: unknown
  [property: string]: unknown
}

interface Rule {
  required: readonly string[]
  optional?: readonly string[]
}

/**
 * What schema.org defines for the types that the shop uses, and what Google requires for merchant listings, breadcrumbs and
 * shops. A type or property that is not listed here is a fault: it is misspelt, or this table must learn it.
 */
const rules: Readonly<Record<string, Rule>> = {
  Product: {
    required: ['name', 'image', 'offers'],
    optional: [
      ...[
        'url',
        'sku',
        'gtin',
        'mpn',
        'description',
        'brand',
        'category',
        'color',
        'size',
        'material',
        'pattern',
      ],
      ...[
        'additionalProperty',
        'aggregateRating',
        'review',
        'hasEnergyConsumptionDetails',
        'hasCertification',
      ],
    ],
  },
  ProductGroup: {
    required: ['name', 'productGroupID', 'hasVariant', 'variesBy', 'image', 'brand'],
    optional: [
      ...['url', 'description', 'category', 'aggregateRating', 'review'],
      ...['hasEnergyConsumptionDetails', 'hasCertification'],
    ],
  },
  EnergyConsumptionDetails: {
    required: ['hasEnergyEfficiencyCategory', 'energyEfficiencyScaleMin', 'energyEfficiencyScaleMax'],
  },
  Certification: { required: ['issuedBy', 'name', 'certificationIdentification'] },
  Organization: { required: ['name'] },
  Brand: { required: ['name'] },
  Offer: {
    required: ['price', 'priceCurrency', 'availability', 'url', 'itemCondition', 'hasMerchantReturnPolicy'],
    optional: ['priceSpecification', 'seller', 'shippingDetails', 'priceValidUntil', 'validFrom'],
  },
  AggregateOffer: {
    required: ['lowPrice', 'highPrice', 'priceCurrency', 'availability', 'url'],
    optional: ['seller'],
  },
  UnitPriceSpecification: { required: ['price', 'priceCurrency', 'priceType'], optional: ['validThrough'] },
  OfferShippingDetails: { required: ['shippingDestination', 'shippingRate'], optional: ['deliveryTime'] },
  ShippingDeliveryTime: { required: ['handlingTime', 'transitTime'] },
  QuantitativeValue: { required: ['minValue', 'maxValue', 'unitCode'] },
  DefinedRegion: { required: ['addressCountry'] },
  MonetaryAmount: { required: ['value', 'currency'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    optional: [
      ...['merchantReturnDays', 'returnMethod', 'refundType', 'returnPolicyCountry', 'returnFees'],
      ...['returnShippingFeesAmount'],
    ],
  },
  PropertyValue: { required: ['value'], optional: ['name', 'propertyID'] },
  AggregateRating: {
    required: ['ratingValue', 'reviewCount'],
    optional: ['bestRating', 'worstRating', 'description'],
  },
  Review: {
    required: ['author', 'reviewRating'],
    optional: ['name', 'reviewBody', 'datePublished', 'itemReviewed', 'description'],
  },
  Rating: { required: ['ratingValue'], optional: ['bestRating', 'worstRating'] },
  Person: { required: ['name'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: { required: ['itemListElement'], optional: ['name', 'numberOfItems', 'url'] },
  ListItem: { required: ['position', 'name'], optional: ['item', 'url'] },
  OnlineStore: {
    required: ['name', 'url'],
    optional: [
      ...['description', 'logo', 'areaServed', 'hasMerchantReturnPolicy', 'legalName', 'address', 'vatID'],
      ...['identifier', 'email', 'telephone', 'contactPoint', 'sameAs', 'taxID', 'image'],
    ],
  },
  PostalAddress: { required: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'] },
  ContactPoint: {
    required: ['contactType'],
    optional: ['telephone', 'email', 'areaServed', 'availableLanguage'],
  },
  WebSite: { required: ['name', 'url'], optional: ['inLanguage', 'publisher'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  Article: {
    required: [
      'headline',
      'datePublished',
      'dateModified',
      'author',
      'publisher',
      'image',
      'mainEntityOfPage',
    ],
    optional: ['description', 'inLanguage', 'articleSection'],
  },
  ImageObject: { required: ['url'], optional: ['width', 'height', 'caption'] },
}

/** Properties that contain an address of a page, a picture or a word of schema.org. */
const addresses =
  /^(url|image|logo|item|availability|itemCondition|priceType|returnPolicyCategory|returnMethod|returnFees|hasEnergyEfficiencyCategory|energyEfficiencyScaleM(in|ax)|variesBy|sameAs)$/

/** Returns what is wrong with a page's structured data; empty when nothing is. `html` is as the server sends it. */
export function structuredDataFaults(html: string): string[] {
  const documents = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as { '@context'?: string; '@graph'?: Thing[] },
  )
  const things = documents.flatMap((document) => document['@graph'] ?? [])
  const ids = new Set(
    everyThing(things)
      .filter((thing) => '@type' in thing)
      .map((thing) => thing['@id']),
  )
  return [
    ...documents.filter((document) => document['@context'] !== 'https://schema.org').map(() => 'no context'),
    ...things.flatMap((thing) => listFaults(thing, ids)),
  ]
}

/** Returns the types of the things that a page describes, including nested ones. */
export function structuredTypes(html: string): string[] {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const things = texts.flatMap(
    ([, text = '']) => (JSON.parse(text) as { '@graph'?: Thing[] })['@graph'] ?? [],
  )
  return [...new Set(everyThing(things).map((thing) => String(thing['@type'])))]
}

function listFaults(thing: Thing, ids: ReadonlySet<unknown>): string[] {
  if (!('@type' in thing)) return ids.has(thing['@id']) ? [] : [`nothing has the id ${String(thing['@id'])}`]
  const type = String(thing['@type'])
  const rule = rules[type]
  if (rule === undefined) return [`unknown type ${type}`]
  const own = Object.entries(thing).filter(([name]) => !name.startsWith('@'))
  const known = new Set([...rule.required, ...(rule.optional ?? [])])
  const isInGroup = type === 'Product' && !('@id' in thing)
  return [
    ...rule.required.filter((name) => isEmpty(thing[name])).map((name) => `${type} has no ${name}`),
    ...own.flatMap(([name, value]) => [
      ...(known.has(name) ? [] : [`${type} knows no ${name}`]),
      ...(isEmpty(value) ? [`${type} has an empty ${name}`] : []),
      ...(addresses.test(name)
        ? list(value)
            .filter(isNoAddress)
            .map((one) => `${name} is ${String(one)}`)
        : []),
    ]),
    ...valueFaults(type, thing),
    ...(isInGroup && isEmpty(thing.sku) ? ['a variant has no sku'] : []),
    ...own.flatMap(([, value]) =>
      list(value)
        .filter(isThing)
        .flatMap((one) => listFaults(one, ids)),
    ),
  ]
}

function valueFaults(type: string, thing: Thing): string[] {
  const faults: string[] = []
  if (type === 'Offer' && !(Number(thing.price) > 0)) faults.push(`price is ${String(thing.price)}`)
  if ('priceCurrency' in thing && thing.priceCurrency !== 'EUR') faults.push('price is not in euros')
  if (type === 'UnitPriceSpecification' && !(Number(thing.price) > 0)) faults.push('no former price')
  if (
    String(thing.returnPolicyCategory).endsWith('FiniteReturnWindow') &&
    !(Number(thing.merchantReturnDays) > 0)
  )
    faults.push('a return window without days')
  if (type === 'BreadcrumbList' || type === 'ItemList') {
    const places = list(thing.itemListElement)
      .filter(isThing)
      .map(({ position }) => Number(position))
    if (places.some((place, index) => place !== (places[0] ?? 0) + index))
      faults.push(`${type} is out of order`)
    if (type === 'BreadcrumbList' && (places[0] !== 1 || places.length < 2)) faults.push('no way from home')
  }
  return faults
}

function everyThing(things: readonly Thing[]): Thing[] {
  return things.flatMap((thing) => [
    thing,
    ...everyThing(Object.values(thing).flatMap((value) => list(value).filter(isThing))),
  ])
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
const isNoAddress = (value: unknown) =>
  !isThing(value) && !(typeof value === 'string' && /^https?:\/\//.test(value))
