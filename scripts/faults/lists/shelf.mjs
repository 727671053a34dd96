// What the api keeps in memory of products and what else every visitor sees.

const file = 'apps/api/src/platform/shelf/shelf.ts'
const promises = 'apps/api/src/features/catalog/stock/kept-promises.ts'
const products = 'apps/api/src/features/catalog/product/product-shelf.ts'
/** Writes of every kind, and what pages answer after them. */
const writes = ['apps/api/test/memory/random-writes.test.ts']
const told = ['apps/api/test/memory/told-writes.test.ts']
const answers = 'apps/api/src/platform/change-feed/kept-answers.ts'
const answerTests = ['apps/api/src/platform/change-feed/']
const tests = ['apps/api/src/features/catalog/tile/', 'apps/api/src/features/catalog/product/']

/** @type {import('../list-faults.mjs').Fault[]} */
export const shelfFaults = [
  {
    rule: 'A product that changed leaves the shelf.',
    file: 'apps/api/src/features/catalog/product/touched-products.ts',
    find: "if (noun === 'product') return { keys: [Number(id)] }",
    put: "if (noun === 'product') return 'nothing'",
    tests,
  },
  {
    rule: 'What may show on any tile empties the shelf.',
    file: 'apps/api/src/features/catalog/product/touched-products.ts',
    find: "return otherNouns.has(noun) ? 'nothing' : 'everything'",
    put: "return noun === 'brand' ? 'everything' : 'nothing'",
    tests,
  },
  {
    rule: 'Facts hold until the next deal starts or ends.',
    file: 'apps/api/src/features/catalog/tile/tile-shelf.ts',
    find: '(until === null || at < until)',
    put: '(until === null || at <= until)',
    tests,
  },
  {
    rule: 'Facts hold only from the last start or end of a deal.',
    file: 'apps/api/src/features/catalog/tile/tile-shelf.ts',
    find: '(from === null || from <= at) && ',
    put: '',
    tests,
  },
  {
    rule: 'Whoever asks at the start of a deal does not get what another read before it.',
    file,
    find: 'if (late.length === 0) return values',
    put: 'if (late.length >= 0) return values',
    tests,
  },
  {
    rule: 'A reading that failed is not kept.',
    file,
    find: 'if (shelf.peek(key) === kept) shelf.delete(key)',
    put: 'if (shelf.peek(key) !== kept) shelf.delete(key)',
    tests,
  },
  {
    rule: 'Goods that are alike get the same answer only until it ends.',
    file: promises,
    find: 'if (kept !== undefined && at < kept.validUntil) return kept',
    put: 'if (kept !== undefined) return kept',
    tests,
  },
  {
    rule: 'A clock that was set back starts anew.',
    file: promises,
    find: 'before.parts === parts && at >= before.at',
    put: 'before.parts === parts',
    tests,
  },
  {
    rule: 'Goods that are in stock come sooner than goods that are not.',
    file: promises,
    find: 'goods.leadTimeDays, isInStock, isGone(goods, goods)]',
    put: 'goods.leadTimeDays, isGone(goods, goods)]',
    tests,
  },
  {
    rule: 'A full day of a round is read again once its change is announced.',
    file: promises,
    find: "(noun === 'delivery' ? 'everything' : 'nothing')",
    put: "(noun === 'product' ? 'everything' : 'nothing')",
    tests,
  },
  {
    rule: 'What changed while the shelf was compared is not a fault of it.',
    file,
    find: 'shelf.peek(key) !== kept || ',
    put: '',
    tests,
  },
  {
    rule: 'What differs from the database leaves the shelf.',
    file,
    find: `          shelf.delete(key)
          differing.push(key)`,
    put: '          differing.push(key)',
    tests,
  },
  {
    rule: 'A change of everything empties every shelf.',
    file,
    find: "noun === everythingTag ? 'everything' : ",
    put: '',
    tests,
  },
  {
    rule: 'A slug of digits that was an id until now leads to its own product.',
    file: products,
    find: "(noun === 'product' ? 'everything' : 'nothing')",
    put: "'nothing'",
    tests,
  },
  {
    rule: 'A page is only shown under its own slug.',
    file: products,
    find: 'if (facts?.fixed.slug === slugOrId) return facts',
    put: 'if (facts !== undefined || known !== undefined) return facts',
    tests,
  },
  {
    rule: 'A planned deal is no former price yet.',
    file: 'apps/api/src/features/catalog/price/price.queries.ts',
    find: 'deals.filter(({ startsAt }) => startsAt <= at)',
    put: 'deals',
    tests,
  },
  {
    rule: 'What is kept of stock still tells a piece that is sold for good from one that is being paid for.',
    file: 'apps/api/src/features/catalog/stock/availability.ts',
    find: 'pieces === 0 && stock.stockOnHand > 0 ? 1 : 0',
    put: '0',
    tests,
  },
  {
    rule: 'Orders of goods that are plenty are no difference.',
    file: 'apps/api/src/features/catalog/product/read-product-facts.ts',
    find: '...toShownStock(variant)',
    put: 'stockOnHand: variant.stockOnHand, stockReserved: variant.stockReserved',
    tests,
  },
  {
    rule: 'Pages show how many pieces of a deal are left.',
    file: 'apps/api/src/features/catalog/deal/deal-pieces.ts',
    find: 'changed.filter((row) => row.pieceCap !== null)',
    put: 'changed.filter(() => false)',
    tests: told,
  },
  {
    rule: 'The only piece is shown as sold once it leaves.',
    file: 'apps/api/src/features/catalog/stock/stock.ts',
    find: ' || isEmptied(row, onHand)',
    put: '',
    tests: told,
  },
  {
    rule: 'A home page shows what staff wrote last.',
    file: 'apps/api/src/features/content/block/content-shelf.ts',
    find: "(noun === 'content' ? 'everything' : 'nothing')",
    put: "'nothing'",
    tests: writes,
  },
  {
    rule: 'A picture that was registered anew is shown with its new words.',
    file: 'apps/api/src/features/media/picture-shelf.ts',
    find: "(noun === 'picture' ? { keys: [key] } : 'nothing')",
    put: "(key === '' ? { keys: [noun] } : 'nothing')",
    tests: writes,
  },
  {
    rule: 'A category counts down to the deals of now.',
    file: 'apps/api/src/features/catalog/deal/deal-times.ts',
    find: "(noun === 'product' ? 'everything' : 'nothing')",
    put: "'nothing'",
    tests: writes,
  },
  {
    rule: 'What stands first in the shop follows its products.',
    file: 'apps/api/src/features/catalog/tile/featured-shelf.ts',
    find: "(noun === 'product' ? 'everything' : 'nothing')",
    put: "'nothing'",
    tests: writes,
  },
  {
    rule: 'Related products follow their category.',
    file: 'apps/api/src/features/catalog/tile/find-related-products.ts',
    find: "(findTouchedProducts(noun, id) === 'nothing' ? 'nothing' : 'everything')",
    put: 'findTouchedProducts(noun, id)',
    tests: told,
  },
  {
    rule: 'A page shows the reviews of now.',
    file: 'apps/api/src/features/review/read/review-shelf.ts',
    find: "(noun === 'product' ? { keys: [Number(id)] } : 'nothing')",
    put: "(id === noun ? { keys: [0] } : 'nothing')",
    tests: writes,
  },
  {
    rule: 'A page shows the questions of now.',
    file: 'apps/api/src/features/question/ask/get-questions.ts',
    find: "(noun === 'product' ? { keys: [Number(id)] } : 'nothing')",
    put: "(id === noun ? { keys: [0] } : 'nothing')",
    tests: writes,
  },
  {
    rule: 'A change ends the answers of its second.',
    file: answers,
    find: 'changes.subscribe(forgetAll)',
    put: '',
    tests: answerTests,
  },
  {
    rule: 'An answer made while a change was taken in is not kept.',
    file: answers,
    find: 'changes.follow(forgetAll)',
    put: '',
    tests: answerTests,
  },
  {
    rule: 'An answer that was begun before a change is not kept after it.',
    file: answers,
    find: 'beganWith !== answers || ',
    put: '',
    tests: answerTests,
  },
  {
    rule: 'An answer is kept for its second and no longer.',
    file: answers,
    find: 'if (now !== second) forgetAll()',
    put: '',
    tests: answerTests,
  },
]
