import { readSpelledNumber, writeFigures } from './spelled-numbers.ts'

/** 'Een tientje' is ten euros, to Dutch shoppers and to Flemish ones. */
const tenner = /\b(?:een )?tientje\b(?:\s*(?:of|,|dus)?\s*(?:dus )?10 euro)?/giu
/** 'Een meter veertig' and '1 meter 40' are both 1.40 metres. */
const metres = /(?:\b(?:een|één|anderhalve|(\d))\s*)?\bmeter\s+(\d{2})\b/giu
/** 'Een euro of veertig' is about as much, and beside a budget at most. */
const someEuros = /\b(?:een )?euro of (\d{1,4})\b/giu
const ofBudget = /\bbudget|\bmax|\bhoogstens|\bhooguit|\bbesteden/iu
const twoAmounts = /(\d)\s*[àa]\s+(\d+\s*euro)/giu
/** The goods whose width alone says their size, since a bed is two metres long. */
const bedding = /\b(?:bed|bedden|\w*matras\w*|boxspring\w*|topper\w*|\w*laken?s?|molton\w*)\b/iu
const width =
  /\b(?:1(?:[.,]|\s?m(?:eter)?\s?)(\d)0?\s?(?:m|meter)?|(\d{2,3})\s?(?:cm)?)\s+(?:breed|breedte|brede)\b/giu
/** A length and a width as people write them: '160 bij 200', '1m60 op 2m', '1.60 x 2.00', '160/200'. */
const twoLengths =
  /(?<![\d.,x×])(?:(\d{2,3})\s?(?:cm)?|([12])\s?(?:[.,]|m(?:eter)?\s?)\s?(\d{1,2})?\s?(?:m|meter)?)\s?(?:x|×|\*|bij|op|maal|keer|\/)\s?(?:(\d{2,3})(?!\d|[.,]\d)\s?(?:cm\b)?|([12])(?:\s?(?:[.,]|m(?:eter)?\b\s?)\s?(\d{1,2})?)\s?(?:m\b|meter\b)?)(?!\s?(?:graden|euro|€|%))/giu
/** '2x2 meter', whose first figure has no unit of its own. */
const twoMetres =
  /(?<![\d.,x×])([0-4](?:[.,]\d{1,2})?)\s?(?:m|meter)?\s?(?:x|×|\*|bij|op)\s?([0-4](?:[.,]\d{1,2})?)\s?(?:m|meter)\b/giu
/** A carpet of '2 bij 3' is so many metres. */
const floor = /\b(?:\p{L}*klee?d(?:en|je)?|tapijt|karpet|plaid|sprei)\b/iu
const twoOfFloor =
  /(?<![\d.,x×])([1-9](?:[.,]\d{1,2})?) ?(?:m|meter)? ?(?:x|×|\*|bij|op|maal) ?([1-9](?:[.,]\d{1,2})?)(?: ?(?:m|meter)\b)?(?![\d.,]|\s?(?:cm|x\d))/giu
/** What lies over somebody in a bed, whose size needs two figures. */
const covers = /\p{L}*(?:dekbed|overtrek|donsdeken|sprei)\p{L}*/iu
/** '180 200' after what lies on a bed or over who is in it, and '70 150' of a child's. */
const apart =
  /(?<![\d.,x×€-])\b(\d{2,3}(?= 2)|60(?= 12)|70(?= 1[45])|100(?= 135)) (200|210|220|230|290|120|135|140|150)\b(?!\s?(?:[x×.,]|euro|€))/giu
/** '180200' is what somebody wrote who left out the sign between. */
const runTogether = /(?<![\d.,€])(80|90|100|120|140|160|180|200|240|260)(200|210|220)(?!\d|[.,]\d| ?euro)/gu
/** A width alone: '1m40', '1.40', '140 cm'. Whoever is 1.80 says so with a word of people. */
const oneLength =
  /(?<!(?:\b(?:ben|is|lang|lengte|van ik|weeg|hoogte|hoog|€)\s?))(?<![\d.,x×€-])\b(?:1[.,](\d)0?|1\s?m(?:eter)?\s?(\d)0?|(\d{2,3})\s?cm)(?:\s?(?:m|meter))?\b(?!\s?(?:[x×*]|[.,]\d|euro|€|lang|hoog|dik|diep|groot|bij|op \d))/giu
/** 'Boxspring 140 tot 900 euro' is so broad, and costs so much at most. */
const widthAndLimit =
  /(?<![\d.,x×€-]|€ |tussen |van |vanaf )\b(80|90|120|140|160|180|200)(?= (?:tot|onder|max\p{L}*|hooguit|hoogstens) (?:€ ?)?(\d{3,4})\b(?! ?cm))/giu
const bedWidths: readonly string[] = ['80', '90', '100', '120', '140', '160', '180', '200']

/** 'Van 140 breed en langer dan 2 meter', '140 breed, maar dan 210 of 220 lang': a width with a least length. */
const broadAndLong =
  /(?<![\d.,x×€-])(?:1[.,](\d)0?|(\d{2,3}))(?: ?(?:cm|m|meter))?(?: (?:breed|breedte))?,? (?:(?:en|maar|dan|wel|wat|iets|liefst|ook|het|liever|in|de|lengte) ){0,4}(?:langer dan (?:2(?:[.,]00?)? ?(?:m|meter)|twee meter|200(?: ?cm)?)|extra lang(?:e)?(?! (?:hoes|koord))|(2[12]0)(?: ?cm)?(?: of 220)?(?: ?cm)? lang)(?!\p{L})/giu

/**
 * Returns a message with its figures as the search reads them: 'twintig euro' becomes '20 euro', '30 à 50 euro' becomes
 * '30 tot 50 euro', and 'een boxspring van 1.80 breed' is one of 180x200. Accepts any tidied message.
 */
export function readFigures(message: string, about = ''): string {
  const counted = writeFigures(message)
    .replace(metres, (_, metre: string | undefined, rest: string) => `${metre ?? 1}.${rest} meter`)
    .replace(tenner, '10 euro')
    .replace(someEuros, (_, euros: string) =>
      ofBudget.test(message) ? `tot ${euros} euro` : `ongeveer ${euros} euro`,
    )
    .replace(twoAmounts, '$1 tot $2')
    .replace(twoMetres, (_, one: string, other: string) => joinMetres(one, other))
    .replace(twoLengths, (whole, ...parts: (string | undefined)[]) => {
      const [cm1, m1, rest1, cm2, m2, rest2] = parts
      const [one, other] = [toCentimetres(cm1, m1, rest1), toCentimetres(cm2, m2, rest2)]
      return Math.min(one, other) < shortestSide ? whole : ` ${one}x${other} `
    })
    .replace(/ +/g, ' ')
    .trim()
  const goods = `${counted} ${about}`
  const isBedding = bedding.test(goods)
  const long = counted.replace(
    broadAndLong,
    (whole, tenths: string | undefined, centimetres: string | undefined, least = '201') => {
      const size = centimetres ?? `1${tenths ?? ''}0`
      return bedWidths.includes(size) ? `${size}l${least}` : whole
    },
  )
  const sized =
    isBedding || covers.test(goods)
      ? (isBedding ? long : counted).replace(apart, '$1x$2').replace(runTogether, '$1x$2')
      : counted
  if (!isBedding) return sized
  const limited = sized.replace(widthAndLimit, (whole, size: string, euros: string) =>
    Number(euros) > 2 * Number(size) ? `${size}x200 ${whole.slice(size.length)}` : whole,
  )
  const broad = limited.replace(
    width,
    (whole, tenths: string | undefined, centimetres: string | undefined) => {
      const size = tenths === undefined ? centimetres : `1${tenths}0`
      return size !== undefined && bedWidths.includes(size) ? `${size}x200` : whole
    },
  )
  return broad.replace(
    oneLength,
    (whole, tenths: string | undefined, metre: string | undefined, centimetres: string | undefined) => {
      const size = centimetres ?? `1${tenths ?? metre ?? ''}0`
      return bedWidths.includes(size) ? `${size}x200` : whole
    },
  )
}

const oneOfFloor = /(?<![\d.,x×€-])([1-4][.,]\d{1,2}) ?(?:m|meter)?(?= (?:lang|breed|groot))/giu
/** Goods that are sold by one length: how high they stand, or how thick they are. */
const byLength =
  /\b(?:\p{L}*boom(?:pje)?|\p{L}*bomen|\p{L}*plant(?:en|je)?|topper\p{L}*|\p{L}*barbecue\p{L}*|bbq\p{L}*|\p{L}*spiegel(?:s|tje)?|va(?:as|zen|asje)|dressoirs?|\p{L}*lamp(?:en|je)?|nachtkast\p{L}*|bijzettafel\p{L}*)\b/iu
const oneMeasure =
  /(?<![\d.,x×€-])(?:([12])(?:[.,](\d{1,2}) ?(?:m|meter)?|(?:m| m| meter) ?(\d{2})?)|(\d{1,3}) ?(?:cm|centimeter))(?: (?:hoog|hoge|dik|dikke|groot|lang|hoogte))*(?!\p{L}|\d|[.,]\d| ?(?:x|×|bij|op|euro|€|breed))/giu

/** 'Max 40 doorsnee' is a length, and no price. */
const mostOfSide =
  /\b((?:max\p{L}*|hoogstens|hooguit|tot|niet (?:meer|breder|hoger) dan)) (\d{2,3})(?= (?:doorsnee|doorsnede|breed|hoog|diep|dik)(?!\p{L}))/iu
/** 'Van 80 doorsnee' is the length of a mirror, which a page calls by its figure alone. */
const acrossOf =
  /(?<!\b(?:max\p{L}*|hoogstens|hooguit|tot|dan) )(?<![\d.,x×€-])(\d{2,3})(?: ?(?:cm|centimeter))? (?:in )?(?:doorsnee|doorsnede|diameter)(?!\p{L})/iu
/** A tree and a mirror come in one length: 'ronde spiegel 60', 'kerstboom 180'. */
const ofOneLength = /\b(?:\p{L}*boom(?:pje)?|\p{L}*bomen|\p{L}*spiegel(?:s|tje)?)(?!\p{L})/iu
const bareLength =
  /(?<![\d.,x×€-])(?<!€ )(?<!\b(?:onder|boven|tot|max|maximaal|hoogstens|rond|euro|vanaf|dan|met|de|van) )\b(\d{2,3})(?=[\s?!.,]|$)(?! ?(?:cm|m\b|meter|centimeter|x|×|bij|op|tot|euro|€|,-|stuks?|jaar|\p{L}*lamp\p{L}*|lichtjes|\p{L}*led\p{L}*|watt|w\b|%|graden|kilo|kg|gram|dagen|weken|breed|,\d))/iu

const spokenMetre = '(een|één|anderhal(?:f|ve)|twee|drie|tweeënhal(?:f|ve))'
const spokenSides = new RegExp(
  `(?<!\\p{L})${spokenMetre}(?: meter)? (?:bij|op|x) ${spokenMetre}(?: meter)?(?!\\p{L})`,
  'giu',
)
const metresSpoken: Readonly<Record<string, number>> = {
  ...{ een: 100, één: 100, twee: 200, drie: 300 },
  ...{ anderhalf: 150, anderhalve: 150, tweeënhalf: 250, tweeënhalve: 250 },
}

/** '140 breed en 280 lang', 'lengte 280, breedte 140' are one size, of what hangs or lies: what stands is shorter. */
const bothSides =
  /\b(?:(\d{2,3})(?: ?cm)? (?:breed|breedte)|breedte (\d{2,3})(?: ?cm)?),?(?: en| bij| x)? (?:(\d{3})(?: ?cm)? (?:lang|hoog)|(?:lengte|hoogte) (\d{3}))\b|\b(?:(\d{3})(?: ?cm)? (?:lang|hoog)|(?:lengte|hoogte) (\d{3})),?(?: en| bij| x)? (?:(\d{2,3})(?: ?cm)? breed|breedte (\d{2,3}))\b/giu
const shortest = 190

function joinSides(message: string): string {
  return message.replace(bothSides, (whole, ...parts: (string | undefined)[]) => {
    const [w1, w2, l1, l2, l3, l4, w3, w4] = parts
    const [width, length] = [w1 ?? w2 ?? w3 ?? w4, l1 ?? l2 ?? l3 ?? l4]
    return Number(length) < shortest ? whole : `${width}x${length}`
  })
}

/** Writes a size that is told in words as its figures: 'anderhalf bij twee meter' is 150x200. */
export function readSpokenSize(message: string): string {
  return joinSides(message).replace(spokenSides, (whole, one: string, other: string) => {
    const [width, length] = [one, other].map((side) => metresSpoken[side.toLowerCase()])
    return width === undefined || length === undefined || !/meter|hal[fv]/iu.test(whole)
      ? whole
      : `${width}x${length}`
  })
}

const metresOf: Readonly<Record<string, number>> = { een: 100, één: 100, anderhalve: 150, twee: 200 }
const wholeMetres = /\b(een|één|anderhalve|twee) meter(?! \d)(?: (?:hoog|groot|breed|lang))?(?!\p{L})/giu

const spokenOnes: readonly string[] = ['een', 'twee', 'drie']
/** 'Twee meter tien' is as high as 2.10 m. */
const tenthsSpoken =
  /\b(een|twee|drie|[123]) meter (tien|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)(?!\p{L})/iu

const saysLength = /\b(?:hoog|hoge|dik|dikke)\b/iu
/** 'Doe maar 210, wat kost die', 'en in 180 cm' after what comes in one length. */
const isLengthAlone =
  /^(?:(?:en|of|maar|dan|toch|liever|ook|nee|ja|doe|neem|die|dat|in|van|een|graag|is|er|heb|je|hem|hebben|jullie|komt)[\s,]+)*\d{2,3}(?: ?(?:cm|centimeter))?(?: (?:hoog|dan|graag|ook|misschien))*(?:[\s?!.,]*$|[,.?!]+ (?:en )?(?:wat|hoeveel) kost\b)/iu

const standsUp = /boom|bomen|plant/iu
/** 'Rond de 210' is the height of a tree, and no price. */
const aroundLength =
  /\b(?:zo )?(?:rond|rondom|ongeveer|circa|ca|zo'n)\.?(?: de)? (\d{2,3})(?=[\s,?!.]|$)(?! ?(?:cm|euro|€|,-|[x×]))/giu

/** Writes the length of what is sold by it as one word: 'een kerstboom van 2 meter 10' is one of 210cm. `about` is what the talk was about. */
export function readOneLength(message: string, about = ''): string {
  const goods = saysLength.test(message) || isLengthAlone.test(message) ? `${message} ${about}` : message
  if (tenthsSpoken.test(message))
    return readOneLength(
      message.replace(
        tenthsSpoken,
        (_, metres: string, tens: string) =>
          `${(Number(metres) || 1 + spokenOnes.indexOf(metres.toLowerCase())) * 100 + (readSpelledNumber(tens.toLowerCase()) ?? 0)} cm`,
      ),
      about,
    )
  if (mostOfSide.test(message)) return readOneLength(message.replace(mostOfSide, '$1 $2 cm'), about)
  if (byLength.test(goods) && acrossOf.test(message))
    return readOneLength(message.replace(acrossOf, '$1 cm'), about)
  if (ofOneLength.test(goods) && bareLength.test(message))
    return readOneLength(message.replace(bareLength, '$1cm'), about)
  if (standsUp.test(message) && aroundLength.test(message))
    return readOneLength(message.replace(aroundLength, '$1cm'), about)
  if (!byLength.test(goods) || /laken|molton|beschermer/iu.test(goods)) return message
  return message
    .replace(wholeMetres, (_, count: string) => `${metresOf[count.toLowerCase()] ?? ''}cm`)
    .replace(
      oneMeasure,
      (_, metres?: string, tenths?: string, rest?: string, centimetres?: string) =>
        `${centimetres ?? Number(metres) * 100 + Number((tenths ?? rest ?? '').padEnd(2, '0'))}cm`,
    )
}

/** Reads a carpet of '2 bij 3' as one of 200x300, before a bare figure is taken for how many somebody wants. */
export function readFloorSize(message: string): string {
  return floor.test(message)
    ? message
        .replace(twoOfFloor, (_, one: string, other: string) => joinMetres(one, other))
        .replace(oneOfFloor, (_, metres: string) => joinMetres(metres))
    : message
}

const metresOfCurtain =
  /(?<![\d.,x×€-])([1-4])(?:[.,](\d{1,2}))? ?(?:(?:m|meter)(?!\p{L})(?: ?(\d{2})\b)?|(?= ?(?:lang|hoog)\b))(?! ?(?:breed|x|×|bij))(?: ?(?:lang|hoog|lengte|hoogte)\b)?/giu

/** Writes how long a curtain is in centimetres: 'gordijnen 3 meter lang' are 300 long. */
export function readHanging(message: string, about = ''): string {
  if (!/gordijn/iu.test(`${message} ${about}`)) return message
  return message.replace(
    metresOfCurtain,
    (_, metre: string, tenths?: string, rest?: string) =>
      `${Number(metre) * 100 + Number((tenths ?? rest ?? '').padEnd(2, '0'))}`,
  )
}

function joinMetres(...metres: readonly string[]): string {
  return metres.map((length) => Math.round(Number(length.replace(',', '.')) * 100)).join('x')
}

/** Nothing that is sold by length and width is narrower. */
const shortestSide = 25

function toCentimetres(centimetres?: string, metres?: string, rest = ''): number {
  if (centimetres !== undefined) return Number(centimetres)
  return Number(metres) * 100 + Number(rest.length === 1 ? `${rest}0` : rest)
}
