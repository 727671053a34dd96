import type { PageCard } from '@sluimer/contract/content/pages'
import { brand } from '../../lib/brand.ts'
import { xmlElement, xmlHead, xmlText } from '../feeds/xml.ts'
import { machinePicture } from '../seo/picture-address.ts'
import { rssPath } from './blog-address.ts'

/** Writes articles as RSS 2.0, in the given order. The feed holds the beginning of each; its link leads to the rest. */
export function rssXml(articles: readonly PageCard[], description: string, publicUrl: string): string {
  const self = `${publicUrl}${rssPath}`
  const [newest] = articles
  return [
    `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>`,
    xmlElement('title', `Blog van ${brand.name}`),
    xmlElement('link', `${publicUrl}/blog/`),
    xmlElement('description', description),
    xmlElement('language', 'nl'),
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [xmlElement('lastBuildDate', mailDate(newest.published_at))] : []),
    ...articles.map((article) => itemXml(article, publicUrl)),
    '</channel></rss>\n',
  ].join('\n')
}

function itemXml(article: PageCard, publicUrl: string): string {
  const address = `${publicUrl}${article.link}`
  const { topic, image } = article
  return [
    '<item>',
    xmlElement('title', article.title),
    xmlElement('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    xmlElement('pubDate', mailDate(article.published_at)),
    xmlElement('description', article.intro),
    ...(topic ? [xmlElement('category', topic.title)] : []),
    ...(image
      ? [`<media:content url="${xmlText(machinePicture(image, publicUrl).address)}" medium="image"/>`]
      : []),
    '</item>',
  ].join('')
}

/** The date format of RFC 822: 'Fri, 20 Nov 2026 09:00:00 GMT'. */
const mailDate = (moment: string) => new Date(moment).toUTCString()
