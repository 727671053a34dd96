/** What shoppers ask a cover for, and the word of the trade for that cover. */
const covers = [
  ['(split)?-?(?:topper|topmatras)(?:s|sen)?', 'hoeslaken $1topper'],
  ['(?:hoofd|slaap)?kussens?', 'kussensloop'],
  ['(?:kinder)?matras(?:sen)?', 'matrasbeschermer'],
] as const
const between = "(?:een|mijn|mn|m'n|de|het|ons|onze|oude?|nieuwe?|je|jouw) "
const kept = '(?:(?:losse|nieuwe|reserve) ?)?'

const readings = covers.flatMap(([thing, cover]) =>
  [
    `${kept}(?:reserve)?hoe(?:s|zen|sje|sjes) (?:(?:voor|om|over) )?(?:${between}){0,2}${thing}`,
    `${kept}${thing}[ -]?hoe(?:s|zen)`,
  ].map((said) => ({ pattern: new RegExp(`(?<!\\p{L})${said}(?!\\p{L})`, 'giu'), cover })),
)

/** Writes 'hoes voor mijn splittopper' as the cover that the trade knows; 'de hoes van het matras' is a part of it and stays. */
export function readCovers(message: string): string {
  return readings.reduce((text, { pattern, cover }) => text.replace(pattern, cover), message)
}
