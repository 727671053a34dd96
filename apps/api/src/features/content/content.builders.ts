import type { PageInput } from './page/page-input.ts'
import type { StoredBlock } from './rich-text/stored-rich-text.ts'

/** Returns a paragraph of plain text. */
export function aParagraph(text = 'Een bed is om in te slapen.'): StoredBlock {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}

export function aPage(special: Partial<PageInput> = {}): PageInput {
  return {
    kind: 'blog',
    slug: 'beter-slapen',
    title: 'Beter slapen',
    intro: 'Zo doe je dat.',
    body: [aParagraph()],
    publishedAt: new Date('2026-10-01T08:00:00Z'),
    ...special,
  }
}
