import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** Marks where an address ends, or a mail program would include the full stop behind it (RFC 3986, appendix C). */
const links = { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } }

/** Renders both forms of a mail from one React element: for readers with and without HTML. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element)
  return { html, text: toPlainText(html, { selectors: [links] }) }
}
