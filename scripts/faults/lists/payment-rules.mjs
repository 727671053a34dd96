// What each payment method asks, and what a payment does to an order.

/** @type {import('../list-faults.mjs').Fault[]} */
export const paymentRuleFaults = [
  {
    rule: 'Whoever is younger than eighteen is no adult.',
    file: 'packages/domain/customer/birthdate.ts',
    find: 'const adultAge = 18',
    put: 'const adultAge = 17',
    tests: ['packages/domain/customer/birthdate'],
  },
  {
    rule: 'A day that does not exist is not a birth date.',
    file: 'packages/domain/customer/birthdate.ts',
    find: '.filter(isRealDate)',
    put: '',
    tests: ['packages/domain/customer/birthdate'],
  },
  {
    rule: 'Answers that a method does not ask are dropped.',
    file: 'packages/domain/payment/payment-answers.ts',
    find: 'paymentQuestions.filter((one) => questions.asks.includes(one))',
    put: 'paymentQuestions.filter(() => true)',
    tests: ['packages/domain/payment/'],
  },
  {
    rule: 'The conditions of a method are agreed to.',
    file: 'packages/domain/payment/payment-answers.ts',
    find: 'if (input.terms !== true) return validationMessages.terms',
    put: '',
    tests: ['packages/domain/payment/'],
  },
  {
    rule: 'The number of terms is one that the method has.',
    file: 'packages/domain/payment/payment-answers.ts',
    find: 'if (installment === undefined) return installmentMessage',
    put: 'if (installment === undefined) return undefined',
    tests: ['packages/domain/payment/'],
  },
  {
    rule: 'A telephone number has at least ten figures.',
    file: 'packages/domain/customer/phone.ts',
    find: '\\d{10,14}',
    put: '\\d{4,14}',
    tests: ['packages/domain/customer/phone'],
  },
  {
    rule: 'A provider that is away is asked again after pauses that grow.',
    file: 'packages/domain/payment/asking-again.ts',
    find: 'firstPauseMs * 2 ** Math.max(0, tries - 1)',
    put: 'firstPauseMs',
    tests: ['packages/domain/payment/'],
  },
  {
    rule: 'The pauses grow up to an hour.',
    file: 'packages/domain/payment/asking-again.ts',
    find: '60 * minuteMs',
    put: '6000 * minuteMs',
    tests: ['packages/domain/payment/'],
  },
  {
    rule: 'Money that comes for an order that was canceled goes back.',
    file: 'packages/domain/order/status.ts',
    find: "if (orderStatus === 'canceled') return 'refund_needed'",
    put: '',
    tests: ['packages/domain/order/'],
  },
  {
    rule: 'A second payment of an order that is paid goes back.',
    file: 'packages/domain/order/status.ts',
    find: "return attempt === 'superseded' ? 'refund_needed' : 'nothing'",
    put: "return 'nothing'",
    tests: ['packages/domain/order/'],
  },
  {
    rule: 'A failed attempt that was replaced lets nothing go.',
    file: 'packages/domain/order/status.ts',
    find: "orderStatus === 'awaiting_payment' && attempt === 'current' ? 'release'",
    put: "orderStatus === 'awaiting_payment' ? 'release'",
    tests: ['packages/domain/order/'],
  },
  {
    rule: 'What was sent cannot be canceled.',
    file: 'packages/domain/order/status.ts',
    find: "shipped: { delivered: 'delivered', payment_refunded: 'refunded' },",
    put: "shipped: { delivered: 'delivered', canceled: 'canceled', payment_refunded: 'refunded' },",
    tests: ['packages/domain/order/'],
  },
]
