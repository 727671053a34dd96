const noDrill =
  /\b(?:(?:nergens|niet|geen|niks|zonder)(?: \p{L}+){0,3} (?:boren|boor|gaten|gaatjes|schroeven)|(?:niet|geen) (?:\p{L}+ ){0,3}(?:in|aan) (?:het|mijn|ons) plafond\p{L}*(?: (?:hoeft|hoeven|mag|kan))?)(?!\p{L})/giu
const light = /\b(?:\p{L}*lamp(?:en|je|jes)?|\p{L}*licht(?:je)?|verlichting)(?!\p{L})/iu
const hangs = /hanglamp|plafondlamp|wandlamp/iu

/** Reads 'zonder boren' of a lamp as one that stands: what hangs is drilled for. Returns any other message as it is. */
export function readNoDrill(message: string): string {
  if (!light.test(message) || hangs.test(message)) return message
  const rest = message.replace(noDrill, ' ')
  return rest === message ? message : `${rest.replace(/\bdie\s*$/iu, '')}, geen hanglamp`
}
