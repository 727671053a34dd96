import { type APIRequestContext, expect, test } from '@playwright/test'
import { structuredDataFaults, structuredTypes } from '../support/structured-data.ts'

interface FeedProduct {
  id: string
  url: string
  variants: { sku: string; url: string; price: { amount: number }; availability: { available: boolean } }[]
}

/** Enough entries of a file to see that it is right, few enough to read in seconds. */
const sampleSize = 6

test('pages in the sitemap exist, may be indexed, and are canonical at that address', async ({ request }) => {
  const files = listTexts(await textAt(request, '/sitemap.xml'), 'loc')
  expect(files.length).toBeGreaterThanOrEqual(3)
  for (const file of files) {
    const addresses = listTexts(await textAt(request, file), 'loc')
    expect(addresses.length, file).toBeGreaterThan(0)
    for (const address of addresses.slice(0, sampleSize)) {
      const html = await textAt(request, address)
      expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
      expect(html, address).not.toContain('noindex')
    }
  }
})

test('robots.txt names the sitemap and shuts the checkout', async ({ request }) => {
  const lines = (await textAt(request, '/robots.txt')).split('\n')
  const [sitemap] = lines.filter((line) => line.startsWith('Sitemap: '))
  expect(listTexts(await textAt(request, sitemap?.slice('Sitemap: '.length) ?? ''), 'loc')).not.toEqual([])
  expect(lines).toContain('Disallow: /checkout/')
})

test('llms.txt leads to pages that can be read', async ({ request }) => {
  const text = await textAt(request, '/llms.txt')
  const addresses = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, address]) => address ?? '')
  expect(addresses.length).toBeGreaterThan(20)
  const [search = ''] = text.match(/http\S+tn_q=\S+(?=\.)/) ?? []
  const step = Math.floor(addresses.length / sampleSize)
  for (const address of [search, ...addresses.filter((_, index) => index % step === 0)])
    await textAt(request, address)
})

test('the feed of agents has each product once, at the price of its page', async ({ request }) => {
  const lines = (await textAt(request, '/feeds/agents.jsonl')).trimEnd().split('\n')
  const products = lines.map((line): FeedProduct => JSON.parse(line))
  expect(products.length).toBeGreaterThan(100)
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
  const step = Math.floor(products.length / sampleSize)
  for (const { variants } of products.filter(
    ({ url }, index) => index % step === 0 && url.endsWith('.html'),
  )) {
    const variant = variants.at(-1)
    const offer = await offerOn(request, variant?.url ?? '', variant?.sku ?? '')
    expect(Math.round(offer.price * 100), variant?.url).toBe(variant?.price.amount)
    expect(offer.availability.endsWith('InStock')).toBe(variant?.availability.available)
  }
})

test('a price is the same on the page, in its structured data and in the feed of each country', async ({
  request,
}) => {
  for (const country of ['nl', 'be']) {
    const items = listTexts(await textAt(request, `/feeds/google-${country}.xml`), 'item')
    expect(items.length).toBeGreaterThan(100)
    const step = Math.floor(items.length / sampleSize)
    for (const item of items.filter((_, index) => index % step === 0)) {
      const [address = ''] = listTexts(item, 'g:link')
      const [sku = ''] = listTexts(item, 'g:id')
      const [full = ''] = listTexts(item, 'g:price')
      const [price = full] = listTexts(item, 'g:sale_price')
      const html = await textAt(request, address)
      const offer = findOffer(html, address, sku)
      expect(`${offer.price.toFixed(2)} EUR`, address).toBe(price)
      expect(`${(offer.priceSpecification?.price ?? offer.price).toFixed(2)} EUR`, address).toBe(full)
      expect(offer.availability.endsWith('InStock')).toBe(listTexts(item, 'g:availability')[0] === 'in_stock')
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      expect(main.replace(/<!--.*?-->/g, ''), address).toContain(`>${spoken(offer.price)}<`)
    }
  }
})

test('[RT-13] [PD-01] every kind of page has structured data without a fault, one address, one heading and a card', async ({
  request,
}) => {
  const kinds: Record<string, string[]> = {
    '/': ['OnlineStore', 'MerchantReturnPolicy', 'PostalAddress', 'WebSite'],
    '/dekbedovertrek/': ['BreadcrumbList', 'ItemList'],
    '/dekbedovertrek/flanel/': ['BreadcrumbList', 'ItemList'],
    '/slapen/?tn_p=2': ['BreadcrumbList', 'ItemList'],
    '/dagdeals/': ['BreadcrumbList', 'ItemList'],
    '/brands/': ['BreadcrumbList'],
    '/brands/lindeblad/': ['BreadcrumbList', 'ItemList'],
    '/blog/': ['BreadcrumbList'],
    '/blog/bedmaten-uitgelegd/': ['BreadcrumbList', 'Article'],
    '/inspiratie/': ['BreadcrumbList'],
    '/inspiratie/slaapkamer-in-salie/': ['BreadcrumbList', 'Article'],
    '/inspiratie/linnen-en-licht/': ['BreadcrumbList', 'Article', 'ItemList'],
    '/service/veelgestelde-vragen/': ['BreadcrumbList', 'FAQPage', 'Question'],
    '/service/klantenservice-contact/': ['BreadcrumbList'],
    '/kortingscode/': ['BreadcrumbList'],
    '/sitemap/': ['BreadcrumbList'],
    '/nieuwsbrief/': ['BreadcrumbList'],
    '/dekbedovertrek-takje.html': ['BreadcrumbList', 'ProductGroup', 'Offer', 'OfferShippingDetails'],
    '/configurator/boxsprings/boxspringset-hotel/step-1/': ['Product', 'AggregateOffer'],
  }
  for (const [path, types] of Object.entries(kinds)) {
    const html = await textAt(request, path)
    expect(structuredDataFaults(html), path).toEqual([])
    expect(structuredTypes(html), path).toEqual(expect.arrayContaining(types))
    const heads = (pattern: RegExp) => html.match(pattern)?.length ?? 0
    expect([heads(/<h1[ >]/g), heads(/rel="canonical"/g), heads(/<title>/g)], path).toEqual([1, 1, 1])
    for (const name of ['og:title', 'og:description', 'og:url', 'og:type'])
      expect(html, path).toContain(`property="${name}"`)
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect((await request.head(toPath(picture))).headers()['content-type'], path).toMatch(/^image\//)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html, path).not.toContain('noindex')
  }
})

test('[RT-13] a page that is not for search engines says so', async ({ request }) => {
  for (const path of [
    '/zoeken/?tn_q=bed',
    '/favorieten/',
    '/keuzehulp/matras/',
    '/dekbedovertrek/flanel/linnen/',
    '/dekbedovertrek/?tn_sort=price_asc',
    '/dekbedovertrek/?tn_fk_ae-prijs=10-50',
    '/slapen/?tn_p=1-2',
  ]) {
    const html = await textAt(request, path)
    expect(html, path).toMatch(/<meta name="robots" content="noindex/)
    expect(structuredDataFaults(html), path).toEqual([])
  }
})

interface Offer {
  price: number
  priceSpecification?: { price: number }
  availability: string
}
interface Thing {
  sku?: string
  offers?: Offer
  hasVariant?: Thing[]
}

/** Returns the offer of an article from the HTML that the server sends. */
async function offerOn(request: APIRequestContext, address: string, sku: string): Promise<Offer> {
  return findOffer(await textAt(request, address), address, sku)
}

function findOffer(html: string, address: string, sku: string): Offer {
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const { '@graph': things = [] } = JSON.parse(data) as { '@graph'?: Thing[] }
  const found = things.flatMap((thing) => [thing, ...(thing.hasVariant ?? [])]).find((one) => one.sku === sku)
  if (found?.offers === undefined) throw new Error(`${address} has no offer for ${sku}`)
  return found.offers
}

/** Returns '48 euro en 95 cent', as the page says it to screen readers. */
function spoken(price: number): string {
  const cents = Math.round(price * 100)
  const euros = `${Math.floor(cents / 100)} euro`
  return cents % 100 === 0 ? euros : `${euros} en ${cents % 100} cent`
}

async function textAt(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(toPath(address))
  expect(answer.status(), address).toBe(200)
  return answer.text()
}

/** Drops the host: the shop under test may be reached by another one than it publishes. */
function toPath(address: string): string {
  const { pathname, search } = new URL(address, 'http://shop.invalid')
  return pathname + search
}

/** Returns the texts of the elements of that name. In the demo shop's addresses and prices only `&amp;` needs decoding. */
function listTexts(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))
  return Array.from(found, ([, text = '']) => text.replaceAll('&amp;', '&'))
}
