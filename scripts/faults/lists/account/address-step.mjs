// What the address step of the checkout does with the addresses of an account, and with what was typed before a login.

const step = ['apps/shop/app/features/address/']

/** @type {import('../../list-faults.mjs').Fault[]} */
export const addressStepFaults = [
  {
    rule: 'An id that the account does not keep is no address.',
    file: 'apps/shop/app/features/address/address-form.ts',
    find: 'isKept(chosen) ? kept.find(({ id }) => id === chosen)?.address : typed',
    put: 'isKept(chosen) ? kept[0]?.address : typed',
    tests: step,
  },
  {
    rule: 'Of a chosen address nothing that was typed under another one is sent.',
    file: 'apps/shop/app/features/address/address-form.ts',
    find: 'if (kept.some(',
    put: 'if (false && kept.some(',
    tests: step,
  },
  {
    rule: 'What the api refuses about a chosen address stands at the choice.',
    file: 'apps/shop/app/features/address/address-form.ts',
    find: 'section ? keptNames[section] : field',
    put: 'field',
    tests: step,
  },
  {
    rule: 'What was saved for a cart goes before the default of the account.',
    file: 'apps/shop/app/features/address/kept-addresses.ts',
    find: 'isSaved ? details[section] : null',
    put: 'null',
    tests: step,
  },
  {
    rule: 'A part of an address that was typed before the login is another address.',
    file: 'apps/shop/app/features/address/typed-words.ts',
    find: '    ...chosen.map((section) => [keptNames[section], otherAddressValue] as const),\n',
    put: '',
    tests: step,
  },
  {
    rule: 'A box that nobody ticked takes no address of the account away.',
    file: 'apps/shop/app/features/address/typed-words.ts',
    find: 'known.isElsewhere && !chosen',
    put: 'false && !chosen',
    tests: step,
  },
  {
    rule: 'The login without scripts keeps what was typed.',
    file: 'apps/shop/app/features/address/address-page.tsx',
    find: 'isToLogin && keepWords(context, sent)',
    put: 'isToLogin',
    tests: step,
  },
]
