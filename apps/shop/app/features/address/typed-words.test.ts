import { expect, test } from 'vitest'
import { aPageCall, readOutcome, refusal } from '../../lib/api/page-call.builders.ts'
import { action as saveAddress } from './address-page.tsx'
import { readWords } from './typed-words.server.ts'

const noAnswer = () => refusal(500, 'internal')
const wrong = { 'customer.first_name': 'Getypt', 'billing.zipcode': 'onzin', 'customer.last_name': '' }

/** Presses the login of a form without scripts, and returns where that leads with the cookies that it sets. */
async function goToLogin(fields: Record<string, string>) {
  const { args, asked, setCookies } = aPageCall(noAnswer, { params: {}, fields: { ...fields, go: 'login' } })
  return { outcome: await readOutcome(saveAddress(args)), asked, setCookies }
}

const readBack = (cookie: string) => readWords(aPageCall(noAnswer, { params: {}, cookie }).args.context)

test('[CO-03] without scripts the login keeps what was typed, also what is still wrong, and saves nothing', async () => {
  const { outcome, asked, setCookies } = await goToLogin(wrong)
  expect(outcome).toEqual({ to: '/checkout/checkout-login/' })
  expect(asked).toEqual([])
  expect(setCookies[0]).toMatch(
    /^__Host-address-words=[\w-]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(readBack(setCookies[0]?.split(';')[0] ?? '')).toEqual(Object.entries(wrong))
})

test('[CO-03] words too long for a cookie stay on the page, with the reason', async () => {
  const letters = Array.from({ length: 6000 }, (_, at) =>
    String.fromCharCode(0x4e00 + ((at * 7919) % 20_000)),
  )
  const { outcome, setCookies } = await goToLogin({ 'customer.company': letters.join('') })
  expect(outcome).toMatchObject({ status: 400, data: { error: { '': [expect.any(String)] } } })
  expect(setCookies).toEqual([])
})

test.each(['', 'onzin', '%%%', 'A'.repeat(3000)])(
  '[CO-03] a cookie that the shop did not set says nothing: %j',
  (value) => {
    expect(readBack(`__Host-address-words=${value}`)).toEqual([])
  },
)
