import { expect, test } from 'vitest'
import { renderMail } from './render-mail.ts'

test('one element becomes both forms, with its texts escaped in the one and plain in the other', async () => {
  const { html, text } = await renderMail(
    <p>
      Dank je, {'Noor & <Co>'} <a href="https://winkel.example/x">Bekijk</a>.
    </p>,
  )
  expect(html).toContain('Noor &amp; &lt;Co&gt;')
  expect(text).toContain('Noor & <Co>')
  expect(text).toContain('Bekijk <https://winkel.example/x>.')
})
