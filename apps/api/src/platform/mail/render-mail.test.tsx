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

test('no line of the form with HTML breaks within a size or an amount, and the plain form has plain spaces', async () => {
  const { html, text } = await renderMail(
    <p>
      Hoeslaken 140 x 200 cm (1-persoons), <b>€ 12,95</b>{' '}
      <a href="https://winkel.example/?q=140 x 200">Bekijk</a>
    </p>,
  )
  expect(html).toContain('Hoeslaken 140\u00a0x\u00a0200\u00a0cm (1\u2011persoons)')
  expect(html).toContain('<b>€\u00a012,95</b>')
  expect(html).toContain('q=140 x 200"')
  expect(text).toContain('Hoeslaken 140 x 200 cm (1-persoons)')
})

test('no line of the form with HTML breaks within a date, a time or a postcode', async () => {
  const { html, text } = await renderMail(
    <p>Dinsdag 1 december, tussen 8 en 13 uur, Spoelweg 12, 1234 AB Enschede</p>,
  )
  expect(html).toContain('1\u00a0december, tussen 8\u00a0en\u00a013\u00a0uur')
  expect(html).toContain('1234\u00a0AB Enschede')
  expect(text).toContain('Dinsdag 1 december, tussen 8 en 13 uur, Spoelweg 12, 1234 AB Enschede')
})

test('in the plain form what a row says first stands on one line with what stands beside it', async () => {
  const { text } = await renderMail(
    <>
      {['Breedte', 'Lengte'].map((title) => (
        <table key={title} data-row>
          <tbody>
            <tr>
              <td data-label>{title}</td>
              <td>200 cm</td>
            </tr>
          </tbody>
        </table>
      ))}
    </>,
  )
  expect(text).toBe('Breedte: 200 cm\nLengte: 200 cm')
})
