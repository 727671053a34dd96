import { expect, test } from 'vitest'
import { groupSiteMap } from './site-map-groups.ts'

const page = (kind: 'blog' | 'text', link: string) => ({
  kind,
  link,
  title: link,
  changed_at: '2026-10-05T06:00:00.000Z',
})
const titles = (...given: Parameters<typeof groupSiteMap>) => groupSiteMap(...given).map(({ title }) => title)

test('[RT-05] the sitemap shows each page in its group, and no group without pages', () => {
  const groups = groupSiteMap(
    { categories: [{ title: 'Dekbedden', link: '/dekbed/', changed_at: null }] },
    { pages: [page('blog', '/blog/a/'), page('text', '/textpage/?page=b')] },
  )
  expect(groups.map(({ title }) => title)).toEqual(['De winkel', 'Categorieën', 'Artikelen'])
  expect(groups[0]?.links.at(-1)?.link).toBe('/textpage/?page=b')
})

test('[ER-02] what could not be read leaves the rest standing', () => {
  expect(titles(undefined, undefined)).toEqual(['De winkel'])
  expect(
    titles({ brands: [{ title: 'Haver', link: '/brands/haver/', changed_at: null }] }, undefined),
  ).toEqual(['De winkel', 'Merken'])
})
