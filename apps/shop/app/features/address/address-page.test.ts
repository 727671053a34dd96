import { describe, expect, test } from 'vitest'
import { type Asked, aPageCall, readOutcome, refusal } from '../../lib/api/page-call.builders.ts'
import { loader as lookUp } from './address-lookup.ts'
import { action as saveAddress } from './address-page.tsx'

const cartEmpty = () => refusal(409, 'cart_empty')
/** The page only looks at whether saving succeeded. */
const saved = () => Response.json({})

describe('the address', () => {
  const filledIn = {
    'customer.type': 'private',
    'customer.first_name': 'Noor',
    'customer.last_name': 'de Vries',
    'customer.email': 'noor@voorbeeld.example',
    'customer.phone_number': '0612345678',
    'billing.country_code': 'NL',
    'billing.zipcode': '1071 XX',
    'billing.house_number': '1',
    'billing.street': 'Museumstraat',
    'billing.city': 'Amsterdam',
  }
  const company = {
    ...filledIn,
    'customer.type': 'company',
    'customer.company': 'Proef BV',
    'customer.vat_number': 'NL004495445B01',
    'customer.coc_number': '12345678',
  }
  const isQuestion = ({ path }: Asked) => path.startsWith('/v1/checkout/vat/validate')
  function save(fields: Record<string, string>, answer: (asked: Asked) => Response) {
    const { args, asked } = aPageCall(answer, { params: {}, fields })
    return { asked, outcome: readOutcome(saveAddress(args)) }
  }

  test('[CO-02] is saved, and leads on', async () => {
    const { asked, outcome } = save(filledIn, saved)
    expect(await outcome).toEqual({ to: '/checkout/payment-methods/' })
    expect(asked.map(({ path }) => path)).toEqual(['/v1/checkout/customer'])
    expect(await save(filledIn, cartEmpty).outcome).toEqual({ to: '/cart/' })
  })

  test('[VA-10] that is wrong is not sent', async () => {
    const { asked, outcome } = save({ ...filledIn, 'billing.zipcode': '1234 SA' }, saved)
    expect(await outcome).toMatchObject({
      status: 400,
      data: { error: { 'billing.zipcode': [expect.any(String)] } },
    })
    expect(asked).toEqual([])
  })

  test('[VA-06] with a VAT number that the register denies is not saved; one that nobody can look up is', async () => {
    const told = (valid: boolean) => (asked: Asked) =>
      isQuestion(asked) ? Response.json({ data: { valid } }) : saved()
    const denied = save(company, told(false))
    expect(await denied.outcome).toMatchObject({
      status: 400,
      data: { error: { 'customer.vat_number': [expect.any(String)] } },
    })
    expect(denied.asked.map(isQuestion)).toEqual([true])
    expect(await save(company, told(true)).outcome).toEqual({ to: '/checkout/payment-methods/' })
    const away = save(company, (asked) => (isQuestion(asked) ? refusal(503, 'unavailable') : saved()))
    expect(await away.outcome).toEqual({ to: '/checkout/payment-methods/' })
  })

  test('[VA-10] what the api refuses stands beside its field, and anything else above the form', async () => {
    const fields = [{ path: 'body.billing.street', message: 'Op een postbus kunnen we niet bezorgen.' }]
    expect(await save(filledIn, () => refusal(400, 'invalid_request', { fields })).outcome).toMatchObject({
      status: 400,
      data: { error: { 'billing.street': ['Op een postbus kunnen we niet bezorgen.'] } },
    })
    expect(await save(filledIn, () => refusal(409, 'conflict')).outcome).toMatchObject({
      status: 409,
      data: { error: { '': ['Geweigerd: conflict'] } },
    })
  })

  test('[VA-09] that is looked up is kept by no browser, and an api that is away has not said that there is none', async () => {
    const path = '/checkout/address-lookup/?zipcode=1071XX&house_number=1&extension=a'
    const found = { found: true, reason: 'found', street: 'Museumstraat', city: 'Amsterdam' }
    const { args, asked } = aPageCall(() => Response.json(found), { path, params: {} })
    const answer = await lookUp(args)
    expect(answer.data).toEqual({ question: '1071XX|1|a', ...found })
    expect(new Headers(answer.init?.headers).get('cache-control')).toBe('private, no-store')
    expect(asked[0]?.path).toContain('country_code=NL')
    const away = aPageCall(() => refusal(503, 'unavailable'), { path, params: {} })
    expect((await lookUp(away.args)).data).toMatchObject({ found: false, reason: 'unavailable', street: '' })
  })
})
