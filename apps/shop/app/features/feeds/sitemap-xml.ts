import { xmlElement, xmlHead } from './xml.ts'

export interface SitemapAddress {
  /** Path inside the shop, or of a file of the sitemap. */
  link: string
  /** When it last changed; null when nobody knows, and then nothing is claimed. */
  changed_at: string | null
  /** Absolute addresses of the pictures on it. */
  images?: readonly string[]
}

const addressSet =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">'
const fileSet = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'

/** One file of the sitemap: addresses with their pictures. */
export function sitemapXml(addresses: readonly SitemapAddress[], publicUrl: string): string {
  const entries = addresses.map((address) => {
    const images = address.images ?? []
    const pictures = images.map((image) => `<image:image>${xmlElement('image:loc', image)}</image:image>`)
    return `<url>${placeOf(address, publicUrl)}${pictures.join('')}</url>\n`
  })
  return `${xmlHead}${addressSet}\n${entries.join('')}</urlset>\n`
}

/** The list of all files of the sitemap. */
export function sitemapIndexXml(files: readonly SitemapAddress[], publicUrl: string): string {
  const entries = files.map((file) => `<sitemap>${placeOf(file, publicUrl)}</sitemap>\n`)
  return `${xmlHead}${fileSet}\n${entries.join('')}</sitemapindex>\n`
}

function placeOf({ link, changed_at }: SitemapAddress, publicUrl: string): string {
  const address = new URL(`${publicUrl}${link}`).href
  return xmlElement('loc', address) + (changed_at === null ? '' : xmlElement('lastmod', changed_at))
}

/** The latest of some moments; null when none is known. */
export function latest(moments: readonly (string | null)[]): string | null {
  return moments.reduce((last, moment) => ((moment ?? '') > (last ?? '') ? moment : last), null)
}
