import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** Both forms of a mail from one React element: for readers with and without HTML. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element)
  return { html, text: toPlainText(html) }
}
