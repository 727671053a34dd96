import type { RichText as Blocks } from '@sluimer/contract/content/rich-text'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { anImage, aTile } from '../product/product.builders.ts'
import { RichText } from './rich-text.tsx'

function renderHtml(blocks: Blocks): string {
  const Page = createRoutesStub([{ path: '*', Component: () => <RichText blocks={blocks} /> }])
  return renderToStaticMarkup(<Page />)
}
const words = (text: string) => [{ type: 'text' as const, text }]
const linkTo = (target: object) =>
  renderHtml([
    { type: 'paragraph', content: [{ type: 'link', target: target as never, content: words('hierheen') }] },
  ])

test('[RT-05] text stays text, whatever it contains', () => {
  const html = renderHtml([{ type: 'paragraph', content: words('<script>alert(1)</script>') }])
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/%2F/evil.example',
  'https://evil.example',
])('[VA-30] a local link to %j is shown as words', (path) => {
  const html = linkTo({ kind: 'local', path })
  expect(html).not.toContain('href')
  expect(html).toContain('hierheen')
})

test.each([
  [{ kind: 'local', path: '/dekbed/' }, 'href="/dekbed/"'],
  [{ kind: 'anchor', anchor: 'kosten' }, 'href="#kosten"'],
  [{ kind: 'mail', address: 'a@b.example' }, 'href="mailto:a@b.example"'],
  [{ kind: 'phone', number: '+31 85 000' }, 'href="tel:+3185000"'],
  [{ kind: 'web', url: 'https://a.example/' }, 'href="https://a.example/"'],
])('a link %o leads there', (target, href) => expect(linkTo(target)).toContain(href))

test('headings keep their levels and anchors, tables name their columns, answers follow their question', () => {
  const html = renderHtml([
    { type: 'heading', level: 2, text: 'Maten', anchor: 'maten' },
    {
      type: 'table',
      align: ['left', 'right'],
      head: [words('Maat'), words('Prijs')],
      rows: [[words('140'), words('5')]],
    },
    { type: 'heading', level: 3, text: 'Kosten', anchor: 'kosten' },
    {
      type: 'questions',
      items: [
        {
          question: 'Hoe lang?',
          anchor: 'hoe-lang',
          answer: [{ type: 'paragraph', content: words('Kort') }],
        },
      ],
    },
  ])
  expect(html).toMatch(/<h2 id="maten"[^>]*>Maten/)
  expect(html).toMatch(/<h3 id="kosten"[^>]*>Kosten/)
  expect(html).toMatch(/<th scope="col"[^>]*>Maat/)
  expect(html).toMatch(/<td[^>]*text-right[^>]*>5</)
  expect(html).toMatch(/<details[\s\S]*Hoe lang\?[\s\S]*<div id="hoe-lang"[\s\S]*Kort/)
})

test('where a table with many columns becomes cards, each value has the head of its column', () => {
  const heads = ['Stof', 'Wassen', 'Drogen', 'Strijken']
  const render = (columns: number) =>
    renderHtml([
      {
        type: 'table',
        align: heads.slice(0, columns).map(() => 'left' as const),
        head: heads.slice(0, columns).map(words),
        rows: [heads.slice(0, columns).map((_, at) => words(`cel ${at}`))],
      },
    ])
  expect(render(4)).toMatch(/<td[^>]*>cel 0<.*<td[^>]*><span aria-hidden="true"[^>]*>Wassen<\/span>cel 1</s)
  expect(render(4).match(/aria-hidden/g)).toHaveLength(3)
  expect(render(3)).not.toContain('aria-hidden')
})

test('a long list of questions unfolds all but the first few', () => {
  const list = (count: number) =>
    renderHtml([
      {
        type: 'questions',
        items: Array.from({ length: count }, (_, at) => ({
          question: `Vraag ${at}?`,
          anchor: `vraag-${at}`,
          answer: [{ type: 'paragraph' as const, content: words('Kort') }],
        })),
      },
    ])
  expect(list(9)).not.toContain('Nog ')
  expect(list(10)).toMatch(/Vraag 5\?[\s\S]*<summary[^>]*>Nog 4 vragen[\s\S]*Vraag 6\?[\s\S]*Vraag 9\?/)
})

test('pictures have their words and caption, and a strip without products is left out', () => {
  const html = renderHtml([
    { type: 'image', image: anImage('bed'), caption: 'Zo staat het' },
    {
      type: 'products',
      title: 'Warm',
      link: { title: 'Alle dekbedden', link: '/dekbed/' },
      products: [aTile()],
    },
    { type: 'products', title: 'Niets meer', link: null, products: [] },
  ])
  expect(html).toMatch(/<figcaption[^>]*>Zo staat het/)
  expect(html).toMatch(/<h2[^>]*>Warm/)
  expect(html).toContain('href="/dekbed/"')
  expect(html).not.toContain('Niets meer')
})
