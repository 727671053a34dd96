import { expect, test } from 'vitest'
import { darkMailStyles } from '../../../platform/mail/mail-styles.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import { MailPromise } from '../../order/papers/mail/mail-promise.tsx'
import { MailAnswer } from './mail-answer.tsx'
import { MailButton } from './mail-button.tsx'
import { ShopMail } from './shop-mail.tsx'

const company = {
  name: 'Winkel',
  address: 'Spoelweg 12, Enschede',
  email: 'hallo@winkel.example',
  phone: '085',
  numbers: 'KVK 1',
  publicUrl: 'https://winkel.example',
}

test('a mail has dark colors of its own for a dark screen, and an element for each of them', async () => {
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

test('an answer stands apart from what was asked, and each detail of the shop on a line of its own', async () => {
  const { html, text } = await renderMail(
    <ShopMail company={company} title="Antwoord" preview="Antwoord">
      <MailAnswer text={'Ja.\nOok op 60 °C.'} />
    </ShopMail>,
  )
  expect(html).toMatch(/class="panel".*Ons antwoord.*Ja\.<br\/>Ook op/s)
  expect(text).toContain('Ons antwoord\n\nJa.\nOok op 60 °C.')
  expect(text).toMatch(/Winkel\nSpoelweg 12, Enschede\nhallo@winkel\.example\n085\nKVK 1$/)
})
