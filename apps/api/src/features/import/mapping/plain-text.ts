import { Parser } from 'htmlparser2'

/** What stands in these is no text of a product. */
const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'select',
  'button',
  'video',
  'audio',
])
const blocks = new Set([
  'p',
  'div',
  'br',
  'li',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'tr',
  'table',
  'section',
  'article',
  'blockquote',
  'hr',
  'pre',
  'figure',
  'figcaption',
  'header',
  'footer',
  'aside',
  'main',
])

/**
 * The paragraphs of a text that may hold HTML: words only, entities read, whitespace joined. Nothing of the markup is kept, so
 * there is nothing in it that a page could run; what scripts, styles and frames hold is dropped with them.
 */
export function paragraphsOf(html: string): string[] {
  const paragraphs: string[] = []
  let open = ''
  let silence = 0
  const close = () => {
    for (const part of open.split(/\n\s*\n/)) {
      const text = part.replace(/[\s\p{Cc}]+/gu, ' ').trim()
      if (text !== '') paragraphs.push(text)
    }
    open = ''
  }
  const parser = new Parser({
    onopentag(name) {
      if (silent.has(name)) silence++
      if (blocks.has(name)) close()
      else if (name === 'td' || name === 'th') open += ' '
    },
    onclosetag(name) {
      if (silent.has(name)) silence--
      if (blocks.has(name)) close()
    },
    ontext(text) {
      if (silence === 0) open += text
    },
  })
  parser.end(withMarkup(html))
  close()
  return paragraphs
}

/** Some systems keep their markup escaped: '&lt;p&gt;Zacht&lt;/p&gt;' without any tag is '<p>Zacht</p>'. */
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

/** A text that somebody wrote without a break, parted after sentences, or else after words, where it is too long for one. */
export function inReadableParts(paragraph: string): string[] {
  if (paragraph.length <= longestParagraph) return [paragraph]
  const start = paragraph.slice(0, longestParagraph)
  const ends = [start.lastIndexOf('. ') + 1, start.lastIndexOf(' '), longestParagraph]
  const end = ends.find((one) => one > 0) ?? longestParagraph
  return [start.slice(0, end).trim(), ...inReadableParts(paragraph.slice(end).trim())]
}

/** The same in one line. */
export const lineOf = (html: string): string => paragraphsOf(html).join(' ')
