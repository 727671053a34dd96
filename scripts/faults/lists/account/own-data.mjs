// What the shop has of a customer: to whom it is given, and what is left when the account is deleted.

const data = ['apps/api/src/features/account/data/']

/** @type {import('../../list-faults.mjs').Fault[]} */
export const ownDataFaults = [
  {
    rule: 'What the shop has of a customer is given after a fresh login only.',
    file: 'apps/api/src/features/account/data/collect-own-data.ts',
    find: 'import { requireFreshVisitor }',
    put: 'import { requireVisitor as requireFreshVisitor }',
    tests: data,
  },
  {
    rule: 'Secret columns are never handed out.',
    file: 'apps/api/src/features/account/data/collect-own-data.ts',
    find: "typeof kind === 'string' && row[name] !== null) own[kind] =",
    put: 'row[name] !== null) own[name] =',
    tests: data,
  },
  {
    rule: 'An account is deleted after a fresh login only.',
    file: 'apps/api/src/features/account/data/delete-account.ts',
    find: 'import { requireFreshVisitor }',
    put: 'import { requireVisitor as requireFreshVisitor }',
    tests: data,
  },
  {
    rule: 'Rows that are declared to go with the account go.',
    file: 'apps/api/src/features/account/data/delete-account.ts',
    find: "if (people.fate === 'deleted') await",
    put: "if (people.fate === 'expires') await",
    tests: data,
  },
  {
    rule: 'Jobs that name a deleted address go too.',
    file: 'apps/api/src/features/account/data/delete-account.ts',
    find: '    await forgetJobsAbout(tx, customer.emailName)\n',
    put: '',
    tests: data,
  },
  {
    rule: 'A review of a deleted account has no name.',
    file: 'apps/api/src/features/review/personal-data.ts',
    find: "name: 'Anoniem', ",
    put: '',
    tests: data,
  },
  {
    rule: 'The copy of the last mail to a deleted account is forgotten.',
    file: 'apps/api/src/features/customer/forget-logins.job.ts',
    find: '[proofMailKind, farewellMailKind]',
    put: '[proofMailKind]',
    tests: data,
  },
  {
    rule: 'Every new column is declared.',
    file: 'apps/api/src/features/customer/rows/personal-data.ts',
    find: "'receipt accountHash deletedAt'",
    put: "'receipt deletedAt'",
    tests: data,
  },
]
