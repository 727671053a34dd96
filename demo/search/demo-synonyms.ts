export interface DemoSynonym {
  term: string
  words: string[]
  /** `one_way`: the term finds the words, but the words do not find the term. */
  direction: 'two_way' | 'one_way'
}

/** Words that this shop's customers use and that no dictionary of the search engine has: what staff would add themselves. */
export const demoSynonyms: DemoSynonym[] = [
  // Limburg and the east of Flanders
  { term: 'nesteldeken', words: ['plaid'], direction: 'two_way' },
  { term: 'slaapkopje', words: ['hoofdkussen'], direction: 'two_way' },
  // An occasion is no product, but leads to some.
  { term: 'studentenkamer', words: ['1-persoons', 'bijzettafel'], direction: 'one_way' },
  { term: 'hotellinnen', words: ['dekbedovertrek', 'hoeslaken', 'handdoek'], direction: 'one_way' },
  { term: 'leeshoek', words: ['fauteuil', 'vloerlamp', 'plaid'], direction: 'one_way' },
]
