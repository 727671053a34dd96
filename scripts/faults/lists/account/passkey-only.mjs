// Accounts that open with a passkey only: what stays shut, and the way back.

const only = ['apps/api/src/features/account/passkey-only/']
const doors = ['apps/api/test/access/closed-doors.test.ts']
const rules = 'packages/domain/account/'
const choose = 'apps/api/src/features/account/passkey-only/choose-passkey-only.ts'
const wayBack = 'apps/api/src/features/account/passkey-only/way-back.ts'
const alarm = 'apps/api/src/features/customer/alarm/secure-account.ts'
const job = 'apps/api/src/features/customer/way-back/advance-way-backs.job.ts'

/** @type {import('../../list-faults.mjs').Fault[]} */
export const passkeyOnlyFaults = [
  {
    rule: 'An account that only a passkey opens lets nobody in otherwise.',
    file: 'apps/api/src/features/account/visit/enter.ts',
    find: '  if (!opensBy(customer, method)) return undefined\n',
    put: '',
    tests: doors,
  },
  {
    rule: 'A link by mail gives an account no password that only a passkey opens.',
    file: 'apps/api/src/features/account/mailbox/reset-password.ts',
    find: "    if (!opensBy(held, 'link')) return goneLink\n",
    put: '',
    tests: ['apps/api/src/features/account/passkey-only/reset.test.ts'],
  },
  {
    rule: 'The mail that comes in place of a code has none.',
    file: 'apps/api/src/features/customer/prove/mail-proof.job.ts',
    find: 'if (!isClosed) return',
    put: 'if (!isClosed || proof.id !== "") return',
    tests: only,
  },
  {
    rule: 'Only a passkey of the last quarter of an hour makes the choice.',
    file: choose,
    find: "if (!visitor.ok || visitor.data.session.method === 'passkey') return visitor",
    put: 'if (!visitor.ok || visitor.data.session.id !== "") return visitor',
    tests: only,
  },
  {
    rule: 'The choice drops the password.',
    file: choose,
    find: '{ passwordHash: null, passkeyOnlySince: now }',
    put: '{ passkeyOnlySince: now }',
    tests: only,
  },
  {
    rule: 'The choice ends what was mailed.',
    file: choose,
    find: '    await deleteOpenProofs(tx, customer.emailName)\n',
    put: '',
    tests: only,
  },
  {
    rule: 'No password is chosen where only a passkey opens the account.',
    file: 'apps/api/src/features/account/own/change-password.ts',
    find: '    if (held.passkeyOnlySince !== null) return opensByPasskeyOnly\n',
    put: '',
    tests: only,
  },
  {
    rule: 'Where only a passkey opens the account, nothing else makes a login fresh.',
    file: `${rules}passkey-only.ts`,
    find: 'isFreshLogin(session, now) && opensBy(account, session.method)',
    put: 'isFreshLogin(session, now) && (opensBy(account, session.method) || now > new Date(0))',
    tests: only,
  },
  {
    rule: 'The last passkey stays where nothing else opens the account.',
    file: 'apps/api/src/features/account/passkeys/own-passkeys.ts',
    find: '    if (isOnlyKey) return lastPasskey\n',
    put: '    void [isOnlyKey, lastPasskey]\n',
    tests: only,
  },
  {
    rule: 'A mail about a change is no way around a passkey.',
    file: alarm,
    find: '!endsPasskeys(customer, issuedAt)',
    put: '!endsPasskeys(customer, issuedAt) && issuedAt > now',
    tests: only,
  },
  {
    rule: 'A mail about a change leaves the last passkey.',
    file: alarm,
    find: '(await countPasskeys(tx, id)) > 1',
    put: '(await countPasskeys(tx, id)) > 0',
    tests: only,
  },
  {
    rule: 'A wait is long.',
    file: `${rules}way-back.ts`,
    find: 'wayBackDays = 14',
    put: 'wayBackDays = 3',
    tests: only,
  },
  {
    rule: 'The link that begins a wait works once.',
    file: wayBack,
    find: '    await setProof(tx, proof.id, { usedAt: now })\n',
    put: '',
    tests: only,
  },
  {
    rule: 'A link stops the wait that its mail told of, and no later one.',
    file: wayBack,
    find: 'running?.startedAt.toISOString() === stop.startedAt',
    put: 'running !== undefined',
    tests: only,
  },
  {
    rule: 'A login with a passkey stops the wait.',
    file: 'apps/api/src/features/account/passkeys/log-in-with-passkey.ts',
    find: "await stopWayBack(tx, deps, customer, 'stopped_by_login')",
    put: 'customer.id === ""',
    tests: only,
  },
  {
    rule: 'The end of a wait logs everybody out.',
    file: job,
    find: '  await deleteSessions(tx, id)\n',
    put: '',
    tests: only,
  },
  {
    rule: 'A wait does not end unless its owner was told a day before.',
    file: `${rules}way-back.ts`,
    find: '  if (eveToldAt !== null)\n',
    put: "  if (now >= opensAt) return 'open'\n  if (eveToldAt !== null)\n",
    tests: [`${rules}way-back.test.ts`],
  },
]
