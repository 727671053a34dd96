// Who may open an account, and what ends when it changes.

const door = ['apps/api/src/features/account/door/']
const mailbox = ['apps/api/src/features/account/mailbox/']
const own = ['apps/api/src/features/account/own/']
const sessions = ['apps/api/src/features/account/sessions/']
const orders = ['apps/api/src/features/account/orders/']

/** @type {import('../../list-faults.mjs').Fault[]} */
export const accountFaults = [
  {
    rule: 'A code works only in the browser that asked for it.',
    file: 'apps/api/src/features/customer/rows/proof.queries.ts',
    find: 'and(eq(mailboxProof.browserHash, browserHash), eq(mailboxProof.purpose, purpose))',
    put: 'eq(mailboxProof.purpose, purpose)',
    tests: door,
  },
  {
    rule: 'A wrong code costs a try.',
    file: 'apps/api/src/features/customer/prove/take-proof.ts',
    find: 'triesLeft: proof.triesLeft - 1',
    put: 'triesLeft: proof.triesLeft',
    tests: door,
  },
  {
    rule: 'A code works once.',
    file: 'apps/api/src/features/customer/rows/proof.queries.ts',
    find: 'row.usedAt === null && ',
    put: '',
    tests: door,
  },
  {
    rule: 'Once a mailbox is proven, nothing older works.',
    file: 'apps/api/src/features/account/mailbox/open-account.ts',
    find: '  await deleteOpenProofs(tx, proof.emailName)\n',
    put: '',
    tests: [...door, ...mailbox],
  },
  {
    rule: 'A password counts only when it is shown to be the owner who chose it.',
    file: 'apps/api/src/features/account/mailbox/confirm-email.ts',
    find: 'isKnown && proof.registration !== null',
    put: 'proof.registration !== null',
    tests: mailbox,
  },
  {
    rule: 'A login ends the session that the browser had.',
    file: 'apps/api/src/features/customer/session/open-session.ts',
    find: 'browser.sessionToken !== undefined',
    put: 'browser.sessionToken === undefined',
    tests: door,
  },
  {
    rule: 'A password that changes while it is checked opens nothing.',
    file: 'apps/api/src/features/account/door/log-in-with-password.ts',
    find: 'customer?.passwordHash !== passwordHash || ',
    put: 'customer === undefined || ',
    tests: ['apps/api/src/features/account/door/'],
  },
  {
    rule: 'Strangers and a known browser are counted apart.',
    file: 'apps/api/src/features/customer/session/take-guess.ts',
    find: "browser ?? ''",
    put: "''",
    tests: door,
  },
  {
    rule: 'Guesses at once are counted one after another.',
    file: 'apps/api/src/features/customer/session/take-guess.ts',
    find: 'if (seconds === 0) await addGuess(tx, key, now, forgottenBefore)',
    put: "if (seconds === 0) await addGuess(tx, key.concat('x'), now, forgottenBefore)",
    tests: door,
  },
  {
    rule: 'A session ends when its time is over.',
    file: 'apps/api/src/features/customer/rows/session.queries.ts',
    find: 'eq(customerSession.tokenHash, tokenHash), gt(customerSession.endsAt, now)',
    put: 'eq(customerSession.tokenHash, tokenHash), gt(customerSession.createdAt, new Date(0))',
    tests: door,
  },
  {
    rule: 'Another password logs other browsers out.',
    file: 'apps/api/src/features/customer/session/renew-session.ts',
    find: '  await deleteSessions(tx, customerId, id)\n',
    put: '',
    tests: own,
  },
  {
    rule: 'A new password by mail logs everybody out.',
    file: 'apps/api/src/features/customer/session/end-ways-in.ts',
    find: '  await deleteSessions(tx, id)\n',
    put: '',
    tests: mailbox,
  },
  {
    rule: 'What opens the account changes after a fresh login only.',
    file: 'apps/api/src/features/customer/session/find-visitor.ts',
    find: 'if (isFreshFor(customer, session, deps.clock())) return visitor',
    put: 'if (customer.id === session.customerId) return visitor',
    tests: own,
  },
  {
    rule: 'A code for another address counts for the account that asked.',
    file: 'apps/api/src/features/account/own/change-email.ts',
    find: 'proof === undefined || proof.customerId !== old.id',
    put: 'proof === undefined',
    tests: own,
  },
  {
    rule: 'An alarm about a password does not move the account.',
    file: 'apps/api/src/features/customer/alarm/secure-account.ts',
    find: '!alarm.movesBack || ',
    put: '',
    tests: own,
  },
  {
    rule: 'An alarm that is raised ends those that were sent after it.',
    file: 'packages/domain/customer/alarm.ts',
    find: 'issuedAt <= raised.issuedAt || ',
    put: 'issuedAt >= raised.issuedAt || ',
    tests: ['packages/domain/customer/alarm'],
  },
  {
    rule: 'Nobody ends the session of somebody else.',
    file: 'apps/api/src/features/customer/rows/session.queries.ts',
    find: 'and(eq(customerSession.customerId, customerId), eq(sql',
    put: 'and(eq(sql',
    tests: sessions,
  },
  {
    rule: 'Another site cannot log a shopper out.',
    file: 'apps/api/src/features/account/door/asked-elsewhere.ts',
    find: "site === 'cross-site' || ",
    put: '',
    tests: door,
  },
  {
    rule: 'An order of somebody else is not found.',
    file: 'apps/api/src/features/order/owner/owner.queries.ts',
    find: 'and(eq(orderOwner.customerId, customerId), isNull(orderOwner.leftAt))',
    put: 'isNull(orderOwner.leftAt)',
    tests: orders,
  },
  {
    rule: 'An order that was taken out of an account is out.',
    file: 'apps/api/src/features/order/owner/owner.queries.ts',
    find: 'and(eq(orderOwner.customerId, customerId), isNull(orderOwner.leftAt))',
    put: 'eq(orderOwner.customerId, customerId)',
    tests: orders,
  },
  {
    rule: 'Only orders of the proven mailbox join an account.',
    file: 'apps/api/src/features/order/owner/owner.queries.ts',
    find: '.where(eq(sql`lower(',
    put: ".where(eq(sql`'x' || lower(",
    tests: orders,
  },
  {
    rule: 'Guest orders join when a code proves the mailbox.',
    file: 'apps/api/src/features/account/visit/enter.ts',
    find: '  if (provesMailbox(method)) await joinGuestOrders(tx, customer, deps.clock())\n',
    put: '',
    tests: orders,
  },
  {
    rule: 'An order is the customer’s who placed it, or went on with it after a login.',
    file: 'apps/api/src/features/order/place/place-order.ts',
    find: 'if (customerId !== undefined) await giveOrder',
    put: 'if (customerId === undefined) await giveOrder',
    tests: orders,
  },
]
