import type { PageCard } from '@sluimer/contract/content/pages'
import { expect, test } from 'vitest'
import { groupPages } from './service-groups.ts'

const aPage = (slug: string): PageCard => ({
  slug,
  title: slug,
  intro: '',
  link: `/service/${slug}/`,
  image: null,
  topic: null,
  reading_minutes: 1,
  published_at: '2026-10-05T00:00:00Z',
})
const listSlugs = (slugs: string[]) =>
  groupPages(slugs.map(aPage)).map(({ title, pages }) => [title, ...pages.map(({ slug }) => slug)])

test('[RT-06] service pages stand in groups, each in the order in which staff put them', () => {
  expect(listSlugs(['retourneren', 'privacy', 'bestellen-leveren', 'over-ons'])).toEqual([
    ['Hulp bij je bestelling', 'retourneren', 'bestellen-leveren'],
    ['Over de winkel', 'over-ons'],
    ['De regels', 'privacy'],
  ])
})

test('a page that nobody foresaw is not lost, and an empty group is not shown', () => {
  expect(listSlugs(['iets-nieuws'])).toEqual([['De regels', 'iets-nieuws']])
})
