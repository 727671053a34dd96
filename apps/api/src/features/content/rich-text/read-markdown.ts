import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { directive } from 'micromark-extension-directive'
import { gfmTable } from 'micromark-extension-gfm-table'
import { Anchors } from './anchors.ts'
import { Problems, type TextProblem } from './problems.ts'
import { readBlock } from './read-blocks.ts'
import { type StoredRichText, storedRichTextSchema } from './stored-rich-text.ts'

export type MarkdownResult =
  | { readonly ok: true; readonly richText: StoredRichText }
  | { readonly ok: false; readonly problems: readonly TextProblem[] }

/** Directives are read only on lines of their own; inside running text a colon is a colon. */
const { flow } = directive()

/**
 * Reads what an author wrote. It understands a small part of Markdown and a few directives (`:::tip`, `:::vragen`,
 * `::producten`, …). Anything else, HTML first, is reported with its line: nothing is dropped silently.
 *
 * @param linesBefore lines of the file before the text, for the lines in problems
 */
export function readMarkdown(markdown: string, linesBefore = 0): MarkdownResult {
  const problems = new Problems(linesBefore)
  const anchors = new Anchors()
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable(), flow === undefined ? {} : { flow }],
    mdastExtensions: [gfmTableFromMarkdown(), directiveFromMarkdown()],
  })
  const richText: StoredRichText = []
  let level = 1
  for (const node of tree.children) {
    for (const block of readBlock(node, problems, anchors)) {
      if (block.type === 'heading') {
        if (block.level > level + 1) problems.add(node, 'a ### stands under a ##')
        level = block.level
      }
      const checked = storedRichTextSchema.element.safeParse(block)
      if (checked.success) richText.push(checked.data)
      else
        for (const { path, message } of checked.error.issues)
          problems.add(node, `${path.join('.')}: ${message}`)
    }
  }
  for (const anchor of missingAnchors(richText))
    problems.found.push({ line: linesBefore + 1, message: `no part of the text is called #${anchor}` })
  return problems.found.length > 0 ? { ok: false, problems: problems.found } : { ok: true, richText }
}

/** Returns the links to parts of the text that do not exist. */
function missingAnchors(richText: StoredRichText): string[] {
  const text = JSON.stringify(richText)
  const known = new Set(
    richText.flatMap((block) => {
      if (block.type === 'heading') return [block.anchor]
      return block.type === 'questions' ? block.items.map((item) => item.anchor) : []
    }),
  )
  const asked = [...text.matchAll(/"kind":"anchor","anchor":"([a-z0-9-]+)"/g)].flatMap(
    ([, anchor]) => anchor ?? [],
  )
  return asked.filter((anchor) => !known.has(anchor))
}
