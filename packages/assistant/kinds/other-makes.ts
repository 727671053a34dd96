/** Makes of bedding, towels, beds, lamps and barbecues that shoppers ask for and this shop does not sell, by the word that names each. */
const makes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...[
      'Auping',
      'Tempur',
      'M line',
      'Swiss Sense',
      'Beter Bed',
      'Hästens',
      'Pullman',
      'Avek',
      'Eastborn',
      'Caresse',
    ],
    ...[
      'Velda',
      'Beka',
      'Revor',
      'Lattoflex',
      'Polypreen',
      'Dunlopillo',
      'Simmons',
      'Sealy',
      'Serta',
      'Ergosleep',
    ],
    ...[
      'Vispring',
      'Treca',
      'Nilson',
      'Cinderella',
      'Walra',
      'Ambianzz',
      'Vandyck',
      'Essenza',
      'Beddinghouse',
    ],
    ...[
      'Kardol',
      'Descanso',
      'Cawö',
      'Abyss',
      'Damai',
      'ZoHome',
      'Ten Cate',
      "Satin d'Or",
      'Vossen',
      'Seahorse',
    ],
    ...[
      'Heckett Lane',
      'Riviera Maison',
      'House in Style',
      'Covers & Co',
      'Pip Studio',
      'Melli Mello',
      'Sleeptime',
    ],
    ...[
      'Dreamhouse',
      'Zensation',
      'De Witte Lietaer',
      'Mistral Home',
      'Clarysse',
      'Yumeko',
      'Crisp Sheets',
      'Timzo',
    ],
    ...[
      'Castella',
      'Ducky Dons',
      'Cevilit',
      'Polydaun',
      'Texeler',
      'Sleepnight',
      'Brinkhaus',
      'Jollein',
      'Ikea',
      'Jysk',
    ],
    ...[
      'Leen Bakker',
      'Kwantum',
      'Hema',
      'Zara Home',
      'H&M',
      'Weber',
      'Big Green Egg',
      'Fatboy',
      'Philips',
      'Philips Hue',
    ],
    ...[
      'Pastunette',
      'Charlie Choe',
      'Hunkemöller',
      'Schiesser',
      'Björn Borg',
      'Calvin Klein',
      'Luxaflex',
      'Vadain',
    ],
    ...[
      'Louis Poulsen',
      'Flos',
      'Hay',
      'Sleepworld',
      'Emma',
      'Norma',
      'Snurk',
      'Silvana',
      'Presence',
      'Rento',
      'Dyson',
    ],
    ...[
      'Marjolein Bastin',
      'Royal Textile',
      'Sleepmed',
      'Matt Sleeps',
      'Simba',
      'Koala',
      'Lucid',
      'Dormio',
      'Lampe Berger',
    ],
  ].map((name) => [toKey(name), name]),
)

/** Names that are also a word or somebody's name: the message must call them a make, or name goods right after. */
const ordinary = new Set([
  'emma',
  'norma',
  'snurk',
  'silvana',
  'presence',
  'hay',
  'koala',
  'weber',
  'simba',
  'lucid',
  'philips',
  'abyss',
  'damai',
])
const goodsAfter =
  /^\s+(?:\p{L}+\s+)?\p{L}*(?:matras|laken|dekbed|boxspring|topper|kussen|bed|handdoek|overtrek|lamp|barbecue|bbq|pyjama|badjas|stoel|kamerplant)/iu
/** 'Het matras van emma' calls it a make as well. */
const goodsBefore =
  /\p{L}*(?:matras|laken|dekbed|boxspring|topper|kussen|handdoek|overtrek|lamp|pyjama|badjas)\p{L}{0,4}\s+van\s+$/iu
const mostWords = 3
/** 'Past het om mijn Auping?' asks for something that goes with what somebody has. */
const goesWith =
  /\b(?:voor|om|op|bij|over|als|dan|net|zoals|soort|past|passen)\s+(?:(?:een|de|het|oude?|nieuwe?|huidige?)\s+)*$/iu
const hasOne = /\b(?:mijn|m'n|mn|onze?|ons)\s+(?:\p{L}+\s+){0,3}$/iu

/** A make that a message names, and the message without it. */
export interface OtherMake {
  readonly name: string
  readonly rest: string
  /** Whether it is asked for; otherwise somebody has one, or likens something to it. */
  readonly isAsked: boolean
}

/** Finds a make that this shop does not sell in a message; undefined for most messages. */
export function findOtherMake(message: string): OtherMake | undefined {
  const words = [...message.matchAll(/[\p{L}\p{M}&'’.-]+/gu)]
  for (const [at, first] of words.entries()) {
    for (let count = mostWords; count > 0; count--) {
      const last = words[at + count - 1]
      if (last === undefined) continue
      const [from, to] = [first.index, last.index + last[0].length]
      const name = makes[toKey(message.slice(from, to))]
      if (name === undefined) continue
      const [before, after] = [message.slice(0, from), message.slice(to)]
      const isCalled =
        /\bmerk\s+(?:van\s+)?$/iu.test(before) || goodsBefore.test(before) || goodsAfter.test(after)
      if (ordinary.has(toKey(name)) && !isCalled) continue
      const rest = `${before} ${after}`
        .replace(/\b(?:het |de |van )*merk(?:en)?\b/giu, ' ')
        .replace(/\s+/g, ' ')
        .trim()
      return { name, rest, isAsked: !hasOne.test(before) && !goesWith.test(before) }
    }
  }
  return undefined
}

function toKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z&]/g, '')
}
