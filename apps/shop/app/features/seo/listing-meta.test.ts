import { expect, test } from 'vitest'
import { buildListingMeta } from './listing-meta.ts'

const listing = (canonical_url: string, indexable: boolean, next: string | null = null) => ({
  canonical_url,
  indexable,
  pagination: { total: 50, subtotal: 24, page: 1, page_links: { next, range: null } },
})
const words = { title: 'Dekbedden van dons', description: 'Kies uit 50 producten.' }
const renderMeta = (shown: ReturnType<typeof listing>) =>
  buildListingMeta(shown, 'https://shop.example', words)

test('[RT-13] a page for search engines names its one address and the page after it', () => {
  const meta = renderMeta(listing('/dekbed/dons/', true, '/dekbed/dons/?tn_p=2'))
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://shop.example/dekbed/dons/',
  })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'next',
    href: 'https://shop.example/dekbed/dons/?tn_p=2',
  })
  expect(meta).toContainEqual({
    name: 'description',
    content: 'Dekbedden van dons. Kies uit 50 producten. Thuisbezorgd in Nederland en België.',
  })
  expect(JSON.stringify(meta)).not.toContain('noindex')
})

test('[RT-13] a later page has its own address and its own title', () => {
  const meta = renderMeta(listing('/dekbed/dons/?tn_p=2', true))
  expect(meta).toContainEqual({ title: expect.stringContaining('Dekbedden van dons, pagina 2') })
  expect(meta).toContainEqual({
    name: 'description',
    content: expect.stringMatching(/^Dekbedden van dons, pagina 2\. /),
  })
  expect(meta).toContainEqual({
    property: 'og:url',
    content: 'https://shop.example/dekbed/dons/?tn_p=2',
  })
})

test('[RT-13] any other listing is not to be kept, and leads no further', () => {
  const meta = renderMeta(listing('/dekbed/dons/wit/', false, '/dekbed/dons/wit/?tn_p=2'))
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  expect(JSON.stringify(meta)).not.toContain('"next"')
})
