/** What lies on a bed, and so comes in its length or its width. */
const lying = /\p{L}*(?:matras|topper|dekbed|overtrek|laken|molton|beschermer)\p{L}*/iu
const aSize = /\b(\d{2,3})x(\d{2,3})\b/u
/** 'Is die ook in 210 lang', 'heb je hem ook 160 breed'. */
const otherSide =
  /^(?:(?:en|maar|ok\p{L}*|haha|top|mooi)[\s,]+)*(?:is|zijn|bestaat|bestaan|heb|hebben|hebt|heeft|komt|komen|kan|krijg)\b(?:(?! (?:matras|bed|boxspring)\b).){0,40}?\b(?:die|deze|hem|hij|ie|ze|dat|dit)\b(?:\s+(?:ook|nog|er|niet|eventueel))*(?:\s+(?:in|van|met))?\s+(?:een |de )?(?:lengte |breedte )?(?:van )?(\d{3})(?: ?cm)?( ?lang| ?breed)?(?: ook| dan)*[\s?!.]*$/iu
/** 'En welk hoeslaken moet daar dan op', 'welke overtrek past daarbij'. */
const whichGoesOn =
  /^(?:(?:en|maar|ok\p{L}*|dan)[\s,]+)*(?:welke?|wat voor) (\p{L}*(?:laken|molton|beschermer|overtrek|topper|dekbed|sloop))(?:s|en)?\b.{0,30}\b(?:daar|er|hier)\p{L}*\b/iu
const topper = /\b(split)?-?topper/iu
const longestWidth = 180

/** Reads a side of goods that were shown, asked alone, as the whole size that it makes with the other side; undefined for any other message. */
export function readOtherSide(message: string, about: string): string | undefined {
  const [, width = '', length = ''] = aSize.exec(about) ?? []
  const [, figure = '', side = ''] = otherSide.exec(message) ?? []
  if (width === '' || figure === '' || !lying.test(about)) return undefined
  const isWidth = side.includes('breed') || (side === '' && Number(figure) <= longestWidth)
  return `is die ook in ${isWidth ? `${figure}x${length}` : `${width}x${figure}`}`
}

/** Reads what shall go on goods that were shown as a wish for it, in their size: a sheet for a split topper of 180 by 210. Undefined for any other message. */
export function readWhatGoesOn(message: string, about: string): string | undefined {
  const [, thing] = whichGoesOn.exec(message) ?? []
  if (thing === undefined || !lying.test(about) || about.includes(thing)) return undefined
  const [size = ''] = aSize.exec(about) ?? []
  const [, split = ''] = topper.exec(about) ?? []
  const isOnTopper = topper.test(about) && /laken|molton|beschermer/iu.test(thing)
  return `${thing}${isOnTopper ? ` voor een ${split}topper` : ''} ${size}`.trim()
}

const sameColor =
  /\b(?:wat|welke|iets|dingen|spullen)\b.{0,40}\bin (?:die|dezelfde|deze|dat) kleur\b|\bin (?:die|dezelfde) kleur(?: dan| wel| ook)*[\s?!.]*$/iu

/** Reads 'wat hebben jullie wel in die kleur' after a color that a thing nobody sells should have; undefined for any other message. */
export function readSameColor(message: string, about: string): string | undefined {
  return sameColor.test(message) && /^\p{L}+$/u.test(about) ? `beddengoed in ${about}` : undefined
}
