import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import type { Anchors } from './anchors.ts'
import { parseLinkTarget } from './link-target.ts'
import type { Problems } from './problems.ts'
import { readInlines, toPlainText } from './read-inlines.ts'
import { readSimpleBlocks } from './read-simple-blocks.ts'
import type { StoredBlock, StoredBlockOf } from './stored-rich-text.ts'

const callouts = {
  tip: { tone: 'tip', title: 'Tip' },
  'let-op': { tone: 'attention', title: 'Let op' },
} as const

/** Reads `:::tip[Title]`, `:::let-op` and `:::vragen`, with what stands between the opening and the closing `:::`. */
export function readContainer(node: ContainerDirective, problems: Problems, anchors: Anchors): StoredBlock[] {
  const [label, inside] = splitLabel(node, problems)
  if (node.name === 'vragen') return readQuestions(inside, problems, anchors)
  if (!Object.hasOwn(callouts, node.name)) {
    problems.add(node, `:::${node.name} is unknown: there are :::tip, :::let-op and :::vragen`)
    return []
  }
  const { tone, title } = callouts[node.name as keyof typeof callouts]
  const content = readSimpleBlocks(inside, problems)
  if (content.length > 0) return [{ type: 'callout', tone, title: label || title, content }]
  problems.add(node, `:::${node.name} has nothing in it`)
  return []
}

/** Reads `::knop[Text]{naar=/path/}` and `::producten[Title]{categorie=path}`. */
export function readLeaf(node: LeafDirective, problems: Problems): StoredBlock[] {
  const label = toPlainText(readInlines(node.children, problems)).trim()
  if (label === '') problems.add(node, `::${node.name} needs words: ::${node.name}[…]`)
  if (node.name === 'knop') return readButton(node, label, problems)
  if (node.name === 'producten') return readProducts(node, label, problems)
  problems.add(node, `::${node.name} is unknown: there are ::knop and ::producten`)
  return []
}

function splitLabel(
  { children }: ContainerDirective,
  problems: Problems,
): [string, ContainerDirective['children']] {
  const [first, ...rest] = children
  if (first?.type !== 'paragraph' || first.data?.directiveLabel !== true) return ['', children]
  return [toPlainText(readInlines(first.children, problems)).trim(), rest]
}

/** Reads questions: every heading is one, and what follows up to the next heading is its answer. */
function readQuestions(
  nodes: ContainerDirective['children'],
  problems: Problems,
  anchors: Anchors,
): StoredBlock[] {
  const items: StoredBlockOf<'questions'>['items'] = []
  const starts = nodes.flatMap((node, at) => (node.type === 'heading' ? [at] : []))
  if (starts[0] !== 0 && nodes[0])
    problems.add(nodes[0], ':::vragen begins with a heading: the first question')
  for (const [index, start] of starts.entries()) {
    const heading = nodes[start]
    if (heading?.type !== 'heading') continue
    const question = toPlainText(readInlines(heading.children, problems)).trim()
    const answer = readSimpleBlocks(nodes.slice(start + 1, starts[index + 1]), problems)
    if (answer.length === 0) problems.add(heading, `no answer to: ${question}`)
    else items.push({ question, anchor: anchors.of(question), answer })
  }
  return items.length > 0 ? [{ type: 'questions', items }] : []
}

function readButton(node: LeafDirective, text: string, problems: Problems): StoredBlock[] {
  const target = parseLinkTarget(node.attributes?.naar ?? '')
  if (target !== undefined) return [{ type: 'button', text, target }]
  problems.add(node, '::knop leads somewhere: {naar=/path/}')
  return []
}

function readProducts(node: LeafDirective, title: string, problems: Problems): StoredBlock[] {
  const { categorie, producten, aantal = '8' } = node.attributes ?? {}
  if (typeof categorie === 'string')
    return [{ type: 'products', title, from: { categoryPath: categorie, limit: Number(aantal) } }]
  if (typeof producten === 'string')
    return [{ type: 'products', title, from: { slugs: producten.split(/\s+/).filter(Boolean) } }]
  problems.add(node, '::producten names a category, {categorie=path}, or products, {producten="slug slug"}')
  return []
}
