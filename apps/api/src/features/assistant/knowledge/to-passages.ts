import type { Passage } from '@sluimer/assistant/passages/passage'
import { describeTable, type Table } from '@sluimer/assistant/passages/table'
import { toPageAddress } from '@sluimer/domain/content/page-address'
import { withCapital } from '@sluimer/domain/time/dutch-date'
import type { findPagesOfKinds } from '../../content/page/page.queries.ts'
import { type StoredBlock, storedRichTextSchema } from '../../content/rich-text/stored-rich-text.ts'

type Page = Awaited<ReturnType<typeof findPagesOfKinds>>[number]
type Inlines = Extract<StoredBlock, { type: 'paragraph' }>['content']
interface Part {
  title: string
  anchor: string
  text: string
  table?: Table
  links?: NonNullable<Passage['links']>
}
type Simple = Extract<StoredBlock, { type: 'callout' }>['content'][number]

/**
 * Cuts a page into the parts that answer a question: each question with its answer, and each paragraph, list or table with
 * the heading above it. A page that cannot be read any more has none.
 */
export function toPassages({ kind, slug, title, body, searchWords }: Page): Passage[] {
  const read = storedRichTextSchema.safeParse(body)
  if (!read.success) return []
  const path = toPageAddress(kind, slug)
  const whole = searchWords.filter((line) => !line.startsWith('#')).join(' ')
  const toPassage = (part: Part): Passage => ({
    title: part.title,
    pageTitle: title,
    path: part.anchor === '' ? path : `${path}#${part.anchor}`,
    searchWords: part.anchor === '' ? whole : listWordsOf(searchWords, part.anchor),
    text: part.text,
    table: part.table,
    links: part.links ?? [],
  })
  const parts: Part[] = []
  let below = { title, anchor: '' }
  for (const block of read.data) {
    if (block.type === 'heading') below = { title: block.text, anchor: block.anchor }
    else if (block.type === 'questions')
      parts.push(
        ...block.items.map(({ question, anchor, answer }) => ({
          ...{ title: question, anchor },
          text: answer.map(toSimpleText).join('\n'),
          links: answer.flatMap(listLinks),
        })),
      )
    else if (block.type === 'table') {
      const table = toTable(block)
      parts.push({ ...below, text: describeTable(table), table })
    } else
      parts.push({ ...below, text: toText(block), links: block.type === 'paragraph' ? listLinks(block) : [] })
  }
  return parts.filter(({ text }) => text !== '').map(toPassage)
}

function listWordsOf(searchWords: readonly string[], anchor: string): string {
  const start = `#${anchor} `
  return searchWords
    .filter((line) => line.startsWith(start))
    .map((line) => line.slice(start.length))
    .join(' ')
}

function toText(block: StoredBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'list':
      return toSimpleText(block)
    case 'callout':
      return [`${block.title}`, ...block.content.map(toSimpleText)].join('\n')
    default:
      return ''
  }
}

function toTable({ head, rows }: Extract<StoredBlock, { type: 'table' }>): Table {
  return {
    heads: head.slice(1).map(toWords),
    rows: rows.map(([first = [], ...cells]) => ({ label: toWords(first), cells: cells.map(toWords) })),
  }
}

function toSimpleText(block: Simple): string {
  if (block.type === 'paragraph') return toWords(block.content)
  return block.items.map(toWords).join('\n')
}

/** Returns the pages of the shop to which a paragraph or a list links. */
function listLinks(block: Simple): { title: string; path: string }[] {
  const inlines = block.type === 'paragraph' ? block.content : block.items.flat()
  return inlines.flatMap((inline) =>
    inline.type === 'link' && inline.target.kind === 'local'
      ? [{ title: withCapital(toWords(inline.content)), path: inline.target.path }]
      : [],
  )
}

function toWords(content: Inlines): string {
  return content
    .map((inline) => {
      if (inline.type === 'break') return ' '
      if (inline.type === 'text') return inline.text
      return inline.content.map(({ text }) => text).join('')
    })
    .join('')
}
