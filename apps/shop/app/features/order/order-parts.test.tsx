import type { Order, OrderStatusAnswer } from '@sluimer/contract/order/schemas'
import { followText } from '@sluimer/domain/order/follow'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { aCost, anOrder, someOrderTotals } from './order.builders.ts'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderLines } from './order-lines.tsx'
import { choosePageAfterStatus } from './order-next.server.ts'
import { OrderShipments } from './order-shipments.tsx'
import { isConfirmed, isRefundDue } from './order-state.ts'
import { OrderTotals } from './order-totals.tsx'
import { PriceChangeList } from './price-change-list.tsx'
import { explainRetry } from './retry-words.ts'
import { ShortageList } from './shortage-list.tsx'
import { WithdrawalWords } from './withdrawal-words.tsx'

const renderText = (element: React.ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')

describe('where a payment leads', () => {
  const answer = (next: OrderStatusAnswer['next']): OrderStatusAnswer => ({
    order_id: 'a/b',
    order_number: 'KJD1000123',
    status: 'awaiting_payment',
    status_label: 'Wacht op betaling',
    payment_status: 'open',
    next,
  })

  test.each([
    ['thankyou', '/checkout/thankyou?order=a%2Fb'],
    ['pending', '/checkout/pending/?order=a%2Fb'],
    ['betalen', '/checkout/betalen/a%2Fb/'],
    ['wait', undefined],
    ['other_sum', undefined],
  ] as const)('[CO-05] %s leads to %s', (next, page) => {
    expect(choosePageAfterStatus(answer(next))).toBe(page)
  })
})

describe('what has become of an order', () => {
  test('[CO-06] names the day of delivery while it is to come, and no longer', () => {
    const day = 'Vrijdag 15 januari, tussen 8 en 18 uur'
    const order = anOrder()
    const shown = (status: Order['status']) =>
      renderText(
        <OrderDelivery
          order={{
            ...order,
            status,
            shipping_method: { ...order.shipping_method, delivery: day },
            delivery: { ...order.delivery, day: { date: '2027-01-15', part: 'day' } },
          }}
        />,
      )
    for (const status of ['awaiting_payment', 'paid', 'processing', 'shipped'] as const) {
      expect(shown(status)).toContain(day)
      expect(shown(status)).toContain('Zet in je agenda')
    }
    for (const status of ['delivered', 'canceled', 'refunded'] as const) {
      expect(shown(status)).not.toContain(day)
      expect(shown(status)).not.toContain('agenda')
    }
  })

  test('[CO-06] an order says how it will be followed until its first parcel has left, which says so itself', () => {
    const order = { ...anOrder(), status: 'paid' as const }
    const parcel = {
      shipped_at: '2027-01-14T09:00:00.000Z',
      carrier: 'PostNL',
      tracking_code: '3SABC',
      tracking_url: null,
    }
    const shown = (changes: Partial<Order>) => renderText(<OrderDelivery order={{ ...order, ...changes }} />)
    expect(shown({ shipments: [] })).toContain(followText)
    expect(shown({ shipments: [parcel] })).not.toContain(followText)
    expect(shown({ shipments: [], status: 'delivered' })).not.toContain(followText)
  })

  test('[CO-06] a parcel whose day is promised goes into the calendar too, and one that has none does not', () => {
    const order = anOrder()
    const shown = (expected_on: string | null) =>
      renderText(
        <OrderDelivery order={{ ...order, status: 'paid', delivery: { ...order.delivery, expected_on } }} />,
      )
    expect(shown('2026-12-01')).toContain('Zet in je agenda')
    expect(shown(null)).not.toContain('agenda')
  })

  test('[CO-06] says where it goes on the page that thanks for it, and leaves this to the pick-up point', () => {
    const order = anOrder({ shipping: { name: 'Noor', lines: ['Dorpsstraat 1', '1791 AA Den Burg'] } })
    const place = 'Dorpsstraat 1, 1791 AA Den Burg'
    expect(renderText(<OrderDelivery order={order} isPlaceTold />)).toContain(place)
    expect(renderText(<OrderDelivery order={order} />)).not.toContain(place)
    const point = {
      ...{ id: 'p', name: 'Kiosk Het Voorbeeld', country_code: 'NL' as const, street: 'Voorbeeldplein' },
      ...{ house_number: '1', zipcode: '1012 AB', city: 'Amsterdam', opening_hours: [] },
    }
    const delivery = { ...order.delivery, pickup_point: point }
    expect(renderText(<OrderDelivery order={{ ...order, delivery }} isPlaceTold />)).not.toContain(place)
  })

  test('[CO-06] says that money comes back for a canceled order, authorized or paid', () => {
    for (const payment_status of ['paid', 'authorized'] as const) {
      expect(isRefundDue({ status: 'canceled', payment_status })).toBe(true)
      expect(isRefundDue({ status: 'paid', payment_status })).toBe(false)
    }
    for (const payment_status of ['open', 'pending', 'failed', 'canceled', 'expired', 'refunded'] as const)
      expect(isRefundDue({ status: 'canceled', payment_status })).toBe(false)
  })

  test.each([
    ['new', false],
    ['awaiting_payment', false],
    ['paid', true],
    ['processing', true],
    ['shipped', true],
    ['delivered', true],
    ['canceled', false],
    ['refunded', false],
  ] as const)('[CO-11] an order that is %s is thanked for: %s', (status, isThanked) => {
    expect(isConfirmed({ status })).toBe(isThanked)
  })

  const invoices: Order['invoices'] = [{ number: '2026-000123', kind: 'invoice', link: '/factuur' }]
  test.each([
    [{ status: 'refunded', payment_status: 'refunded' }, false, 'Je geld is teruggestuurd'],
    [{ status: 'canceled', payment_status: 'paid', invoices }, false, 'Je bestelling is geannuleerd'],
    [{ status: 'canceled', payment_status: 'canceled', invoices }, true, 'Je bestelling is geannuleerd'],
    [{ status: 'canceled', payment_status: 'paid' }, false, 'Je krijgt je geld terug'],
    [{ status: 'canceled', payment_status: 'authorized' }, true, 'Je krijgt je geld terug'],
    [{ status: 'awaiting_payment', payment_status: 'failed' }, true, 'Je bestelling is nog niet betaald'],
    [{ status: 'new', payment_status: 'expired' }, true, 'Je bestelling is nog niet betaald'],
    [
      { status: 'canceled', payment_status: 'canceled' },
      false,
      'Deze bestelling kan niet meer worden betaald',
    ],
  ] as const)('[CO-05] %j, payable %s: "%s"', (state, isPayable, title) => {
    const told = explainRetry(anOrder({ ...state, invoices: 'invoices' in state ? invoices : [] }), isPayable)
    expect(told.title).toBe(title)
    expect(told.text).toContain('KJD1000123')
  })

  test('[CO-05] where nothing was taken it says so, and where money went it does not', () => {
    const text = (state: Partial<Order>, isPayable: boolean) => explainRetry(anOrder(state), isPayable).text
    expect(text({ status: 'new', payment_status: 'failed' }, true)).toContain('Er is niets afgeschreven')
    expect(
      text({ status: 'canceled', payment_status: 'canceled', status_label: 'Geannuleerd' }, false),
    ).toContain('is geannuleerd. Er is niets afgeschreven')
    expect(text({ status: 'canceled', payment_status: 'paid' }, false)).not.toContain('niets afgeschreven')
    expect(text({ status: 'refunded', payment_status: 'refunded' }, false)).toContain('iDEAL | Wero')
  })
})

describe('the sums of an order', () => {
  const totals = (special: Partial<Order['totals']>) =>
    renderText(<OrderTotals totals={someOrderTotals(special)} />)

  test('[CO-10] always name delivery, and leave out costs of nothing', () => {
    expect(totals({})).toContain('Bezorgen € 4,95')
    expect(totals({ costs: [aCost('shipping', 0)] })).toContain('Bezorgen gratis')
    for (const words of ['Transportverzekering', 'Betaalkosten', 'Korting', 'Oud bed'])
      expect(totals({})).not.toContain(words)
    const text = totals({
      costs: [aCost('insurance', 1000), aCost('payment', 99), aCost('haul_away', 2500)],
    })
    for (const words of ['Transportverzekering € 10,-', 'Betaalkosten € 0,99', 'meenemen € 25,-'])
      expect(text).toContain(words)
  })

  test('[CO-10] name each discount with its code, and one of before they had names as a whole', () => {
    const discounts: Order['totals']['discounts'] = [
      { title: '10% korting', code: 'WELKOM10', source: 'code', amount: 100 },
      { title: '2+2 gratis', code: null, source: 'promotion', amount: 300 },
    ]
    const text = totals({ discount: 400, discounts })
    expect(text).toContain('10% korting (WELKOM10) – € 1,-')
    expect(text).toContain('2+2 gratis – € 3,-')
    expect(totals({ discount: 400 })).toContain('Korting – € 4,-')
  })

  test('[VA-06] say whether VAT is in them', () => {
    expect(totals({})).toMatch(/Inclusief btw.*Waarvan btw € 2,59/)
    const net = totals({ reverse_charge: true, vat: 0 })
    expect(net).toMatch(/Zonder btw.*Btw verlegd \(0%\)/)
    expect(net).not.toContain('Inclusief btw')
  })
})

test('[CO-08] a line that falls short is sold out, or says how many there are', () => {
  const line = (available: number) => ({ item_id: '1', title: 'Lamp', requested: 3, available })
  expect(renderText(<ShortageList lines={[line(0)]} />)).toContain('Lamp : uitverkocht'.replace(' :', ':'))
  expect(renderText(<ShortageList lines={[line(1)]} />)).toContain('nog 1 op voorraad')
  const bed = { ...line(0), title: 'Boxspring', reason: 'Stof: Mos is er niet meer.' }
  expect(renderText(<ShortageList lines={[bed]} />)).toContain('Boxspring: Stof: Mos is er niet meer.')
})

test('[CO-05] a price that changed is shown with what it was and what it is', () => {
  const changes = [{ item_id: '1', title: 'Lamp', old_price: 2000, price: 2500 }]
  expect(renderText(<PriceChangeList changes={changes} />)).toMatch(/Lamp: was € 20,- .*nu € 25,- .*per stuk/)
})

test('[CO-09] the invoice and its credit note are told apart, and an order without them shows no list', () => {
  const html = renderText(
    <OrderDocuments
      invoices={[
        { number: '2026-000123', kind: 'invoice', link: '/a' },
        { number: 'C2026-000004', kind: 'credit_note', link: '/b' },
      ]}
    />,
  )
  expect(html).toMatch(/Factuur 2026-000123 .*Creditfactuur C2026-000004/)
  expect(renderToStaticMarkup(<OrderDocuments invoices={[]} />)).toBe('')
})

test('[CO-11] what has left says when, with whom, and how to follow it', () => {
  const shipment = {
    carrier: 'PostNL',
    tracking_code: '3SABC123',
    tracking_url: 'https://track.example/3SABC123',
    shipped_at: '2026-11-20T23:30:00.000Z',
  }
  const html = renderToStaticMarkup(<OrderShipments shipments={[shipment]} />)
  expect(html).toContain('href="https://track.example/3SABC123"')
  // The moment is half past midnight in Amsterdam.
  expect(html).toContain('21 november 2026')
  const without = renderToStaticMarkup(<OrderShipments shipments={[{ ...shipment, tracking_url: null }]} />)
  expect(without).toContain('3SABC123')
  expect(without).not.toContain('href')
  const silent = { ...shipment, tracking_code: '', tracking_url: null }
  expect(renderToStaticMarkup(<OrderShipments shipments={[silent]} />)).not.toContain('code')
})

test('[CO-10] a line shows its name, how many, what it costs and what is off it', () => {
  const item = {
    id: '1',
    name: 'Lamp',
    title: 'Messing',
    made_to_measure: false,
    quantity: 2,
    row_total: 4000,
    discount: 400,
    thumbnail: null,
  }
  const text = renderText(<OrderLines items={[{ ...item, delivery: 'Morgen in huis' }]} />)
  for (const words of ['Lamp', 'Messing', 'Aantal: 2', '€ 40,-', '– € 4,-', 'Morgen in huis'])
    expect(text).toContain(words)
  expect(renderText(<OrderLines items={[{ ...item, discount: 0 }]} />)).not.toContain('–')
  const parts = [{ title: 'Hoofdbord', value: 'Geknoopt' }]
  const bed = renderText(<OrderLines items={[{ ...item, configuration: { parts } }]} />)
  for (const words of ['Wat je hebt gekozen', 'Hoofdbord', 'Geknoopt']) expect(bed).toContain(words)
  // Its title repeats all parts without their names.
  expect(bed).not.toContain('Messing')
})

test('[CO-10] a line that is made to measure says that it cannot be withdrawn from', () => {
  const item = {
    ...{ id: '1', name: 'Bed', title: '', quantity: 1, row_total: 4000, discount: 0 },
    thumbnail: null,
  }
  const words = 'geen bedenktijd'
  expect(renderText(<OrderLines items={[{ ...item, made_to_measure: true }]} />)).toContain(words)
  expect(renderText(<OrderLines items={[{ ...item, made_to_measure: false }]} />)).not.toContain(words)
})

test('[CO-10] the right of withdrawal is explained for goods that can go back, and names those that cannot', () => {
  const bed = { name: 'Boxspringset Hotel', made_to_measure: true }
  const cover = { name: 'Dekbedovertrek', made_to_measure: false }
  const tell = (...lines: (typeof bed)[]) =>
    renderText(<WithdrawalWords lines={lines}>Binnen veertien dagen herroepen.</WithdrawalWords>)
  expect(tell(cover)).toBe('Binnen veertien dagen herroepen.')
  expect(tell(cover, bed)).toMatch(
    /^Binnen veertien dagen herroepen\. De bedenktijd geldt niet voor Boxspringset Hotel/,
  )
  expect(tell(bed, bed)).toMatch(
    /^We maken Boxspringset Hotel speciaal voor jou\. Daarvoor geldt geen bedenktijd/,
  )
  expect(tell(bed)).not.toContain('veertien dagen')
})

test('[CF-14] the picture of a composed bed has words, that of other goods has none', () => {
  const thumbnail = {
    key: 'bed',
    src: '',
    alt: 'Boxspringset Hotel in salie',
    width: 3,
    height: 2,
    placeholder: '',
  }
  const item = {
    ...{ id: '1', name: 'Bed', title: '', quantity: 1, row_total: 4000, discount: 0, made_to_measure: true },
    thumbnail,
  }
  const bed = renderToStaticMarkup(<OrderLines items={[{ ...item, configuration: { parts: [] } }]} />)
  expect(bed).toContain('alt="Boxspringset Hotel in salie"')
  expect(renderToStaticMarkup(<OrderLines items={[item]} />)).toContain('alt=""')
})
