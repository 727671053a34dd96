import type { Aspect } from '@sluimer/domain/review/aspects'

/** The words of one aspect. Each is written in one form; its stem stands for all of them. */
interface AspectWords {
  /** Words that say what a sentence is about, but not whether it is good. */
  topics: readonly string[]
  /** Words that say both. */
  good: readonly string[]
  bad: readonly string[]
}

export const wordsOfAspect: Readonly<Record<Aspect, AspectWords>> = {
  comfort: {
    topics: ['comfort', 'liggen', 'ligt', 'ligcomfort', 'slapen', 'slaap', 'slaapt', 'zitten', 'zitcomfort'],
    good: ['comfortabel', 'zacht', 'soepel', 'behaaglijk', 'uitgerust', 'knus', 'pluizig'],
    bad: [
      'oncomfortabel',
      'rugpijn',
      'nekpijn',
      'kuil',
      'kriebelt',
      'kriebelig',
      'prikt',
      'stug',
      'ruw',
      'plakt',
    ],
  },
  firmness: {
    topics: ['stevigheid', 'hardheid', 'ondersteuning', 'steun', 'vering'],
    good: ['stevig', 'steviger', 'veert', 'veerkrachtig', 'degelijk', 'stabiel', 'solide'],
    bad: ['doorgezakt', 'inzakt', 'wiebelt', 'wiebelig', 'wankel', 'plank', 'doorzakt', 'kraakt', 'piept'],
  },
  quality: {
    topics: ['kwaliteit', 'afwerking', 'materiaal', 'stof', 'naad', 'naden', 'stiksel'],
    good: ['duurzaam', 'afgewerkt', 'hoogwaardig', 'topkwaliteit'],
    bad: ['kapot', 'gescheurd', 'scheur', 'slordig', 'versleten', 'losgelaten', 'pluist', 'pilt'],
  },
  color: {
    topics: ['kleur', 'tint', 'print', 'foto'],
    good: ['kleurecht'],
    bad: ['verbleekt', 'verkleurd', 'vaal', 'kleurverschil'],
  },
  size: {
    topics: ['maat', 'afmeting', 'formaat', 'pasvorm', 'lengte', 'breedte'],
    good: ['past', 'passend'],
    bad: ['gekrompen', 'krimpt', 'krimp'],
  },
  washing: {
    topics: ['was', 'wassen', 'wasbeurt', 'wasmachine', 'gewassen', 'droger', 'strijken'],
    good: ['wasbaar', 'kreukvrij', 'strijkvrij'],
    bad: ['kreukt', 'kreukelt', 'kreuken'],
  },
  smell: {
    topics: ['geur', 'ruikt', 'luchtje'],
    good: ['geurloos', 'reukloos'],
    bad: ['stinkt', 'stank', 'schuimlucht', 'fabriekslucht', 'muf', 'chemisch'],
  },
  warmth: {
    topics: ['warmte', 'temperatuur', 'koelte'],
    good: ['warm', 'ademend', 'ademt', 'koel', 'verkoelend'],
    bad: ['zweet', 'zweten', 'broeierig', 'benauwd', 'kil'],
  },
  assembly: {
    topics: [
      'montage',
      'monteren',
      'opbouwen',
      'elkaar',
      'handleiding',
      'schroeven',
      'ophangen',
      'gemonteerd',
    ],
    good: [],
    bad: [],
  },
  delivery: {
    topics: [
      'levering',
      'bezorging',
      'bezorgd',
      'geleverd',
      'bezorger',
      'levertijd',
      'pakket',
      'verzending',
      'verpakking',
    ],
    good: [],
    bad: ['vertraging', 'beschadigd', 'vertraagd'],
  },
  price: {
    topics: ['prijs', 'geld', 'prijs-kwaliteit'],
    good: ['koopje', 'voordelig', 'betaalbaar'],
    bad: ['duur', 'prijzig'],
  },
}

/** Words that say whether something is good, whatever the sentence is about. */
export const general = {
  good: [
    ...[
      'goed',
      'fijn',
      'mooi',
      'prachtig',
      'heerlijk',
      'lekker',
      'prima',
      'perfect',
      'top',
      'super',
      'keurig',
      'netjes',
    ],
    ...[
      'snel',
      'makkelijk',
      'gemakkelijk',
      'eenvoudig',
      'klopt',
      'tevreden',
      'blij',
      'content',
      'geweldig',
      'uitstekend',
    ],
    ...[
      'ideaal',
      'waard',
      'zalig',
      'schoon',
      'precies',
      'meevalt',
      'fantastisch',
      'simpel',
      'stipt',
      'vriendelijk',
    ],
  ],
  bad: [
    ...[
      'slecht',
      'jammer',
      'tegenvalt',
      'tegen',
      'teleurstellend',
      'teleurgesteld',
      'matig',
      'waardeloos',
      'lelijk',
    ],
    ...[
      'moeilijk',
      'lastig',
      'laat',
      'traag',
      'helaas',
      'verkeerd',
      'vreselijk',
      'vervelend',
      'ontevreden',
      'onduidelijk',
    ],
    ...['gedoe', 'zonde', 'irritant', 'worsteling', 'misleidend', 'minder', 'afwijkt'],
  ],
} as const

/** Words that turn what comes soon after them around: 'niet zacht', 'zonder geur', 'nauwelijks gekrompen'. */
export const turning = [
  'niet',
  'geen',
  'nooit',
  'zonder',
  'nauwelijks',
  'amper',
  'niks',
  'niets',
  'nergens',
  'weinig',
] as const
/** Words that turn a fault before them around: 'rugpijn is weg'. */
export const gone = ['weg', 'verdwenen', 'voorbij'] as const
/** Before a good word it makes a fault: 'te zacht', 'te warm'. */
export const tooMuch = ['te', 'veelste'] as const
