import type { SimpleBlock } from '@sluimer/contract/content/blocks'
import type { BlockContent, DefinitionContent, List, ListItem, RootContent } from 'mdast'
import type { Problems } from './problems.ts'
import { readInlines } from './read-inlines.ts'

/** Reads paragraphs and lists, the only blocks allowed inside a callout, an answer or a quote. */
export function readSimpleBlocks(
  nodes: readonly (RootContent | BlockContent | DefinitionContent)[],
  problems: Problems,
): SimpleBlock[] {
  return nodes.flatMap((node): SimpleBlock[] => {
    if (node.type === 'paragraph') {
      const content = readInlines(node.children, problems)
      return content.length > 0 ? [{ type: 'paragraph', content }] : []
    }
    if (node.type === 'list') return [readList(node, problems)]
    problems.add(node, node.type === 'html' ? 'HTML is not allowed' : 'only paragraphs and lists stand here')
    return []
  })
}

/** Reads a list of one level, each item a single paragraph. */
export function readList(node: List, problems: Problems): Extract<SimpleBlock, { type: 'list' }> {
  const items = node.children.map((item) => readItem(item, problems)).filter((item) => item.length > 0)
  return { type: 'list', ordered: node.ordered === true, items }
}

function readItem(item: ListItem, problems: Problems) {
  const [first, second] = item.children
  if (second !== undefined) problems.add(second, 'an item of a list is one paragraph; lists have one level')
  if (first?.type === 'paragraph') return readInlines(first.children, problems)
  problems.add(item, 'an item of a list needs words')
  return []
}
