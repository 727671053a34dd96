/** What visitors write in several words or in another language, by what it means here. */
export interface Meaning {
  /** Dutch words, parted by spaces; none for a word that says nothing about a product. */
  means: string
  phrases: readonly string[]
  /** Also Dutch, and something else then: a rug is a back, unless nothing but sizes and values stand beside it. */
  isDutchToo?: true
}

/** Who a present is for narrows nothing: the shop has no presents for mothers alone. */
const PERSONS =
  'moeder mama mam oma tante zus dochter vriendin vrouw haar vader papa opa oom broer zoon vriend man hem ouders ' +
  'schoonmoeder schoonouders collega juf meester buren baas'
const PRESENTS = ['cadeau', 'kado', 'cadeautje', 'kadootje', 'cadeautip', 'kerstcadeau', 'verjaardagscadeau']

/** Complaints and occasions, by the words that lead to what helps (`synonyms.ts` says to what). */
export const NEEDS: readonly Meaning[] = [
  {
    means: 'koukleum',
    phrases: [
      'koude voeten bed',
      'koude voeten',
      'altijd koud bed',
      'altijd koud',
      'snel koud',
      'koud bed',
      'koude nachten',
    ],
  },
  {
    means: 'cadeau',
    phrases: [
      ...PRESENTS,
      ...PRESENTS.flatMap((present) => PERSONS.split(' ').map((person) => `${present} ${person}`)),
      'moederdag cadeau',
      'vaderdag cadeau',
      'moederdag',
      'vaderdag',
      'valentijn',
      'sinterklaas cadeau',
      'kraamcadeau',
      'housewarming',
      'housewarming cadeau',
    ],
  },
  {
    means: 'rugpijn',
    phrases: ['pijn rug', 'last rug', 'zere rug', 'pijnlijke rug', 'lage rugpijn', 'hernia'],
  },
  { means: 'nekpijn', phrases: ['pijn nek', 'last nek', 'stijve nek', 'zere nek'] },
  { means: 'allergie', phrases: ['huisstofmijt allergie', 'allergisch stof', 'stofallergie'] },
  {
    means: 'transpireren',
    phrases: ['nachtzweten', 'nachtelijk zweten', 'hete nachten', 'overgang opvliegers', 'opvliegers'],
  },
]
