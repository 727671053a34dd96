import { writeFigures } from './spelled-numbers.ts'

/** 'Een tientje' is ten euros, to Dutch shoppers and to Flemish ones. */
const tenner = /\b(?:een )?tientje\b(?:\s*(?:of|,|dus)?\s*(?:dus )?10 euro)?/giu
/** 'Een meter veertig' and '1 meter 40' are both 1.40 metres. */
const metres = /\b(?:een|één|anderhalve|(\d))?\s*meter\s+(\d{2})\b/giu
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
export function readFigures(message: string, about = ''): string {
  const counted = writeFigures(message)
    .replace(metres, (_, metre: string | undefined, rest: string) => `${metre ?? 1}.${rest} meter`)
    .replace(tenner, '10 euro')
    .replace(twoAmounts, '$1 tot $2')
  if (!bedding.test(`${counted} ${about}`)) return counted
  return counted.replace(width, (whole, tenths: string | undefined, centimetres: string | undefined) => {
    const size = tenths === undefined ? centimetres : `1${tenths}0`
    return size !== undefined && bedWidths.includes(size) ? `${size}x200` : whole
  })
}
