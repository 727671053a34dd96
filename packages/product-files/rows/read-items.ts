import { SaxesParser } from 'saxes'
import { decodeFile, type Encoding, isWhole } from '../letters/decode-file.ts'
import { problemWithLetters } from '../letters/lost-letters.ts'
import type { Row } from './source-product.ts'

/** No feed has more between two items (characters). */
const largestItem = 1_000_000

/** The names of an item in feeds. */
const itemNames = new Set([
  'item',
  'entry',
  'product',
  'artikel',
  'article',
  'offer',
  'aanbieding',
  'record',
  'row',
  'shopitem',
])

type Cells = Record<string, string>

/** The XML of a feed is broken or too large; the rest of the file cannot be read. */
export class BrokenFeed extends Error {}

/**
 * Reads the items of an RSS or Atom feed, or of a list of products, as rows: element names without their prefix, and
 * repeated elements on new lines. A prefixed element ('g:id') takes precedence over the feed's own of that name. The
 * parser knows only XML's own five entities and loads nothing; a document type, which could define others, is refused.
 */
export async function* readItems(file: string, encoding: Encoding): AsyncGenerator<Row> {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const isBroken = !(await isWhole(file, encoding))
  let ready: Row[] = []
  let item: { line: number; plain: Cells; prefixed: Cells; told: Cells } | undefined
  let path: string[] = []
  let text = ''
  let detailName = ''
  /** The name in <param name="Stof">: the text in it, or in an element of it, is its value. */
  let nameInTag = ''
  let depthOfName = 0
  let itemEndedAt = 0

  parser.on('error', (error) => {
    throw new BrokenFeed(
      `line ${parser.line}: no well-formed XML (${error.message.replace(/^\d+:\d+: /, '')})`,
    )
  })
  parser.on('doctype', () => {
    throw new BrokenFeed('a document type (<!DOCTYPE>) is not taken in a feed')
  })
  parser.on('opentag', ({ name, attributes }) => {
    const local = withoutPrefix(name)
    if (item === undefined) {
      // <product id="7">: the attributes of the tag describe the item too.
      if (itemNames.has(local))
        item = { line: parser.line, plain: {}, prefixed: {}, told: toCells(attributes) }
      path = []
      return
    }
    path.push(local)
    const { name: told = '', currency = '' } = toCells(attributes)
    if (told !== '') nameInTag = told
    if (told !== '') depthOfName = path.length
    // <price currency="EUR">
    if (path.length === 1) addIfNew('currency', currency)
    text = ''
  })
  const addText = (piece: string) => {
    if (item !== undefined) text += piece
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', (tag) => {
    if (item === undefined) return
    const name = path.pop()
    if (name === undefined) {
      const cells = { ...item.told, ...item.plain, ...item.prefixed }
      const problem = problemWithLetters(Object.entries(cells), { encoding, isBroken })
      ready.push({ line: item.line, cells, ...(problem === undefined ? {} : { problem, raw: '' }) })
      item = undefined
      itemEndedAt = parser.position
      return
    }
    if (nameInTag !== '' && text.trim() !== '') {
      add('product_detail', `${nameInTag}=${text.trim()}`)
      addIfNew(nameInTag.toLowerCase(), text.trim())
      nameInTag = ''
    } else if (name === 'attribute_name') detailName = text.trim()
    else if (name === 'attribute_value') add('product_detail', `${detailName}=${text.trim()}`)
    else if (path.length === 0) add(name, text.trim(), tag.name.includes(':') ? 'prefixed' : 'plain')
    else if (path[0] !== undefined && path[0] !== 'product_detail') {
      // <images><image>…</image></images>: a list has the name of its outer element, and each entry its own.
      add(path[0], text.trim(), 'plain')
      add(`${path[0]}/${name}`, text.trim(), 'plain')
    }
    if (path.length < depthOfName) nameInTag = ''
    text = ''
  })
  function addIfNew(name: string, value: string) {
    if (item?.plain[name] === undefined && item?.prefixed[name] === undefined) add(name, value, 'plain')
  }
  function add(name: string, value: string, kind: 'plain' | 'prefixed' = 'prefixed') {
    if (item === undefined || value === '') return
    const before = item[kind][name]
    item[kind][name] = before === undefined ? value : `${before}\n${value}`
  }

  for await (const piece of decodeFile(file, encoding)) {
    parser.write(piece)
    if (parser.position - itemEndedAt > largestItem)
      throw new BrokenFeed(`line ${parser.line}: an item that does not end`)
    yield* ready
    ready = []
  }
  parser.close()
  yield* ready
}

/** Returns the names in the first items of a feed; none when it contains no item. */
export async function readItemNames(file: string, encoding: Encoding): Promise<string[]> {
  const names = new Set<string>()
  let items = 0
  for await (const { cells } of readItems(file, encoding)) {
    for (const name of Object.keys(cells)) names.add(name)
    if (++items === itemsLookedAt) break
  }
  return [...names]
}

const itemsLookedAt = 50

const toCells = (attributes: Record<string, string | { value: string }>): Cells =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, said]) => [
      withoutPrefix(name),
      (typeof said === 'string' ? said : said.value).trim(),
    ]),
  )

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()
