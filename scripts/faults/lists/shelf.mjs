// What the api keeps of tiles in memory.

const file = 'apps/api/src/features/catalog/tile/tile-shelf.ts'
const tests = ['apps/api/src/features/catalog/tile/']

/** @type {import('../list-faults.mjs').Fault[]} */
export const shelfFaults = [
  {
    rule: 'A product that changed leaves the shelf.',
    file,
    find: "if (noun === 'product') shelf.delete(Number(id))",
    put: "if (noun === 'product') continue",
    tests,
  },
  {
    rule: 'What may show on any tile empties the shelf.',
    file,
    find: 'else if (!otherNouns.has(noun)) shelf.clear()',
    put: "else if (noun === '*') shelf.clear()",
    tests,
  },
  {
    rule: 'Facts hold until the next deal starts or ends.',
    file,
    find: '(until === null || at < until)',
    put: '(until === null || at <= until)',
    tests,
  },
  {
    rule: 'Facts hold only from the last start or end of a deal.',
    file,
    find: '(from === null || from <= at) && ',
    put: '',
    tests,
  },
  {
    rule: 'Who asks at the start of a deal does not get what another read before it.',
    file,
    find: 'if (late.length === 0) return facts',
    put: 'if (late.length >= 0) return facts',
    tests,
  },
  {
    rule: 'A reading that failed is not kept.',
    file,
    find: 'if (shelf.peek(id) === kept) shelf.delete(id)',
    put: 'if (shelf.peek(id) !== kept) shelf.delete(id)',
    tests,
  },
  {
    rule: 'Goods that are alike get the same answer only until it ends.',
    file,
    find: 'if (known !== undefined && at < known.validUntil) return known',
    put: 'if (known !== undefined) return known',
    tests,
  },
  {
    rule: 'A clock that was set back starts anew.',
    file,
    find: 'if (parts !== answersOf || at < answeredAt) answers = new Map()',
    put: 'if (parts !== answersOf) answers = new Map()',
    tests,
  },
  {
    rule: 'Goods that are in stock come sooner than goods that are not.',
    file,
    find: 'goods.leadTimeDays, isInStock, isGone(goods, goods)]',
    put: 'goods.leadTimeDays, isGone(goods, goods)]',
    tests,
  },
  {
    rule: 'A full day of a round is read again once it is told.',
    file,
    find: "tag.startsWith('delivery:') || ",
    put: '',
    tests,
  },
  {
    rule: 'What changed while the shelf was compared is no fault of it.',
    file,
    find: 'shelf.peek(id) !== kept || ',
    put: '',
    tests,
  },
  {
    rule: 'What differs from the database leaves the shelf.',
    file,
    find: `          shelf.delete(id)
          differing.push(id)`,
    put: '          differing.push(id)',
    tests,
  },
]
