import { expect, test } from 'vitest'
import { publicUrl } from '../seo/seo.builders.ts'
import { readXml, textsIn } from '../seo/testing/read-xml.ts'
import { buildRobotsText } from './robots-text.ts'
import { buildSitemapIndexXml, buildSitemapXml, findLatest } from './sitemap-xml.ts'

const moment = '2026-11-20T10:00:00.000Z'

test('a sitemap names absolute addresses, when they changed, and their pictures', () => {
  const page = { link: '/dekbed-duin.html', changed_at: moment, images: ['https://shop.example.test/a.webp'] }
  const [url] = readXml(buildSitemapXml([page], publicUrl)).children
  expect(textsIn(url, 'loc')).toEqual(['https://shop.example.test/dekbed-duin.html'])
  expect(textsIn(url, 'lastmod')).toEqual([moment])
  const image = url?.children.find(({ name }) => name === 'image:image')
  expect(textsIn(image, 'image:loc')).toEqual(['https://shop.example.test/a.webp'])
})

test('no moment of change is made up', () => {
  const [url] = readXml(buildSitemapXml([{ link: '/', changed_at: null }], publicUrl)).children
  expect(textsIn(url, 'lastmod')).toEqual([])
})

test('an address is encoded, and cannot break the file', () => {
  const link = '/textpage/?page=a&b=<é>"'
  const [url] = readXml(buildSitemapXml([{ link, changed_at: null }], publicUrl)).children
  expect(textsIn(url, 'loc')).toEqual(['https://shop.example.test/textpage/?page=a&b=%3C%C3%A9%3E%22'])
})

test('the index names the files with the last change in each', () => {
  const changed_at = findLatest([null, '2026-11-19T10:00:00.000Z', moment, null])
  const [file] = readXml(
    buildSitemapIndexXml([{ link: '/sitemap-products-1.xml', changed_at }], publicUrl),
  ).children
  expect(textsIn(file, 'loc')).toEqual(['https://shop.example.test/sitemap-products-1.xml'])
  expect(textsIn(file, 'lastmod')).toEqual([moment])
})

test('robots.txt keeps machines from kept carts, checkout, search and sorted listings, and names the sitemap', () => {
  const lines = buildRobotsText(publicUrl).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /cart/restore/',
      'Disallow: /checkout/',
      'Disallow: /zoeken/suggesties/',
      'Disallow: /*?*tn_sort=',
      'Sitemap: https://shop.example.test/sitemap.xml',
    ]),
  )
})

test('robots.txt lets filters be fetched that say noindex themselves, pictures and pages', () => {
  const text = buildRobotsText(publicUrl)
  expect(text).not.toMatch(/tn_fk_kleur|tn_p|Disallow: \/$|media|assets/m)
})
