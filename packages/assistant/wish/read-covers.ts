/** What shoppers call a cover of something, and the word of the trade for it. */
const covers: readonly (readonly [thing: string, cover: string])[] = [
  ['(split)?-?(?:topper|topmatras)(?:s|sen)?', 'hoeslaken $1topper'],
  ['(?:hoofd|slaap)?kussens?', 'kussensloop'],
  ['(?:kinder)?matras(?:sen)?', 'matrasbeschermer'],
]
const between = "(?:een|mijn|mn|m'n|de|het|ons|onze|oude?|nieuwe?|je|jouw) "

const readings = covers.map(([thing, cover]) => ({
  pattern: new RegExp(
    `(?<!\\p{L})(?:(?:losse|nieuwe|reserve) ?)?(?:(?:reserve)?hoe(?:s|zen|sje|sjes) (?:(?:voor|om|over) )?(?:${between}){0,2}${thing}|${thing}[ -]?hoe(?:s|zen))(?!\\p{L})`,
    'giu',
  ),
  cover,
}))

/** Writes 'hoes voor mijn splittopper' as the cover that the trade knows; 'de hoes van het matras' is a part of it and stays. */
export function readCovers(message: string): string {
  return readings.reduce(
    (text, { pattern, cover }) =>
      text.replace(pattern, (_said, ...rest) => {
        const [first, second] = rest
        const split = [first, second].some((part) => typeof part === 'string' && /^split$/iu.test(part))
          ? 'split'
          : ''
        return cover.replace('$1', split)
      }),
    message,
  )
}
