import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** What shoppers of a Dutch bed shop think of first (OWASP ASVS 6.1.2), beside the common passwords of the world. */
const dutchWords = [
  ...[
    'sluimer',
    'matras',
    'boxspring',
    'dekbed',
    'dekbedovertrek',
    'kussen',
    'hoofdbord',
    'topper',
    'slapen',
  ],
  ...[
    'slaapkamer',
    'bed',
    'meubel',
    'winkel',
    'bestellen',
    'account',
    'wachtwoord',
    'geheim',
    'welkom',
    'hallo',
  ],
  ...[
    'lente',
    'voorjaar',
    'zomer',
    'herfst',
    'najaar',
    'winter',
    'januari',
    'februari',
    'maart',
    'april',
    'juni',
  ],
  ...['juli', 'augustus', 'september', 'oktober', 'november', 'december', 'maandag', 'dinsdag', 'woensdag'],
  ...['donderdag', 'vrijdag', 'zaterdag', 'zondag', 'nederland', 'holland', 'belgie', 'vlaanderen', 'oranje'],
  ...['amsterdam', 'rotterdam', 'utrecht', 'antwerpen', 'brussel', 'gent', 'feyenoord', 'ajax', 'anderlecht'],
  ...[
    'liefde',
    'schatje',
    'lieverd',
    'mama',
    'papa',
    'kerstmis',
    'sinterklaas',
    'voetbal',
    'fiets',
    'hond',
    'poes',
  ],
]

/** Longer texts are strong enough by their length, and estimating them would only cost time. */
const judgedLength = 64
/** From a million guesses on; fewer are made in an afternoon, even with the waits between them. */
const leastScore = 2

let estimator: ZxcvbnFactory | undefined

/**
 * Whether a password is too easy to guess: common, breached often, or made of the shop's words or the person's own
 * (OWASP ASVS 6.2.4, 6.2.11, 6.2.12). It looks at lists in this process and asks nobody.
 */
export function isEasyPassword(password: string, ownWords: readonly string[]): boolean {
  // The lists take a tenth of a second to read, and most runs of the api never need them.
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, dutch: dutchWords },
    graphs: adjacencyGraphs,
    maxLength: judgedLength,
  })
  const words = ownWords.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter(Boolean)
  return estimator.check(password, words).score < leastScore
}

/** The message beside the field. */
export const easyPasswordMessage =
  'Dit wachtwoord is te makkelijk te raden. Kies een ander, bijvoorbeeld drie woorden die niets met elkaar te maken hebben, met een cijfer en een teken.'
