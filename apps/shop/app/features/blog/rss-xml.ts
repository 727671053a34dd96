import type { PageCard } from '@sluimer/contract/content/pages'
import { brand } from '../../lib/brand.ts'
import { buildXmlElement, escapeXml, xmlHead } from '../feeds/xml.ts'
import { toMachinePicture } from '../seo/picture-address.ts'
import { rssPath } from './blog-address.ts'

/** Writes articles as RSS 2.0, in the given order. The feed holds the beginning of each; its link leads to the rest. */
export function buildRssXml(articles: readonly PageCard[], description: string, publicUrl: string): string {
  const self = `${publicUrl}${rssPath}`
  const [newest] = articles
  return [
    `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>`,
    buildXmlElement('title', `Blog van ${brand.name}`),
    buildXmlElement('link', `${publicUrl}/blog/`),
    buildXmlElement('description', description),
    buildXmlElement('language', 'nl'),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [buildXmlElement('lastBuildDate', mailDate(newest.published_at))] : []),
    ...articles.map((article) => itemXml(article, publicUrl)),
    '</channel></rss>\n',
  ].join('\n')
}

function itemXml(article: PageCard, publicUrl: string): string {
  const address = `${publicUrl}${article.link}`
  const { topic, image } = article
  return [
    '<item>',
    buildXmlElement('title', article.title),
    buildXmlElement('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    buildXmlElement('pubDate', mailDate(article.published_at)),
    buildXmlElement('description', article.intro),
    ...(topic ? [buildXmlElement('category', topic.title)] : []),
    ...(image
      ? [`<media:content url="${escapeXml(toMachinePicture(image, publicUrl).address)}" medium="image"/>`]
      : []),
    '</item>',
  ].join('')
}

/** The date format of RFC 822: 'Fri, 20 Nov 2026 09:00:00 GMT'. */
const mailDate = (moment: string) => new Date(moment).toUTCString()
