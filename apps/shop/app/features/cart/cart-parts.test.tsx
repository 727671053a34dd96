import type { Cart, CartItem, CartTotals } from '@sluimer/contract/cart/schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { changeNotSent } from '../add-to-cart/cart-change.ts'
import { aCost } from '../order/order.builders.ts'
import { OrderLines } from '../order/order-lines.tsx'
import { aCart, aCartItem, someTotals } from './cart.builders.ts'
import { CartFoot, canOrder } from './cart-foot.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'
import { LineTotal, PiecePrice } from './line-price.tsx'
import { TotalsTable } from './totals-table.tsx'
import { toLineId } from './use-removed-line.ts'

/** Returns the words on the screen, without the markup. */
const toText = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
const renderHtml = (element: React.ReactElement) => {
  const Page = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToStaticMarkup(<Page />)
}

describe('the sums of a cart', () => {
  const table = (special: Partial<CartTotals>) =>
    toText(renderToStaticMarkup(<TotalsTable totals={someTotals(special)} />))

  test('[CA-01] name the goods, the delivery and the total, and no costs of nothing', () => {
    const text = table({})
    for (const words of ['Artikelen (1)', '€ 10,-', 'Bezorgen', '€ 4,95', '€ 14,95', 'Inclusief btw'])
      expect(text).toContain(words)
    for (const words of [
      'Transportverzekering',
      'Betaalkosten',
      'Oud bed of matras',
      'Je bespaart',
      'gratis',
    ])
      expect(text).not.toContain(words)
  })

  test('[CA-01] name each cost that there is', () => {
    const text = table({
      costs: [
        aCost('shipping', 495),
        aCost('haul_away', 2500),
        aCost('insurance', 1000),
        aCost('payment', 99),
      ],
    })
    for (const words of [
      'matras meenemen',
      '€ 25,-',
      'Transportverzekering',
      '€ 10,-',
      'Betaalkosten',
      '€ 0,99',
    ])
      expect(text).toContain(words)
  })

  test('[CA-01] name a cost that has no short name as invoices do', () => {
    const costs = [aCost('shipping', 495), { ...aCost('insurance', 1250), title: 'Hulp op de trap' }]
    expect(table({ costs })).toMatch(/Bezorgen € 4,95 .*Hulp op de trap € 12,50/)
  })

  test('[CA-02] name each discount with its code, below zero, and all that is saved', () => {
    const discounts: CartTotals['discounts'] = [
      { title: '2+2 gratis', code: null, source: 'promotion', amount: 300 },
      { title: '10% korting', code: 'WELKOM10', source: 'code', amount: 100 },
    ]
    const text = table({ discounts, sub_total_diff: 200 })
    for (const words of ['2+2 gratis', '10% korting (WELKOM10)', '– € 3,-', '– € 1,-'])
      expect(text).toContain(words)
    expect(text).toMatch(/Je bespaart.*€ 6,-/)
  })

  test.each([
    [{ costs: [aCost('shipping', 0)] }, 'Bezorgen gratis', 'Inclusief btw'],
    [
      { costs: [], shipping_costs: null, shipping_costs_from: 495 },
      'vanaf € 4,95',
      'Inclusief btw, zonder bezorgkosten',
    ],
    [{ costs: [], shipping_costs: null, shipping_costs_from: 0 }, 'gratis in Nederland', 'Inclusief btw'],
    [
      { costs: [], shipping_costs: null, shipping_costs_from: null },
      'bij de volgende stap',
      'zonder bezorgkosten',
    ],
  ])('[CA-01] of delivery %j they say "%s" and "%s"', (special, delivery, note) => {
    const text = table(special)
    expect(text).toContain(delivery)
    expect(text).toContain(note)
  })

  test('[CA-01] with delivery in it the total does not say that it is left out', () => {
    expect(table({})).not.toContain('zonder bezorgkosten')
    expect(table({ costs: [], shipping_costs: null, shipping_costs_from: 0 })).not.toContain(
      'zonder bezorgkosten',
    )
  })

  test('[VA-06] without VAT they say so, and what that saves', () => {
    const text = table({ vat_saved: 210 })
    expect(text).toContain('Zonder btw')
    expect(text).not.toContain('Inclusief btw')
    expect(text).toMatch(/Btw verlegd, dat scheelt.*€ 2,10/)
    expect(table({ vat_saved: 0 })).not.toContain('Btw verlegd')
  })
})

describe('the way on', () => {
  const aCartWith = (...items: Partial<CartItem>[]): Cart =>
    aCart({ items: items.map((item) => aCartItem(item)) })

  test('[CO-08] is open while every line can be had, and closed by one that cannot', () => {
    expect(canOrder(aCartWith({}, {}))).toBe(true)
    expect(canOrder(aCartWith({}, { available: false }))).toBe(false)
    expect(canOrder(aCartWith({ available: false }, {}))).toBe(false)
  })

  test('[CO-08] is not shown where it is closed; what to do is', () => {
    const open = renderHtml(<CartSummary cart={aCartWith({})} refused={undefined} />)
    expect(open).toContain('href="/checkout/"')
    expect(toText(open)).not.toContain('Niet alles is nog leverbaar')
    const closed = renderHtml(<CartSummary cart={aCartWith({ available: false })} refused={undefined} />)
    expect(closed).not.toContain('href="/checkout/"')
    expect(toText(closed)).toContain('Niet alles is nog leverbaar')
  })

  test('promises a voucher only where something is paid: free samples earn none', () => {
    const toWords = (grand_total: number) =>
      toText(
        renderHtml(<CartSummary cart={aCart({ totals: someTotals({ grand_total }) })} refused={undefined} />),
      )
    expect(toWords(1)).toContain('krijg je een voucher')
    expect(toWords(0)).not.toContain('krijg je een voucher')
  })

  test('stands with the total at the foot of a phone', () => {
    const html = renderHtml(<CartFoot cart={aCartWith({})} />)
    expect(html).toContain('href="/checkout/"')
    expect(toText(html)).toContain('€ 14,95')
  })
})

describe('a line of the cart', () => {
  const bed = {
    ...{ id: 'abc', variantId: '7-160', link: '/configurator/x/step-1/?stof=mos' },
    parts: [{ title: 'Stof', value: 'Mos' }],
    problem: 'Stof: Mos is er niet meer.',
  }

  test('[CO-08] of a bed that cannot be made any more says why, and leads to what comes nearest', () => {
    const gone = { configuration: bed, link: '/configurator/bed/abc/', stock: 0, available: false }
    const html = renderHtml(<CartLines items={[aCartItem(gone)]} />)
    expect(toText(html)).toContain('Stof: Mos is er niet meer. Bekijk wat er wel kan')
    expect(toText(html)).toContain('Pas dit bed aan of haal het uit je winkelwagen')
    expect(html).not.toContain(bed.link)
    expect(toText(html)).not.toContain('uitverkocht')
  })

  test('[CO-08] of a bed offers to change it for as long as its set is sold', () => {
    const toHtml = (stock: number) => {
      const configuration = { ...bed, problem: null }
      return renderHtml(<CartLines items={[aCartItem({ configuration, stock, available: stock > 0 })]} />)
    }
    expect(toText(toHtml(9))).toContain('Pas aan')
    expect(toText(toHtml(0))).toContain('Deze boxspring verkopen we niet meer. Haal hem uit je winkelwagen')
    expect(toText(toHtml(0))).not.toMatch(/Pas .*aan|wat er wel kan|uitverkocht/)
  })

  test('[CF-13] of a bed is told from that of the bed before it was changed, by what was changed', () => {
    const aLine = (id: string, legs: string) => {
      const first = ['160 cm', '200 cm', 'Banen', 'Zand'].map((value, at) => ({ title: `Deel ${at}`, value }))
      const parts = [...first, { title: 'Poten', value: legs }]
      return aCartItem({ id, configuration: { ...bed, parts, problem: null } })
    }
    const [before, after] = [aLine('1', 'Slede'), aLine('2', 'Taps')]
    const html = renderHtml(<CartLines items={[before, after]} />)
    expect(toText(html)).toContain('160 cm, 200 cm, Banen, Zand, poten Slede')
    expect(toText(html)).toContain('160 cm, 200 cm, Banen, Zand, poten Taps')
    expect(toText(renderHtml(<CartLines items={[before]} />))).not.toContain('poten Slede')
    expect(toText(renderHtml(<OrderLines items={[before, after]} />))).toContain('Zand, poten Taps')
  })

  test('[CO-08] of other goods that are all gone says that they are sold out', () => {
    const gone = aCartItem({ stock: 0, available: false })
    expect(toText(renderHtml(<CartLines items={[gone]} />))).toContain('Dit artikel is uitverkocht.')
  })

  const total = (special: Partial<CartItem>) =>
    toText(renderToStaticMarkup(<LineTotal item={aCartItem(special)} />))
  const piece = (special: Partial<CartItem>) =>
    toText(renderToStaticMarkup(<PiecePrice item={aCartItem(special)} />))

  test('[CA-01] says what it costs together, and what is off it', () => {
    expect(total({ quantity: 2, row_total: 2000 })).toContain('Samen € 20,-')
    expect(total({})).toContain('Prijs € 10,-')
    expect(total({})).not.toContain('korting')
    expect(total({ discount: 200 })).toContain('– € 2,-')
  })

  test('[CA-01] says what one piece costs only where that is news, and the former price', () => {
    expect(piece({})).toBe('')
    expect(piece({ quantity: 2 })).toMatch(/€ 10,- .*per stuk/)
    expect(piece({ price_old: 1500 })).toContain('laagste prijs 30 dagen: € 15,-')
    expect(piece({ price_old: 1500 })).not.toContain('per stuk')
  })

  test('[CA-01] of goods that became dearer tells both prices, in the page that needs no script', () => {
    const line = (special: Partial<CartItem>) =>
      toText(renderHtml(<CartLines items={[aCartItem({ price: 146_000, ...special })]} />))
    const rise = { price_before_rise: 136_000 }
    expect(line(rise)).toMatch(/toen je het toevoegde: het kostte € 1\.360,- .*, nu € 1\.460,- /)
    expect(line({ ...rise, quantity: 2 })).toMatch(/€ 1\.360,- .* per stuk, nu € 1\.460,- /)
    expect(line({})).not.toContain('toen je het toevoegde')
  })

  test('has an id of its own, also when there is none', () => {
    expect([toLineId('7'), toLineId(undefined)]).toEqual(['regel-7', 'regel-geen'])
  })
})

test('[CA-03] a change that could not be sent says what it was about, and how to go on', () => {
  const sent = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return changeNotSent(form)
  }
  expect(sent({ intent: 'add', item_id: '7', discount_code: 'X' })).toMatchObject({
    ok: false,
    intent: 'add',
    itemId: '7',
    error: { code: 'unavailable', message: expect.stringContaining('probeer het zo nog eens') },
  })
  expect(sent({ intent: 'apply_code', discount_code: 'WELKOM10' })).toMatchObject({ itemId: 'WELKOM10' })
  expect(sent({})).toMatchObject({ intent: '', itemId: '' })
})
