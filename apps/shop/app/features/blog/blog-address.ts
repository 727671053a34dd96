import type { MetaDescriptor } from 'react-router'
import { brand } from '../../lib/brand.ts'

export const rssPath = '/blog/rss.xml'
export const blogDescription =
  'Wat we weten over bedden, beddengoed en een kamer waarin je tot rust komt: advies waar je iets aan hebt.'

/** Lets feed readers find the blog's feed. */
export const rssLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `Blog van ${brand.name}`,
  href: rssPath,
}

/** Returns the address of a page of the blog; the first page and "all topics" need no parameters. */
export function buildBlogAddress({ topic, page = 1 }: { topic?: string | undefined; page?: number }): string {
  const query = new URLSearchParams()
  if (topic !== undefined) query.set('onderwerp', topic)
  if (page > 1) query.set('p', String(page))
  return query.size > 0 ? `/blog/?${query}` : '/blog/'
}

/** Returns the query that an address stands for, and leaves out parameters that make no sense. */
export function readBlogQuery(search: URLSearchParams): { topic?: string; page?: number } {
  const topic = search.get('onderwerp')
  const page = search.get('p')
  return {
    ...(topic !== null && /^[a-z0-9-]{1,120}$/.test(topic) ? { topic } : {}),
    ...(page !== null && /^[1-9]\d{0,3}$/.test(page) ? { page: Number(page) } : {}),
  }
}
