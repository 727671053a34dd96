import type { Heading, Paragraph, RootContent, Table } from 'mdast'
import type { Anchors } from './anchors.ts'
import type { Problems } from './problems.ts'
import { readContainer, readLeaf } from './read-directives.ts'
import { readInlines, toPlainText } from './read-inlines.ts'
import { readList, readSimpleBlocks } from './read-simple-blocks.ts'
import type { StoredBlock } from './stored-rich-text.ts'

/** Turns a block of Markdown into ours. A block that our texts do not allow is reported and leaves nothing. */
export function readBlock(node: RootContent, problems: Problems, anchors: Anchors): StoredBlock[] {
  switch (node.type) {
    case 'heading':
      return readHeading(node, problems, anchors)
    case 'paragraph':
      return readParagraph(node, problems)
    case 'list':
      return [readList(node, problems)]
    case 'table':
      return [readTable(node, problems)]
    case 'blockquote': {
      const inside = readSimpleBlocks(node.children, problems)
      const paragraphs = inside.flatMap((block) => (block.type === 'paragraph' ? [block.content] : []))
      if (paragraphs.length < inside.length) problems.add(node, 'a quote holds paragraphs only')
      return [{ type: 'quote', paragraphs }]
    }
    case 'containerDirective':
      return readContainer(node, problems, anchors)
    case 'leafDirective':
      return readLeaf(node, problems)
    case 'html':
      problems.add(node, `HTML is not allowed: ${node.value.slice(0, 40)}`)
      return []
    default:
      problems.add(node, `${node.type} is not allowed`)
      return []
  }
}

/** Reads `## Title` or `## Title {#anchor}`; a level 3 belongs under a level 2. */
function readHeading(node: Heading, problems: Problems, anchors: Anchors): StoredBlock[] {
  const written = toPlainText(readInlines(node.children, problems)).trim()
  const [, words, chosen] = /^(.*?)\s*\{#([^}]*)\}$/.exec(written) ?? []
  const text = words ?? written
  const level = node.depth
  if (level !== 2 && level !== 3) {
    problems.add(node, 'headings are ## and ###; the title of the page stands in its front matter')
    return []
  }
  if (chosen !== undefined && !anchors.claim(chosen)) problems.add(node, `#${chosen} stands here twice`)
  return [{ type: 'heading', level, text, anchor: chosen ?? anchors.of(text) }]
}

function readParagraph(node: Paragraph, problems: Problems): StoredBlock[] {
  const [first, second] = node.children
  if (first?.type === 'image' && second === undefined) {
    const { url, alt, title } = first
    return [{ type: 'image', imageKey: url, alt: alt ?? '', caption: title ?? '' }]
  }
  const content = readInlines(node.children, problems)
  return content.length > 0 ? [{ type: 'paragraph', content }] : []
}

function readTable({ align, children }: Table, problems: Problems): StoredBlock {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => readInlines(cell.children, problems)),
  )
  return { type: 'table', align: head.map((_, column) => align?.[column] ?? 'left'), head, rows }
}
