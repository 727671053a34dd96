import type { PageCard } from '@sluimer/contract/content/pages'
import { expect, test } from 'vitest'
import { anImage, publicUrl } from '../seo/seo.builders.ts'
import { buildRssXml } from './rss-xml.ts'

const anArticle = (special: Partial<PageCard> = {}): PageCard => ({
  slug: 'bedmaten',
  title: 'Bedmaten & <matrassen>',
  intro: 'Meet “twee keer”.',
  link: '/blog/bedmaten/',
  image: anImage('bed'),
  topic: { title: 'Slaapadvies', slug: 'slaapadvies' },
  reading_minutes: 3,
  published_at: '2026-10-05T07:00:00.000Z',
  ...special,
})

test('[RT-05] the blog can be followed: each article with its address, moment and beginning', () => {
  const xml = buildRssXml([anArticle()], 'Over slapen', publicUrl)
  expect(xml).toContain('<title>Bedmaten &amp; &lt;matrassen&gt;</title>')
  expect(xml).toContain(`<guid isPermaLink="true">${publicUrl}/blog/bedmaten/</guid>`)
  expect(xml).toContain('<pubDate>Mon, 05 Oct 2026 07:00:00 GMT</pubDate>')
  expect(xml).toContain('<category>Slaapadvies</category>')
  expect(xml).toContain(`<media:content url="${publicUrl}/media/1280/bed.webp" medium="image"/>`)
  expect(xml).toContain(`<atom:link href="${publicUrl}/blog/rss.xml" rel="self"`)
})

test('a blog without articles, and an article without picture or topic, are a feed too', () => {
  expect(buildRssXml([], 'Over slapen', publicUrl)).not.toContain('<item>')
  expect(buildRssXml([anArticle({ image: null, topic: null })], '', publicUrl)).not.toMatch(
    /media:content|category/,
  )
})
