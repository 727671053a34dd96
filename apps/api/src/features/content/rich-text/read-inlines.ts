import type { Inline, TextRun } from '@sluimer/contract/content/inline'
import type { Link, PhrasingContent } from 'mdast'
import { parseLinkTarget } from './link-target.ts'
import type { Problems } from './problems.ts'

type Marks = Pick<TextRun, 'strong' | 'emphasis'>

/** Turns running text of Markdown into ours. */
export function readInlines(
  nodes: readonly PhrasingContent[],
  problems: Problems,
  marks: Marks = {},
): Inline[] {
  return joined(nodes.flatMap((node) => readInline(node, problems, marks)))
}

/** Returns the words of running text without marks or links, for a heading or a question. */
export function toPlainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'text') return inline.text
      return inline.type === 'link' ? toPlainText(inline.content) : ' '
    })
    .join('')
}

function readInline(node: PhrasingContent, problems: Problems, marks: Marks): Inline[] {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: node.value.replace(/\s*\n\s*/g, ' '), ...marks }]
    case 'strong':
      return readInlines(node.children, problems, { ...marks, strong: true })
    case 'emphasis':
      return readInlines(node.children, problems, { ...marks, emphasis: true })
    case 'break':
      return [{ type: 'break' }]
    case 'link':
      return readLink(node, problems, marks)
    case 'html':
      problems.add(node, `HTML is not allowed: ${node.value.slice(0, 40)}`)
      return []
    case 'image':
      problems.add(node, 'a picture stands in a paragraph of its own')
      return []
    default:
      problems.add(node, `${node.type} is not allowed`)
      return []
  }
}

function readLink(node: Link, problems: Problems, marks: Marks): Inline[] {
  const target = parseLinkTarget(node.url)
  if (target === undefined) {
    problems.add(
      node,
      `a link leads to a path of the shop, #anchor, https:, mailto: or tel:, not to ${node.url}`,
    )
    return []
  }
  const content = readInlines(node.children, problems, marks).filter((inline) => inline.type === 'text')
  if (content.length > 0) return [{ type: 'link', target, content }]
  problems.add(node, 'a link needs words')
  return []
}

/** Joins neighbours that have the same marks. */
function joined(inlines: readonly Inline[]): Inline[] {
  return inlines.reduce<Inline[]>((done, inline) => {
    const last = done.at(-1)
    const isSame =
      inline.type === 'text' &&
      last?.type === 'text' &&
      last.strong === inline.strong &&
      last.emphasis === inline.emphasis
    if (isSame) done.splice(-1, 1, { ...last, text: last.text + inline.text })
    else done.push(inline)
    return done
  }, [])
}
