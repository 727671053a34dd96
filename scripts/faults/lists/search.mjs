// What a search word finds.

/** @type {import('../list-faults.mjs').Fault[]} */
export const searchFaults = [
  {
    rule: 'Slaapzak is no slaapbank: two typing errors need a longer word.',
    file: 'packages/search/text/query/understand-word.ts',
    find: 'const longWord = 9',
    put: 'const longWord = 6',
    tests: ['packages/search/text/'],
  },
  {
    rule: 'What is in stock stands before what is sold out.',
    file: 'packages/search/text/query/match-rows.ts',
    find: '(stock.values[row] as number) > 0 ? inStockBonus : 0',
    put: 'inStockBonus',
    tests: ['packages/search/text/'],
  },
  {
    rule: 'What is popular stands first among equals.',
    file: 'packages/search/text/query/match-rows.ts',
    find: 'popularityShare * Math.log1p(popularity.values[row] as number)',
    put: '0',
    tests: ['packages/search/text/'],
    lives:
      'Equal scores are put in order of popularity afterwards: only products of nearly the same worth would change places.',
  },
  {
    rule: 'A product that was removed is not found.',
    file: 'packages/search/text/query/match-rows.ts',
    find: 'if (isLive[row] === 0 || (termWeights[i] as number) < least) continue',
    put: 'if ((termWeights[i] as number) < least) continue',
    tests: ['packages/search/text/', 'packages/search/store/'],
  },
  {
    rule: 'The price range goes by the choice that the visitor prefers.',
    file: 'packages/search/listing/choice-tally.ts',
    find: 'isPreferred(choice, wanted) ? fullPrice - preferredBit : fullPrice',
    put: 'fullPrice',
    tests: ['packages/search/listing/'],
  },
  {
    rule: 'Beside the values of the preferred facet nothing is preferred.',
    file: 'packages/search/listing/choice-tally.ts',
    find: 'groupOf[value] === preference?.group ? fullPrice : price',
    put: 'price',
    tests: ['packages/search/listing/'],
  },
]
