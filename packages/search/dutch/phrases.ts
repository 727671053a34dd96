/** Words in another language, or several words for one thing, with their meaning here. */
export interface Meaning {
  /** Dutch words, separated by spaces; empty for a word that says nothing about a product. */
  means: string
  phrases: readonly string[]
  /** The word is also Dutch, with another meaning: 'rug' is a back, unless only sizes and values are beside it. */
  isDutchToo?: true
}

/** The person who gets a present narrows nothing: the shop has no presents for mothers alone. */
const persons =
  'moeder mama mam oma tante zus dochter vriendin vrouw haar vader papa opa oom broer zoon vriend man hem ouders ' +
  'schoonmoeder schoonouders collega juf meester buren baas'
const presentPhrases = [
  'cadeau',
  'kado',
  'cadeautje',
  'kadootje',
  'cadeautip',
  'kerstcadeau',
  'verjaardagscadeau',
]

/** Complaints, occasions and descriptions, by the words that lead to a remedy (see `synonyms.ts`). */
export const needs: readonly Meaning[] = [
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
      ...presentPhrases,
      ...presentPhrases.flatMap((present) => persons.split(' ').map((person) => `${present} ${person}`)),
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
  // Descriptions by shoppers who do not know, or do not think of, the name of a thing.
  {
    means: 'verduisterend',
    phrases: [
      'licht tegenhoudt',
      'licht tegenhouden',
      'zonlicht tegenhoudt',
      'zonlicht tegenhouden',
      'geen licht doorheen komt',
      'geen licht doorheen',
      'geen licht doorlaat',
      'geen licht doorlaten',
      'geen licht binnenkomt',
      'geen licht',
      'helemaal donker',
    ],
  },
  {
    means: 'verduisterend gordijn',
    phrases: ['gordijn zon', 'gordijnen zon', 'gordijn zonlicht', 'gordijnen zonlicht'],
  },
  {
    means: 'bijzettafel',
    phrases: [
      'tafeltje bank',
      'tafel bank',
      'tafeltje zetel',
      'tafeltje stoel',
      'tafeltje fauteuil',
      'kleine tafel bank',
      'klein tafeltje bank',
    ],
  },
  {
    means: 'hanglamp',
    phrases: ['lamp eettafel', 'lamp keukentafel', 'lamp eetkamer', 'verlichting eettafel', 'lamp plafond'],
  },
  {
    means: 'vloerlamp',
    phrases: ['lamp bank', 'leeslamp bank', 'leeslamp stoel', 'leeslamp zetel', 'lamp zetel', 'lamp grond'],
  },
  {
    means: 'plaid',
    phrases: ['warms bank', 'warm bank', 'deken bank', 'dekentje bank', 'kleedje bank', 'deken zetel'],
  },
  {
    means: 'strijkvrij',
    phrases: [
      'niet hoeft strijken',
      'niet strijken',
      'niet hoef strijken',
      'zonder strijken',
      'geen strijken',
    ],
  },
  {
    means: 'hoeslaken hoge hoek',
    phrases: [
      'hoeslaken dik matras',
      'hoeslaken dikke matras',
      'hoeslaken hoog matras',
      'hoeslaken hoge matras',
      'hoeslakens hoge matrassen',
      'hoeslaken extra hoog',
    ],
  },
  {
    means: 'stevig',
    phrases: [
      'zware mensen',
      'zware personen',
      'zwaar persoon',
      'zware slaper',
      'zwaar gewicht',
      'zwaar gebouwd',
      'hoog gewicht',
    ],
  },
  {
    means: '4seizoenen',
    phrases: [
      'hele jaar',
      'heel jaar',
      'hele jaar rond',
      'elk seizoen',
      'ieder seizoen',
      'zomer winter',
      'winter zomer',
    ],
  },
  {
    means: 'winterdekbed',
    phrases: ['dik dekbed', 'dikke dekbedden', 'dik donsdeken', 'dikke donsdeken', 'altijd koud dekbed'],
  },
  { means: 'zomerdekbed', phrases: ['dun dekbed', 'dunne dekbedden', 'dun donsdeken', 'dunne donsdeken'] },
  { means: 'flanel beddengoed', phrases: ['warm beddengoed', 'warm bedlinnen', 'warme lakens'] },
  {
    means: 'flanel dekbedovertrek',
    phrases: ['warm dekbedovertrek', 'warm overtrek', 'warm donsovertrek', 'winter overtrek'],
  },
  { means: 'buikslaper', phrases: ['buik slapen', 'buik slaapt', 'buik slaap'] },
  // Small and large things that have a name of their own.
  {
    means: 'gastendoek',
    phrases: [
      'handdoekje',
      'handdoekjes',
      'kleine handdoek',
      'kleine handdoeken',
      'handdoek klein',
      'handdoek wc',
      'handdoek toilet',
    ],
  },
  {
    means: 'badlaken',
    phrases: ['grote handdoek', 'grote handdoeken', 'handdoek groot', 'handdoeken groot'],
  },
  { means: 'handdoek set', phrases: ['handdoekenset', 'handdoekset'] },
  { means: 'matras kinderen', phrases: ['kindermatras', 'kindermatrassen', 'kinder matras'] },
]
