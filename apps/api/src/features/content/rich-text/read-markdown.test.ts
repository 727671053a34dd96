import { describe, expect, test } from 'vitest'
import { readMarkdown } from './read-markdown.ts'

function readBlocks(markdown: string) {
  const result = readMarkdown(markdown)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.richText
}
function listProblems(markdown: string) {
  const result = readMarkdown(markdown)
  return result.ok ? [] : result.problems.map(({ line, message }) => `${line}: ${message}`)
}
const words = (text: string) => [{ type: 'text', text }]

describe('what an author writes', () => {
  test('running text keeps its emphasis and its links, each with the kind it has', () => {
    expect(
      readBlocks(
        'Een **dik** en *licht* [dekbed](/dekbed/), of [bel](tel:+31850000000), [mail](mailto:a@b.example)\nof [lees](https://a.example/b).',
      ),
    ).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Een ' },
          { type: 'text', text: 'dik', strong: true },
          { type: 'text', text: ' en ' },
          { type: 'text', text: 'licht', emphasis: true },
          { type: 'text', text: ' ' },
          { type: 'link', target: { kind: 'local', path: '/dekbed/' }, content: words('dekbed') },
          { type: 'text', text: ', of ' },
          { type: 'link', target: { kind: 'phone', number: '+31850000000' }, content: words('bel') },
          { type: 'text', text: ', ' },
          { type: 'link', target: { kind: 'mail', address: 'a@b.example' }, content: words('mail') },
          { type: 'text', text: ' of ' },
          { type: 'link', target: { kind: 'web', url: 'https://a.example/b' }, content: words('lees') },
          { type: 'text', text: '.' },
        ],
      },
    ])
  })

  test('headings get anchors of their words, each its own, or the one the author chose', () => {
    const anchors = readBlocks('## Één maat\n\n### Één maat\n\n## Kosten {#prijs}\n\n[Zie](#prijs)').flatMap(
      (block) => (block.type === 'heading' ? [[block.level, block.text, block.anchor]] : []),
    )
    expect(anchors).toEqual([
      [2, 'Één maat', 'een-maat'],
      [3, 'Één maat', 'een-maat-2'],
      [2, 'Kosten', 'prijs'],
    ])
  })

  test('lists, quotes, tables and pictures', () => {
    expect(
      readBlocks(
        '- a\n- b\n\n1. c\n\n> d\n\n| Maat | Prijs |\n|---|--:|\n| 140 | 5 |\n\n![Rood bed](bed-hero "Zo staat het")',
      ),
    ).toEqual([
      { type: 'list', ordered: false, items: [words('a'), words('b')] },
      { type: 'list', ordered: true, items: [words('c')] },
      { type: 'quote', paragraphs: [words('d')] },
      {
        type: 'table',
        align: ['left', 'right'],
        head: [words('Maat'), words('Prijs')],
        rows: [[words('140'), words('5')]],
      },
      { type: 'image', imageKey: 'bed-hero', alt: 'Rood bed', caption: 'Zo staat het' },
    ])
  })

  test('callouts, buttons and products', () => {
    expect(
      readBlocks(
        ':::tip\nLucht je bed.\n:::\n\n:::let-op[Niet strijken]\n- Nooit\n:::\n\n::knop[Naar dekbedden]{naar=/dekbed/}\n\n::producten[Warm]{categorie=dekbed/dons aantal=4}\n\n::producten[Deze]{producten="a-1 b-2"}',
      ),
    ).toEqual([
      {
        type: 'callout',
        tone: 'tip',
        title: 'Tip',
        content: [{ type: 'paragraph', content: words('Lucht je bed.') }],
      },
      {
        type: 'callout',
        tone: 'attention',
        title: 'Niet strijken',
        content: [{ type: 'list', ordered: false, items: [words('Nooit')] }],
      },
      { type: 'button', text: 'Naar dekbedden', target: { kind: 'local', path: '/dekbed/' } },
      { type: 'products', title: 'Warm', from: { categoryPath: 'dekbed/dons', limit: 4 } },
      { type: 'products', title: 'Deze', from: { slugs: ['a-1', 'b-2'] } },
    ])
  })

  test('questions with their answers', () => {
    const [block] = readBlocks(
      ':::vragen\n### Hoe lang?\n\nEen dag.\n\n- of twee\n\n### Waar?\n\nThuis.\n:::',
    )
    expect(block).toMatchObject({
      type: 'questions',
      items: [
        { question: 'Hoe lang?', anchor: 'hoe-lang', answer: [{ type: 'paragraph' }, { type: 'list' }] },
        { question: 'Waar?', anchor: 'waar', answer: [{ type: 'paragraph' }] },
      ],
    })
  })

  test('a colon in running text is a colon', () => {
    expect(readBlocks('Open van 9:00 tot 17:30, maat:groot.')).toEqual([
      { type: 'paragraph', content: words('Open van 9:00 tot 17:30, maat:groot.') },
    ])
  })
})

describe('is refused with its line', () => {
  test.each([
    ['HTML', 'Goed\n\n<div onclick="x">fout</div>', '3: HTML is not allowed'],
    ['HTML between words', 'Goed <b>fout</b>', '1: HTML is not allowed: <b>'],
    ['a script in an answer', ':::vragen\n### Wat?\n\n<script>x</script>\n:::', '4: HTML is not allowed'],
    ['[VA-30] a link to another host', '[x](//evil.example)', '1: a link leads to'],
    ['[VA-30] a script as link', '[x](javascript:alert)', '1: a link leads to'],
    ['[VA-30] a script as link in a table', '| a |\n|---|\n| [x](data:text/html,x) |', '3: a link leads to'],
    ['[VA-30] an unguarded link', '[x](http://a.example/)', '1: a link leads to'],
    ['[VA-30] a button to another host', '::knop[x]{naar=//evil.example}', '1: ::knop leads somewhere'],
    ['a title', '# Titel', '1: headings are ## and ###'],
    ['a heading under nothing', '### Los', '1: a ### stands under a ##'],
    ['an anchor twice', '## A {#x}\n\n## B {#x}', '3: #x stands here twice'],
    ['a link to no part', '[x](#nergens)', '1: no part of the text is called #nergens'],
    ['a picture between words', 'Kijk ![x](bed)', '1: a picture stands in a paragraph of its own'],
    ['a picture from elsewhere', '![x](https://a.example/x.png)', '1: imageKey: the key of a picture'],
    ['a list in a list', '- a\n  - b', '2: an item of a list is one paragraph'],
    ['a question without answer', ':::vragen\n### Wat?\n:::', '2: no answer to: Wat?'],
    ['an unknown box', ':::gevaar\nx\n:::', '1: :::gevaar is unknown'],
    ['an unknown line', '::video[x]{id=1}', '1: ::video is unknown'],
    ['products from nowhere', '::producten[x]', '1: ::producten names a category'],
    ['code', 'Typ `x`', '1: inlineCode is not allowed'],
    ['a rule', 'a\n\n---', '3: thematicBreak is not allowed'],
  ])('%s', (_, markdown, problem) => {
    expect(listProblems(markdown)).toContainEqual(expect.stringContaining(problem))
  })

  test('all at once, with lines counted from the top of the file', () => {
    const result = readMarkdown('# A\n\n`b`', 7)
    expect(result.ok ? [] : result.problems.map(({ line }) => line)).toEqual([8, 10])
  })
})
