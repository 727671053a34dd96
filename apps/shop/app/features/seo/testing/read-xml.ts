/** An element with its text, or with the elements in it. */
export interface XmlElement {
  name: string
  text: string
  children: XmlElement[]
}

const token =
  /<\?xml [^?<>]*\?>|<\/(?<end>[\w:]+)>|<(?<start>[\w:]+)(?<attributes>(?: [\w:]+="[^"<&]*")*)>|(?<text>(?:[^<&]|&(?:amp|lt|gt|quot|apos);)+)/uy

/** Reads XML as strictly as this folder's files need; throws at anything else, and at what XML 1.0 cannot hold. */
export function readXml(source: string): XmlElement {
  const root: XmlElement = { name: '', text: '', children: [] }
  const open = [root]
  token.lastIndex = 0
  while (token.lastIndex < source.length) {
    const at = token.lastIndex
    const groups = token.exec(source)?.groups
    const current = open.at(-1)
    if (groups === undefined || current === undefined)
      throw new Error(`not XML: ${source.slice(at, at + 60)}`)
    if (groups.start !== undefined) {
      const element = { name: groups.start, text: '', children: [] }
      current.children.push(element)
      open.push(element)
    } else if (groups.end !== undefined) {
      if (open.pop()?.name !== groups.end) throw new Error(`not open: ${groups.end}`)
    } else if (groups.text !== undefined) current.text += decoded(groups.text)
  }
  const [document, ...others] = root.children
  if (document === undefined || others.length > 0 || open.length !== 1 || root.text.trim() !== '')
    throw new Error('not one whole document')
  return document
}

/** Returns the texts of the elements of that name directly in another. */
export function textsIn(element: XmlElement | undefined, name: string): string[] {
  return (element?.children ?? []).filter((child) => child.name === name).map((child) => child.text)
}

function decoded(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/u.test(text))
    throw new Error('a character that XML cannot hold')
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '')
}
