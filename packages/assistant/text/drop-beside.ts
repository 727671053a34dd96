/** 'Een echte matras, geen topper' says which of two things it is. */
const notAnother =
  /(?:,? ?\b(?:en|maar|dus|nee|neen)\b)?,? ?\bgeen (?:topper|matrasbeschermer|molton|hoes|overtrek|sloop|hoeslaken)s?\b(?= .*\b(?:matras|dekbed|kussen|boxspring)\b)|(?<=\b(?:matras|dekbed|kussen|boxspring)\b.*),? ?\b(?:en |maar )?geen (?:topper|matrasbeschermer|molton|hoes|overtrek|sloop|hoeslaken)s?\b/giu
/** 'Losse slopen, wil er geen heel overtrek bij' asks for the first alone. */
const notWhole =
  /(?<=\b(?:slo(?:op|pen)|kussens?|lakens?|matras(?:sen)?|dekbed|topper)\b.*)[,.]?\s*\b(?:(?:ik )?(?:wil|hoef|heb|zoek) (?:er |daar )?)?(?:geen|niet) (?:een )?(?:heel|hele|compleet|complete|nieuw)?\s?(?:dekbed)?(?:overtrek|dekbed|bed|boxspring|set)(?:je|ken|s)?(?: (?:er ?)?bij| nodig| hebben)?\b/giu
/** 'Moet op 60 in de was kunnen' tells how goods are washed, and no width. */
const washedAt =
  /\b(?:(?:moet|mag|kan|dus|het|die) )*(?:op|tot) (?:30|40|60|90|95)(?: ?graden| ?°c?)? (?:in de was\p{L}*|wasbaar|gewassen|wassen|te wassen)(?: kunnen| worden| mogen)?\b|\bin de was\p{L}* op (?:30|40|60|90|95)\b|\b(?:wast|was je|wassen|was|waste) (?:(?:dat|die|het|hem|ook|ze|wel) )*op (?:30|40|60|90|95)(?: ?graden| ?°c?)?(?![\d\p{L}])|\bmoet (?:dus )?op (?:60|90)(?: graden)?(?=[\s.!?]*$| kunnen)/giu

/** So does 'wasbaar op 60'. */
const washableAt = /\b(wasba(?:ar|re)) (?:op|tot|bij) (?:30|40|60|90|95)(?: ?graden| ?°c?)?(?![\d\p{L}])/giu

/** Returns a wish without what it says beside the goods: which other goods it does not mean, and at how many degrees they shall be washed. */
export function dropBeside(message: string): string {
  return message
    .replace(washableAt, '$1')
    .replace(notWhole, ' ')
    .replace(notAnother, ' ')
    .replace(washedAt, ' ')
}
