// What a customer keeps: favourites, in the account and in their browsers, and composed beds.

const beds = ['apps/api/src/features/account/beds/']
const favorites = ['apps/api/src/features/account/favorites/']
const mirror = ['apps/shop/app/features/favorites/']

/** @type {import('../../list-faults.mjs').Fault[]} */
export const keptFaults = [
  {
    rule: 'What a browser knows of another account’s favourites is not taken over.',
    file: 'apps/api/src/features/account/favorites/own-favorites.ts',
    find: 'changes.account === null || changes.account === toAccountMark(deps, id)',
    put: 'changes.account === null || changes.account !== undefined',
    tests: favorites,
  },
  {
    rule: 'The limit of favourites holds for taps at once.',
    file: 'apps/api/src/features/account/favorites/own-favorites.ts',
    find: '  if ((await lockCustomer(tx, customerId)) === undefined) return undefined\n',
    put: '  void lockCustomer\n',
    tests: favorites,
  },
  {
    rule: 'Nobody reads the name of a product that is not out yet among their favourites.',
    file: 'apps/api/src/features/account/favorites/own-favorites.ts',
    find: 'fresh.filter((id) => listed.has(id)).slice(',
    put: 'fresh.filter((id) => listed.size >= 0 && id > 0).slice(',
    tests: favorites,
  },
  {
    rule: 'Somebody’s favourites are removed from their own list only.',
    file: 'apps/api/src/features/account/favorites/favorite.queries.ts',
    find: 'eq(customerFavorite.customerId, customerId), inArray(',
    put: 'inArray(',
    tests: favorites,
  },
  {
    rule: 'A tap while the account is asked is not lost.',
    file: 'apps/shop/app/features/favorites/mirror-favorites.ts',
    find: '  if (countUnsent(list, readMirror()) > 0) await mirror()\n',
    put: '',
    tests: mirror,
  },
  {
    rule: 'Nothing of a customer is written after they logged out.',
    file: 'apps/shop/app/features/favorites/mirror-favorites.ts',
    find: '  if (isLeaving) return\n',
    put: '',
    tests: mirror,
  },
  {
    rule: 'A login that ended meanwhile leaves nothing on the device.',
    file: 'apps/shop/app/features/favorites/mirror-favorites.ts',
    find: "heard === 'guest' || !hasHint(document.cookie)",
    put: "heard === 'guest'",
    tests: mirror,
  },
  {
    rule: 'What is on its way for a former customer is not written for the next one.',
    file: 'apps/shop/app/features/favorites/mirror-favorites.ts',
    find: '  if (readMirror()?.account !== sent.mirror?.account) return mirror()\n',
    put: '',
    tests: mirror,
  },
  {
    rule: 'The favourites of a former customer do not go over to the next one.',
    file: 'apps/shop/app/features/favorites/join-lists.ts',
    find: 'sent.mirror !== undefined && sent.mirror.account !== answer.account',
    put: 'sent.mirror === undefined && answer.account === undefined',
    tests: mirror,
  },
  {
    rule: 'Nobody changes or removes the bed of somebody else.',
    file: 'apps/api/src/features/account/beds/bed.queries.ts',
    find: 'and(eq(customerBed.customerId, customerId), eq(customerBed.configurationId, id))',
    put: 'eq(customerBed.configurationId, id)',
    tests: beds,
  },
  {
    rule: 'The same bed is kept once, also at another price.',
    file: 'apps/api/src/features/account/beds/own-beds.ts',
    find: 'bed?.slug === wanted.slug && isDeepStrictEqual(bed.choices, wanted.choices)',
    put: 'bed?.slug === wanted.slug && isDeepStrictEqual(bed, wanted)',
    tests: beds,
  },
  {
    rule: 'The limit of beds holds.',
    file: 'apps/api/src/features/account/beds/own-beds.ts',
    find: '    if (rows.length >= mostOwnBeds) return tooMany\n',
    put: '    void tooMany\n',
    tests: beds,
  },
  {
    rule: 'A bed of which an option is gone does not become another one.',
    file: 'apps/api/src/features/configurator/bed/open-configurations.ts',
    find: 'now: isSame ? bed : null',
    put: 'now: bed',
    tests: beds,
  },
]
