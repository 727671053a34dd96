import { render, toPlainText } from '@react-email/render'
import { keepDays, keepEmail, keepNames, keepPostcodes, keepUnits } from '@sluimer/domain/language/keep-units'
import type { ReactElement } from 'react'

/** Marks where an address ends, or a mail program would include the full stop behind it (RFC 3986, appendix C). */
const links = { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } }

/** Rows of a label and its value: each on one line, as they are seen. */
const rows = [
  { selector: 'table[data-row]', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'td[data-label]', format: 'inlineSurround', options: { suffix: ': ' } },
  { selector: 'td[data-label] + td', format: 'inline' },
]

/** The words between two tags; where these have an end of a tag in them, they are none. */
const words = />[^<>]+</g

/**
 * Renders both forms of a mail from one React element: for readers with and without HTML. In the first no line breaks between a number and
 * its unit, a day and its month, the parts of a postcode, or within "e-mail" and names; the second is written out plainly.
 */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element)
  return { html: html.replace(words, keepTogether), text: toPlainText(html, { selectors: [links, ...rows] }) }
}

const keepTogether = (text: string): string =>
  [keepUnits, keepDays, keepPostcodes, keepEmail, keepNames].reduce((kept, keep) => keep(kept), text)
