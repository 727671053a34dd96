import type { Footer } from '@sluimer/contract/content/schemas'
import { countryCodes } from '@sluimer/domain/address/country'
import { brand } from '../../lib/brand.ts'
import { type Node, storeId } from './json-ld-node.ts'
import { returnPolicyJsonLd } from './policies-json-ld.ts'

/**
 * Describes the shop itself, with its contacts and return policy, from the footer's data. Without a footer it has only
 * its name and web address. A rating is left out: a shop may not rate itself (Google's rules).
 */
export function storeJsonLd(footer: Footer | undefined, publicUrl: string): Node[] {
  const home = `${publicUrl}/`
  return [
    {
      '@type': 'OnlineStore',
      '@id': storeId(publicUrl),
      name: brand.name,
      description: brand.description,
      url: home,
      logo: `${publicUrl}/favicon.svg`,
      areaServed: [...countryCodes],
      hasMerchantReturnPolicy: returnPolicyJsonLd(publicUrl),
      ...(footer && toContact(footer)),
    },
    {
      '@type': 'WebSite',
      '@id': `${publicUrl}/#website`,
      name: brand.name,
      url: home,
      inLanguage: 'nl',
      publisher: { '@id': storeId(publicUrl) },
    },
  ]
}

/** Leaves out what staff left empty. */
function toContact({ company, phone, email, socials }: Footer) {
  const telephone = phone.number || undefined
  return {
    legalName: company.name || undefined,
    address: toPostalAddress(company.address),
    vatID: company.vat_number || undefined,
    identifier: company.coc_number
      ? { '@type': 'PropertyValue', propertyID: 'KVK', value: company.coc_number }
      : undefined,
    email: email || undefined,
    telephone,
    contactPoint:
      telephone || email
        ? {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            telephone,
            email: email || undefined,
            areaServed: [...countryCodes],
            availableLanguage: 'nl',
          }
        : undefined,
    sameAs: socials.length > 0 ? socials.map(({ url }) => url) : undefined,
  }
}

/**
 * Splits 'Straat 1, 1000 AA Stad' into its parts for machines (a postcode with two letters is Dutch); any other address
 * stays as it was written.
 */
function toPostalAddress(address: string): Node | string | undefined {
  const [, streetAddress, postalCode, addressLocality] = dutchAddress.exec(address) ?? []
  if (!streetAddress || !postalCode || !addressLocality) return address || undefined
  return { '@type': 'PostalAddress', streetAddress, postalCode, addressLocality, addressCountry: 'NL' }
}

const dutchAddress = /^\s*([^,]+?)\s*,\s*([1-9]\d{3} ?[A-Z]{2})\s+([^,]+?)\s*$/
