const forSale =
  /^(1|ja|j|yes|y|oui|true|waar|wahr|vrai|actief|active|aktiv|on|online|enabled|visible|zichtbaar|published|gepubliceerd|)$/i
const notForSale =
  /^(0|nee|n|no|non|nein|false|onwaar|falsch|faux|inactief|inactive|inaktiv|off|offline|disabled|hidden|verborgen|draft|concept|archived|unpublished)$/i

/** Whether a product is for sale, as systems write it. An unknown word does not count as yes: staff look at it first. */
export const isForSale = (text: string) => forSale.test(text)

/** Whether the text is a known word for being, or not being, for sale. */
export const tellsForSale = (text: string) => forSale.test(text) || notForSale.test(text)

/** Whether goods had an owner before. */
export const isSecondHand = (text: string) =>
  /^(used|refurbished|gebruikt|tweedehands|gebraucht|occasion)$/i.test(text)

const unsent =
  /^(services?|dienst|dienstleistung|virtual|digital|download|downloads|downloadable|gift[ _-]?cards?|cadeaubon|cadeaukaart)$/i

/** Returns why a product of a kind cannot be sold here; `1` counts as yes in a column that asks whether it is virtual. */
export function whyNotSent(kind: string, isAsked: boolean): string | undefined {
  if (isAsked && /^(1|ja|yes|true)$/i.test(kind))
    return 'a virtual product is not sent and cannot be sold here'
  return unsent.test(kind) ? `a product of the kind '${kind}' is not sent and cannot be sold here` : undefined
}

/** Whether the text is a kind that only says how a system stores a product, and so is not a category of goods. */
export const isKindOfSystem = (text: string) =>
  /^(simple|configurable|variable|variation|physical|goods|product|standard|consu|consumable|storable product|stockable|voorraadproduct|einlagerbares produkt|variant|new)$/i.test(
    text,
  ) || unsent.test(text)
