import { amount, bare, priced, whole } from './price-amounts.ts'

/** What makes an amount only nearly what it is, beside a limit: 'tot pak hem beet 50 euro' is 'tot 50 euro'. */
const nearly =
  "(?:(?:pak\\s(?:hem|['’]?m)\\sbeet|zo['’]?n|ongeveer|circa|ca\\.?|pakweg|grofweg|zeg(?:\\smaar)?|rond(?:om)?|maximaal|max\\.?|hooguit|hoogstens|een\\seuro\\sof))"
const the = '(?:(?:de|het|een)\\s)?'
const than = '(?:dan|als)'
const atMost = `(?:hoogstens|hooguit|max(?:\\.|imaal|imum)?|onder|beneden|tot(?:\\sen\\smet)?|(?:minder|lager|goedkoper)\\s${than})`
const atLeast = `(?:minstens|minimaal|min(?:\\.|imum)?|vanaf|boven|(?:ten\\s?minste)|(?:meer|hoger|duurder)\\s${than})`
const both = '(?:\\s?,)?\\s(?:(?:en|maar|dan\\swel)\\s)?'
const limit =
  '(?:budget|limiet|bovengrens|grens|plafond|max(?:imum)?|maximum-?prijs|max(?:imale|\\.)?\\sprijs)'
const plainAmount = `(?:${priced}|${bare})`

const all = (pattern: string) => new RegExp(whole(pattern).source, 'giu')
/** Matches words that stand before an amount, and leaves the amount. */
const before = (pattern: string, following = amount) =>
  new RegExp(`(?<![\\p{L}\\d])${pattern}\\s${the}(?=${following})`, 'giu')
/** A sign stands before an amount without a space, and a word does not. */
const signed = (sign: string) => new RegExp(`${sign}\\s?(?=${plainAmount})`, 'giu')

/** Ordered: what stands around a limit goes first, then what turns it round, and two limits become one range at the end. */
const plainer: readonly (readonly [RegExp, string])[] = [
  [
    all(
      'in\\s(?:de|het|een)\\s(?:prijs-?)?(?:klasse|segment|range|categorie)(?:\\svan)?(?=\\s(?:\\p{L}+\\s){0,2}(?:€\\s?)?\\d)',
    ),
    '',
  ],
  [
    /(?<=(?:^|\s)(?:voor|max\.?|maximaal|hooguit|hoogstens|onder|tot|rond|ongeveer|dan|budget)\s)(\d{1,4})\s?e(?=\s*$|[,.?!]|\s(?:ofzo|max\p{L}*|per|en|of|want|totaal|samen)(?!\p{L}))/giu,
    '$1 euro',
  ],
  [signed('[<≤]'), 'hoogstens '],
  [signed('[>≥]'), 'minstens '],
  [/(\d)\+(?=\s?(?:euro|€))/giu, '$1 euro of meer'],
  // 'Boven de 50 euro wordt me te gek' is a limit.
  [
    all(
      `(?:boven|(?:meer|hoger|duurder)\\s${than})\\s${the}(${amount})\\s(?:(?:wordt|is|vind)\\s(?:\\p{L}+\\s){0,3}te\\s(?:gek|duur|veel|gortig|dol)|hoeft\\s(?:voor\\s\\p{L}+\\s)?niet)`,
    ),
    'hoogstens $1',
  ],
  [before(`(?:niet|nooit|geen)\\s(?:goedkoper|minder|lager)\\s${than}`), 'minstens '],
  [before('niet\\s(?:onder|beneden)'), 'minstens '],
  [before("op\\sz(?:ij|['’])n\\sminst"), 'minstens '],
  [before('(?:beginnend\\sbij|startend\\svanaf)'), 'vanaf '],
  [before(`(?:niet|nooit|geen)\\s(?:meer|duurder)\\s${than}`), 'hoogstens '],
  // A heating that is 'niet hoger dan 17' costs nothing.
  [before(`(?:niet|nooit|geen)\\shoger\\s${than}`, priced), 'hoogstens '],
  [before(`(?<=(?:prijs|bedrag|kosten)\\b.*)(?:niet|nooit|geen)\\shoger\\s${than}`), 'hoogstens '],
  [before('(?:niet\\s(?:over|boven|voorbij)|binnen)', priced), 'hoogstens '],
  [before('(?:niet|nooit)\\sboven'), 'hoogstens '],
  [before(`(?:die|dat|wat)\\s(minder|meer)\\skost(?:en)?\\s${than}`), '$1 dan '],
  [before(`hoger\\s${than}`, priced), 'meer dan '],
  [
    before(
      `(?:${the}${limit}|te\\sbesteden)(?:\\s?[:=]|\\s(?:is|was|ligt|zit|bedraagt|op|van|rond|ongeveer|max\\.?|maximaal|echt|wel))*`,
      priced,
    ),
    'hoogstens ',
  ],
  [all(`(${amount})\\s(?:is\\s)?(?:en|of)\\s(?:minder|daaronder|lager|goedkoper)`), 'hoogstens $1'],
  [all(`(${amount})\\s(?:en|of)\\s(?:meer|daarboven|hoger|duurder)`), 'minstens $1'],
  [all(`(${priced})\\s(?:minimaal|minimum|plus)`), 'minstens $1'],
  [
    all(`(${priced})\\sis\\s(?:\\p{L}+\\s){0,3}(?:budget|grens|limiet|plafond|max(?:imaal|imum)?)`),
    'hoogstens $1',
  ],
  [before(`(${atMost}|${atLeast}|tussen)(?:\\s${nearly})+`), '$1 '],
  [
    before(
      "(?:om\\sen\\s(?:nabij|bij)|in\\sde\\sbuurt\\svan|richting|pak\\s(?:hem|['’]?m)\\sbeet|grofweg)",
      priced,
    ),
    'ongeveer ',
  ],
  // What a sentence ends with after its limit says no more.
  [all(`(?<=${priced}\\s)(?:uit(?:komen|gaan)|heen(?:gaan)?|blij(?:ft|ven))`), ''],
  [
    before(
      '(?:(?:als|zolang)\\s(?:het|hij|die|ze)(?:\\smaar)?|hou(?:d|den)?\\shet)\\s(?=onder|beneden)(?:onder|beneden)',
      amount,
    ),
    'hoogstens ',
  ],
  [
    all(`${atLeast}\\s${the}(${amount})(?:${both}|\\stot\\s)(?:met\\s)?${atMost}\\s${the}(${amount})`),
    'tussen $1 en $2',
  ],
  [all(`${atMost}\\s${the}(${amount})${both}${atLeast}\\s${the}(${amount})`), 'tussen $1 en $2'],
  [
    all(
      `(?<!van\\s|vanaf\\s|tussen\\s)(${amount})\\s(?:tot|en)\\s(?:hooguit|hoogstens|max(?:\\.|imaal)?)\\s(${priced})`,
    ),
    'tussen $1 en $2',
  ],
  [all(`(${priced})\\s(?:[àa]|tot\\sen\\smet|t/m)\\s(${priced})`), 'tussen $1 en $2'],
]

/** Writes limits of a price in the plain words that all others mean: 'niet goedkoper dan 50 euro' becomes 'minstens 50 euro'. Accepts any text; one without limits is returned as it is. */
export function writePlainLimits(text: string): string {
  if (!/\d/u.test(text)) return text
  return plainer
    .reduce((plain, [said, meant]) => plain.replace(said, meant), text)
    .replace(/\s+/gu, ' ')
    .trim()
}
