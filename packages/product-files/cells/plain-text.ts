import { Parser } from 'htmlparser2'
import { blockTags, escapeLooseMarks, inlineTags, silentTags } from './html-tags.ts'

/**
 * Returns the paragraphs of a text that may contain HTML: words only, with entities decoded and whitespace joined. No
 * markup is kept, so nothing in it can run on a page; the contents of scripts, styles and frames are dropped as well.
 * Words separated by markup stay separate, except by markup within words ('m<sup>2</sup>').
 */
export function toParagraphs(html: string): string[] {
  const paragraphs: string[] = []
  let open = ''
  let silence = 0
  /** The last tag that ended, if nothing came after it. */
  let ended = ''
  let isRaised = false
  const close = () => {
    for (const part of open.split(/\n\s*\n/)) {
      const text = part.replace(/[\s\p{Cc}]+/gu, ' ').trim()
      if (text !== '') paragraphs.push(text)
    }
    open = ''
  }
  const parser = new Parser({
    onopentag(name) {
      if (silentTags.has(name)) silence++
      if (blockTags.has(name)) close()
      // Links in a row are a list of words.
      else if (!inlineTags.has(name) || (name === 'a' && ended === 'a')) open += ' '
      isRaised = name === 'sup'
    },
    onclosetag(name) {
      if (silentTags.has(name)) silence--
      if (blockTags.has(name)) close()
      else if (!inlineTags.has(name)) open += ' '
      ended = name
      isRaised = false
    },
    ontext(text) {
      if (silence > 0) return
      // Without its markup a power would look like part of the number.
      open += isRaised ? text.replace(/[123]/g, (digit) => powers[digit] ?? digit) : text
      ended = ''
    },
  })
  parser.end(escapeLooseMarks(withMarkup(withoutControls(html))))
  close()
  return paragraphs
}

const powers: Record<string, string> = { 1: '¹', 2: '²', 3: '³' }

const windows = new TextDecoder('windows-1252')
/** Replaces letters of Windows-1252 that a system copied unchanged: U+0092 is an apostrophe, as in every browser. */
const withoutControls = (text: string) =>
  text.replace(/[\u0080-\u009f]/g, (control) => windows.decode(Uint8Array.of(control.charCodeAt(0))))

/** Restores markup that some systems store escaped: '&lt;p&gt;Zacht&lt;/p&gt;' without any tag becomes '<p>Zacht</p>'. */
function withMarkup(html: string): string {
  const isEscaped =
    !/<[a-z]/i.test(html) && /&lt;(p|br|div|ul|ol|li|h[1-6]|span|strong|table|b|i|em|script)\b/i.test(html)
  if (!isEscaped) return html
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** No paragraph here is longer (characters). */
const longestParagraph = 5_000

/** Splits a text without breaks that is too long for one paragraph, after sentences or else after words. */
export function inReadableParts(paragraph: string): string[] {
  if (paragraph.length <= longestParagraph) return [paragraph]
  const start = paragraph.slice(0, longestParagraph)
  const ends = [start.lastIndexOf('. ') + 1, start.lastIndexOf(' '), longestParagraph]
  const end = ends.find((one) => one > 0) ?? longestParagraph
  return [start.slice(0, end).trim(), ...inReadableParts(paragraph.slice(end).trim())]
}

/** No product has more paragraphs; those of a longer text are joined, in their order, until they fit. */
const mostParagraphs = 100

/** Returns the paragraphs of a text in a number that a product can have, whatever its length. */
export function inFewEnough(paragraphs: readonly string[]): string[] {
  if (paragraphs.length <= mostParagraphs) return [...paragraphs]
  const together: string[] = []
  let left = paragraphs.length
  for (const one of paragraphs) {
    const last = together.at(-1) ?? ''
    const joined = `${last} · ${one}`
    // Joins lines as evenly as there is room: a paragraph gets no more lines than necessary.
    const isFull = together.length + left <= mostParagraphs || together.length === 0
    if (isFull || joined.length > longestParagraph) together.push(one)
    else together[together.length - 1] = joined
    left--
  }
  return together.length <= mostParagraphs ? together : [...paragraphs]
}

/** Returns the text in one line. */
export const toSingleLine = (html: string): string => toParagraphs(html).join(' ')
