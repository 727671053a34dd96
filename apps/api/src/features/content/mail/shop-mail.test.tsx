import { expect, test } from 'vitest'
import { darkMailStyles } from '../../../platform/mail/mail-styles.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import { MailPromise } from '../../order/papers/mail/mail-promise.tsx'
import { MailButton } from './mail-button.tsx'
import { ShopMail } from './shop-mail.tsx'

test('a mail has dark colors of its own for a dark screen, and an element for each of them', async () => {
  const company = {
    name: 'Winkel',
    address: '',
    email: 'hallo@winkel.example',
    phone: '',
    numbers: '',
    publicUrl: 'https://winkel.example',
  }
  const { html, text } = await renderMail(
    <ShopMail company={company} title="Morgen komen we langs" preview="Morgen">
      <MailPromise promise="Dinsdag" place="Enschede" />
      <MailButton href="https://winkel.example/">Bekijk</MailButton>
    </ShopMail>,
  )
  expect(html).toContain('content="light dark"')
  expect(html).toContain(darkMailStyles)
  const classes = new Set(darkMailStyles.match(/\.[a-z]+/g)?.map((name) => name.slice(1)))
  expect([...classes].toSorted()).toEqual(['button', 'mail', 'panel', 'sheet'])
  for (const name of classes) expect(html).toContain(`class="${name}"`)
  expect(text).not.toContain('color')
})
