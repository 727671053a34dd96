import { buildXmlElement, xmlHead } from './xml.ts'

export interface SitemapAddress {
  /** A path in the shop, or that of a sitemap file. */
  link: string
  /** When it last changed; null when that is unknown, and then the sitemap states no date. */
  changed_at: string | null
  /** Absolute addresses of its pictures. */
  images?: readonly string[]
}

const addressSet =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">'
const fileSet = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'

/** Writes one file of the sitemap: addresses with their pictures. */
export function buildSitemapXml(addresses: readonly SitemapAddress[], publicUrl: string): string {
  const entries = addresses.map((address) => {
    const images = address.images ?? []
    const pictures = images.map(
      (image) => `<image:image>${buildXmlElement('image:loc', image)}</image:image>`,
    )
    return `<url>${toLocation(address, publicUrl)}${pictures.join('')}</url>\n`
  })
  return `${xmlHead}${addressSet}\n${entries.join('')}</urlset>\n`
}

export function buildSitemapIndexXml(files: readonly SitemapAddress[], publicUrl: string): string {
  const entries = files.map((file) => `<sitemap>${toLocation(file, publicUrl)}</sitemap>\n`)
  return `${xmlHead}${fileSet}\n${entries.join('')}</sitemapindex>\n`
}

function toLocation({ link, changed_at }: SitemapAddress, publicUrl: string): string {
  const address = new URL(`${publicUrl}${link}`).href
  return buildXmlElement('loc', address) + (changed_at === null ? '' : buildXmlElement('lastmod', changed_at))
}

/** Returns the latest of some moments; null when none is known. */
export function findLatest(moments: readonly (string | null)[]): string | null {
  return moments.reduce((last, moment) => ((moment ?? '') > (last ?? '') ? moment : last), null)
}
