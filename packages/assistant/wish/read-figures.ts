/** Numbers that shoppers write out in amounts. */
const words: Readonly<Record<string, number>> = {
  ...{
    vijf: 5,
    tien: 10,
    vijftien: 15,
    twintig: 20,
    vijfentwintig: 25,
    dertig: 30,
    veertig: 40,
    vijftig: 50,
  },
  ...{
    zestig: 60,
    zeventig: 70,
    vijfenzeventig: 75,
    tachtig: 80,
    negentig: 90,
    honderd: 100,
    tweehonderd: 200,
  },
  ...{ driehonderd: 300, vierhonderd: 400, vijfhonderd: 500, zeshonderd: 600, zevenhonderd: 700 },
  ...{ achthonderd: 800, negenhonderd: 900, duizend: 1000, tweeduizend: 2000 },
}
const written = new RegExp(
  `\\b(${Object.keys(words).join('|')})(?=\\s*(?:euro|eur\\b|€|à|a\\b|en\\b|tot\\b))`,
  'giu',
)
/** 'Een tientje' is ten euros, to Dutch shoppers and to Flemish ones. */
const tenner = /\b(?:een )?tientje\b(?:\s*(?:of|,|dus)?\s*(?:dus )?10 euro)?/giu
const twoAmounts = /(\d)\s*[àa]\s+(\d+\s*euro)/giu
/** The goods whose width alone says their size, since a bed is two metres long. */
const bedding = /\b(?:bed|bedden|\w*matras\w*|boxspring\w*|topper\w*|\w*lakens?|molton\w*)\b/iu
const width =
  /\b(?:1(?:[.,]|\s?m(?:eter)?\s?)(\d)0?\s?(?:m|meter)?|(\d{2,3})\s?(?:cm)?)\s+(?:breed|breedte|brede)\b/giu
const bedWidths: readonly string[] = ['80', '90', '100', '120', '140', '160', '180', '200']

/**
 * Returns a message with its figures as the search reads them: 'twintig euro' becomes '20 euro', '30 à 50 euro' becomes
 * '30 tot 50 euro', and 'een boxspring van 1.80 breed' is one of 180x200. Accepts any tidied message.
 */
export function readFigures(message: string): string {
  const counted = message
    .replace(tenner, '10 euro')
    .replace(written, (word) => String(words[word.toLowerCase()] ?? word))
    .replace(twoAmounts, '$1 tot $2')
  if (!bedding.test(counted)) return counted
  return counted.replace(width, (whole, tenths: string | undefined, centimetres: string | undefined) => {
    const size = tenths === undefined ? centimetres : `1${tenths}0`
    return size !== undefined && bedWidths.includes(size) ? `${size}x200` : whole
  })
}
