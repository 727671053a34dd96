import { expect, test } from 'vitest'
import { isConfirmed, isRefundDue } from './order-state.ts'

test('[CO-11] only an order that is paid and goes on is thanked for', () => {
  for (const status of ['paid', 'processing', 'shipped', 'delivered'] as const)
    expect(isConfirmed({ status })).toBe(true)
  for (const status of ['new', 'awaiting_payment', 'canceled', 'refunded'] as const)
    expect(isConfirmed({ status })).toBe(false)
})

test('[CO-06] money for a canceled order counts as money to be paid back', () => {
  expect(isRefundDue({ status: 'canceled', payment_status: 'paid' })).toBe(true)
  expect(isRefundDue({ status: 'canceled', payment_status: 'expired' })).toBe(false)
  expect(isRefundDue({ status: 'paid', payment_status: 'paid' })).toBe(false)
})
