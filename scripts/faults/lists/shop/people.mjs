// What the shop keeps about visitors, and the forms with which they write to it.

const consent = ['apps/shop/app/features/consent/']
const withdrawal = ['apps/shop/app/features/withdrawal/']
const service = ['apps/shop/app/features/service/']
const review = ['apps/shop/app/features/review/']
const newsletter = ['apps/shop/app/features/newsletter/']

/** @type {import('../../list-faults.mjs').Fault[]} */
export const shopPeopleFaults = [
  {
    rule: 'A choice about cookies counts for a year.',
    file: 'apps/shop/app/features/consent/consent.ts',
    find: 'age > validMs',
    put: 'age > 2 * validMs',
    tests: consent,
  },
  {
    rule: 'Marketing is allowed by its own answer.',
    file: 'apps/shop/app/features/consent/consent.ts',
    find: "marketing: fields.get('marketing') === '1'",
    put: "marketing: fields.get('accepted') === '1' || fields.get('statistics') === '1'",
    tests: consent,
  },
  {
    rule: 'Whoever allowed a part has not accepted all.',
    file: 'apps/shop/app/features/consent/consent.ts',
    find: 'const isAll = purposes.every(',
    put: 'const isAll = purposes.some(',
    tests: consent,
  },
  {
    rule: 'Taking back one of two purposes is a withdrawal.',
    file: 'apps/shop/app/features/consent/consent.ts',
    find: 'before !== undefined && purposes.some((purpose) => before[purpose] && !after[purpose])',
    put: 'before !== undefined && purposes.every((purpose) => before[purpose] && !after[purpose])',
    tests: consent,
  },
  {
    rule: 'Whoever never allowed anything gets no number.',
    file: 'apps/shop/app/features/consent/consent-store.ts',
    find: '(allowsTags(choices) ? createProofId() : undefined)',
    put: 'createProofId()',
    tests: consent,
  },
  {
    rule: 'A withdrawal is sent only when it is confirmed.',
    file: 'apps/shop/app/features/withdrawal/withdrawal-page.tsx',
    find: "if (step !== 'bevestigen') return data(",
    put: 'if (false) return data(',
    tests: withdrawal,
  },
  {
    rule: 'Whoever wants to change a withdrawal gets back to the form with all that was filled in.',
    file: 'apps/shop/app/features/withdrawal/withdrawal-page.tsx',
    find: "if (step === 'wijzigen')",
    put: 'if (false)',
    tests: withdrawal,
  },
  {
    rule: 'A form that is refused keeps its ticket, so that it is not sent twice.',
    file: 'apps/shop/app/features/service/form-answer.ts',
    find: "error.code === 'conflict' ? undefined : ticket",
    put: 'undefined',
    tests: service,
  },
  {
    rule: 'A review is checked before the api is asked.',
    file: 'apps/shop/app/features/review/send-review.server.ts',
    find: 'if (isWrong) return refused',
    put: 'if (false) return refused',
    tests: review,
  },
  {
    rule: 'An invitation goes along with its review.',
    file: 'apps/shop/app/features/review/send-review.server.ts',
    find: "invitation: readText(form, 'invitation') || undefined",
    put: 'invitation: undefined',
    tests: review,
  },
  {
    rule: 'A review whose ticket is spent gets another.',
    file: 'apps/shop/app/features/review/send-review.server.ts',
    find: "const isTicketSpent = sent.error.code === 'conflict'",
    put: 'const isTicketSpent = false',
    tests: review,
  },
  {
    rule: 'A signup leads to no other site.',
    file: 'apps/shop/app/features/newsletter/newsletter-page.tsx',
    find: "typeof returnTo === 'string' && isLocalLink(returnTo)",
    put: "typeof returnTo === 'string'",
    tests: newsletter,
  },
  {
    rule: 'The code of a mail reaches no other site.',
    file: 'apps/shop/app/features/newsletter/code-page.tsx',
    find: "{ name: 'referrer', content: 'no-referrer' },",
    put: '',
    tests: newsletter,
  },
  {
    rule: 'A form of another site changes nothing.',
    file: 'apps/shop/server/request/origin-check.ts',
    find: "return site === 'same-origin'",
    put: "return site !== 'cross-site'",
    tests: ['apps/shop/server/request/same-origin.test.ts'],
  },
]
