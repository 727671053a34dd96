/** What hangs over the sides of a bed, and so is wider than the bed itself. */
const hanging =
  /\b(?:\p{L}*dekbed(?:den|je|jes)?|\p{L}*overtrek(?:ken|je|jes)?|donsdekens?|\p{L}*spreien?|\p{L}*sprei)\b/iu
/** 'Voor een bed van 160x200', 'voor mijn matras 1.80 breed', as the figures were read. */
const bedOfSize =
  /\b(?:(?:voor|op|bij|om|over|past|passend|passen) )+(?:(?:een|mijn|mn|m'n|ons|onze|het|de|zijn|haar|tweepersoons|eenpersoons|2-persoons|1-persoons) )*(?:\p{L}*(?<!dek)bed|ledikant|matras|boxspring|twijfelaar)(?: (?:van|met|dat|die|is|maat|een|breedte|mijn))*,? (\d{2,3})(?: ?x ?(2\d0))?(?: ?cm)?(?: (?:breed|breedte|is))*(?![\dx])/giu
/** 'Mijn bed is 180x200', told beside a duvet that is asked for. */
const ownBed =
  /\b(?:(?:mijn|mn|m'n|ons|het|de) )?(?:bed|matras|boxspring) (?:is|van|meet|heeft)(?: een| maat)* (\d{2,3})(?: ?x ?(2\d0))?(?: ?cm)?(?: breed)?(?![\dx])/giu

/** The width of a duvet that hangs over both sides, as the shop's page of bed sizes tells it. */
export const widthOver: Readonly<Record<string, string>> = {
  '80': '140',
  '90': '140',
  '100': '140',
  '120': '200',
  '140': '200',
  '160': '240',
  '180': '240',
  '200': '260',
}

/**
 * Returns a wish for a duvet or a cover with the width that goes over the bed it is for: 'dekbed voor een bed van 160x200' looks for one of
 * 240 cm. Any other wish stays as it is.
 */
export function fitToBed(wish: string): string {
  if (!hanging.test(wish)) return wish
  const said = wish.replace(inMetres, (_, tenths: string) => `1${tenths.padEnd(2, '0')}`)
  const fit = (whole: string, width: string) => {
    const over = widthOver[width]
    if (over === undefined) return whole
    // Whoever tells the size of the duvet asks whether that one fits.
    return wholeSize.test(wish) || otherSize.test(wish.replace(whole, ' ')) ? ' ' : ` ${over} `
  }
  return said.replace(bedOfSize, fit).replace(ownBed, fit).replace(/ +/g, ' ').trim()
}

/** A bed of '1m60' or '1,60' is 160 cm broad. */
const inMetres =
  /(?<=\b(?:bed|matras|boxspring)(?: (?:van|is|met|dat|die|een|maat))* )1(?:m|[.,])(\d{1,2})(?:m| ?meter)?(?!\d)/giu

/** A size that a duvet or a cover is told to have. */
const ownSize =
  /(?:dekbed|overtrek|donsdeken)\p{L}*(?: (?:van|in|maat))* (\d{3}) ?(?:x ?\d{3})?(?: ?cm)?(?: (?:breed|is|voor))*(?!\d)/iu
const wholeSize = /(?:dekbed|overtrek|donsdeken)\p{L}*(?: (?:van|in|maat))* \d{3} ?x ?\d{3}/iu
/** 'Ons bed is 180 breed, dus 260x280' says it by itself. */
const otherSize = /(?<!\d)\d{3}x\d{3}(?!\d)/u
const asksFit = /\b(?:past|passen|passend|geschikt|groot|klein|goed|genoeg|breed|kan|oké)\b/iu

/** Says which width goes over the bed that a message tells beside a duvet or a cover; empty when it tells none. */
export function explainWidth(message: string): string {
  if (!hanging.test(message)) return ''
  const [found] = [bedOfSize, ownBed].flatMap((pattern) => [...message.matchAll(pattern)])
  const width = found?.[1] ?? ''
  const over = widthOver[width]
  if (over === undefined) return ''
  const rule = `over een bed van ${width} cm breed past ${over} cm breed.`
  const [, own] = ownSize.exec(message) ?? []
  if (own === undefined || !asksFit.test(message)) return `O${rule.slice(1)}`
  if (own === over) return `Ja, dat past: ${rule}`
  return Number(own) < Number(over) ? `Dat is te smal: ${rule}` : `Dat is erg ruim: ${rule}`
}
