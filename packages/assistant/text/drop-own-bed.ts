/** What lies on a bed, and must fit it. */
const liesOn = /\p{L}*(?:laken|lakens|molton|beschermer)\b|topper/iu
const onBed = /\p{L}*(?:laken|lakens|molton|beschermer|overtrek|overtrekken|sprei)\b/iu
/** 'Mijn matras is 180x210' tells how large a topper must be, and looks for no mattress. */
const ownBed = /\b(?:mijn|m'n|mn|ons|onze|het) (?:bed|matras|boxspring) (?:is|meet)\b/giu
const electric = /\b(?:elektrisch|verstelba)\p{L}* (?:verstelba\p{L}* )?(?=\p{L}*bed\b|boxspring)/giu
/** 'Een sloop voor een hoofdkussen van 60x70' looks for no pillow. */
const inPillow =
  /\bvoor (?:een |het |mijn |onze? |ons )?(?:hoofd)?kussens?(?= (?:van|in|met|\d)|[\s?!.]*$)/giu

/** Leaves out of a message the bed under the goods that it asks for, and the pillow in them: they are told of, and not looked for. Sizes stay. */
export function dropOwnBed(message: string): string {
  return message
    .replace(ownBed, (whole) => (liesOn.test(message) ? ' ' : whole))
    .replace(electric, (whole) => (onBed.test(message) ? ' ' : whole))
    .replace(inPillow, (whole) => (/slo(?:op|pen)|fluwijn/iu.test(message) ? ' ' : whole))
    .replace(/ +/gu, ' ')
    .trim()
}
