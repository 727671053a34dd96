import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** Angle brackets say where an address ends, or a mail program takes the full stop behind it along (RFC 3986, appendix C). */
const links = { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } }

/** Both forms of a mail from one React element: for readers with and without HTML. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element)
  return { html, text: toPlainText(html, { selectors: [links] }) }
}
