/** Where a thing goes says what it is, and of a lamp what lamp. */
const namesByPlace: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:lees-?lamp(?:en|je|jes)?(?= (?:vloer|staande)|.*\b(?:vloerlamp|staand))|(?<=vloerlamp\p{L}* )lees-?lamp(?:en|je|jes)?)/iu,
    '',
  ],
  [/\blees-?lamp(?:en|je|jes)?\b(?=.*\b(?:bed|nachtkast\p{L}*)\b)/iu, 'tafellamp'],
  [/\b(?:nacht|bed|bureau|schemer|sfeer|nachtkast)-?lamp(?:en|je|jes)?\b/iu, 'tafellamp'],
  [/\b(?:plafond|keuken|eettafel|eetkamer)lamp(?:en|je|jes)?\b/iu, 'hanglamp'],
  [/\blamp(?:en|je|jes)?\b(?=.*\b(?:naast|bij) (?:\p{L}+ )?(?:bed|bedje)\b)/iu, 'tafellamp'],
  [/\b(?:slaapkamer|woonkamer|huiskamer|kamer)-?lamp(?:en|je|jes)?\b/iu, 'lamp'],
  [
    /\biets\b(?=.*\b(?:bescherm\w*|ongeluk\w*|lekk\w*|plas\w*)\b).*?\b(?:het |mijn |mn |m'n )?matras\b/iu,
    'matrasbeschermer',
  ],
  // What lies on a bed of a size, with a picture or in a color, is a cover.
  [
    /\biets (?:\p{L}+ ){0,3}(?:op|over|voor) (?:een |het |mijn |zijn |haar |ons |de )?\p{L}*bed(?:je)?(?: van)?(?= \d{2,3} ?(?:x|op|bij) ?\d{3})/iu,
    'dekbedovertrek voor een bed van',
  ],
  // What may get wet is for outside.
  [
    /\b(?:(?:dat|die|wat) )?(?:goed )?tegen (?:de |een beetje |al die )?(?:regen|weer en wind|het weer)(?: (?:kan|kunnen|mag|moet))?(?!\p{L})(?=.*(?:kleed|tapijt|mat)\b|(?<=(?:kleed|tapijt|mat)\b.*))/iu,
    'voor-buiten',
  ],
  // Outside a plant of the house does not last.
  [
    /\bplant(?:en|je|jes)?\b(?=.*\b\p{L}*(?:balkon|terras|tuin|buiten)\p{L}*)|(?<=\b\p{L}*(?:balkon|terras|tuin|buiten)\b.*)\bplant(?:en|je|jes)?\b/iu,
    'olijfboom',
  ],
  [/\biets (?:\p{L}+ ){0,4}(?:op|over) (?:het |mijn |mn )?bed\b/iu, 'plaid'],
  [/\biets (?:\p{L}+ ){0,3}(?:op|over) de (?:vloer|grond)\b/iu, 'vloerkleed'],
  [/\biets (?:\p{L}+ ){0,6}naast (?:het |mijn |mn )?bed\b/iu, 'vloerkleed'],
  [/\bkleed(?:je|jes)?\b(?: (?:voor )?naast (?:het |mijn |mn )?bed\b)?/iu, 'vloerkleed'],
  [/\biets (?:\p{L}+ ){0,3}(?:voor|aan) (?:de|het|mijn) (?:raam|ramen|venster\w*)\b/iu, 'gordijn'],
  [/\blamp(?:en|je|jes)?\b(?=.*\b(?:bij|over) (?:de|het|een|mijn|mn|onze) (?:eet)?tafel\b)/iu, 'hanglamp'],
  [/\blamp(?:en|je|jes)?\b(?=.*\b(?:boven|aan (?:het|'t) plafond)\b)/iu, 'hanglamp'],
  [/\blamp(?:en|je|jes)?\b(?=.*\b(?:nachtkast\w*|bureau|dressoir|vensterbank)\b)/iu, 'tafellamp'],
  [
    /\blamp(?:en|je|jes)?\b(?=.*\b(?:naast|bij) (?:de|het|mijn) (?:bank|zetel|fauteuil|stoel)\b)/iu,
    'vloerlamp',
  ],
]

/** Calls what is named by its place by the name that the shop has for it. */
export function nameByPlace(message: string): string {
  return namesByPlace.reduce((text, [place, name]) => text.replace(place, name), message)
}

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
