import { createElement } from 'react'
import { expect, test } from 'vitest'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import { TextLines } from './text-lines.tsx'

test('the plain form of a mail keeps the lines of what somebody wrote, and empty ones between them', async () => {
  const { html, text } = await renderMail(
    createElement(TextLines, { text: 'Ja, dat past.\r\n\r\nTot 32 cm.\nMeet de hoek <na>.' }),
  )
  expect(text).toBe('Ja, dat past.\n\nTot 32 cm.\nMeet de hoek <na>.')
  expect(html.match(/<br\/?>/g)).toHaveLength(3)
  expect(html).toContain('&lt;na&gt;')
})

test('a title stands before the first line', async () => {
  const { text } = await renderMail(
    createElement(TextLines, { title: 'Voor de bezorger', text: 'Bel aan.\nTweede deur.' }),
  )
  expect(text).toBe('Voor de bezorger: Bel aan.\nTweede deur.')
})
