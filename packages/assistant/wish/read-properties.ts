/** Words of shoppers who sleep too warm or too cold, or who say for which part of the year goods are. */
const tooWarm =
  /\b(?:(?:ik |hij |zij |ze |die |we )?(?:heb|heeft|hebben|krijg|krijgt|lig|ligt|slaap|slaapt|het) (?:ik |het |'t |t )*(?:(?:altijd|snel|vaak|erg|heel|zo|te|nogal|snachts|'s nachts) ){0,3}(?:warm|heet)|(?:die |ik )?(?:(?:veel|vaak|erg|snel|heel) )*(?:zweet|zweten|zweter|transpireer\p{L}*)(?: (?:veel|vaak|erg|snachts))*|opvliegers|(?:het )?(?:altijd|snel|vaak|zo) (?:het )?(?:warm|heet) (?:heeft|heb|hebben)|(?:voor )?in (?:een |mijn |de )?(?:warme|hete) (?:slaap)?kamer|(?:voor |in )?(?:de |het )?(?:zomer|warme nachten)|zomers?)\b/giu
const tooCold =
  /\b(?:(?:ik |hij |zij |ze |die |we )?(?:heb|heeft|hebben|krijg|krijgt|lig|ligt|slaap|slaapt|het) (?:ik |het |'t |t )*(?:(?:altijd|snel|vaak|erg|heel|zo|te|nogal|snachts|'s nachts) ){0,3}(?:ijs|steen)?koud|(?:ijs|steen)koud|verkleumd|koukleum\p{L}*|kouwelijk\p{L}*|(?:voor )?(?:in )?(?:een |mijn |de )?(?:koude?|kille?|onverwarmde?) (?:slaap)?(?:kamer|zolder|huis|caravan|boot)|zonder verwarming|(?:het )?(?:altijd|snel|vaak|zo) (?:het )?koud (?:heeft|heb|hebben|is)|(?:voor |in )?(?:de |het )?(?:winter|koude nachten)|winters?)\b/giu

/** A tree has lights in it, which are no lamps that somebody looks for. */
const lights =
  /\b(?:met|zonder|inclusief) (?:led[ -]?)?(?:lampjes|lichtjes|verlichting)\b(?: er(?:in|aan|op|bij))?/giu

const leastWarm = /\b(?:het )?(?:minst|niet (?:te|zo)) warme?\b/giu

/** 'Een dekbed voor als je altijd koude voeten hebt'; in a sentence of its own it tells nothing of the duvet. */
const coldFeet =
  /(?<=dekbed[^.?!]{0,60})\b(?:(?:altijd|vaak) )?koude? (?:voeten|tenen|handen)(?: (?:heb|hebt|heeft|hebben))?\b/giu

const softer = /\bzachtere?s?\b(?! (?:\p{L}+ )?dan\b)/giu
const firmer = /\b(?:harder|steviger)e?s?\b(?! (?:\p{L}+ )?dan\b)/giu

/** Whoever finds it too busy wants it plain. */
const tooBusy =
  /\b(?:(?:dat|die|ze|is|zijn|vind|vinden|ik|we|me|mij|voor|veel|wel|erg|heel|echt|nogal|beetje) )*te (?:druk|bont)\b|\b(?:(?:iets|wat|een) )*rustiger?s?e?\b(?! (?:\p{L}+ )?(?:ge)?(?:ruit|streep|strepen|gestreept|bloem|print|dessin|patroon|motief))/giu
const notTooBusy = /\b(?:en )?(?:niet|nie) (?:al |zo |heel |erg )*(?:te )?(?:druk|bont)\b/giu
const motif =
  /bloem|bloesem|takje|blad|bladeren|streep|strepen|ruit|stip|ster(?:ren|retje)|palm|varen|dier|motief|print|dessin|golf|golven/iu
const linen = /overtrek|laken|sloop|slopen|gordijn|kleed|plaid|pyjama|handdoek|beddengoed/iu

const highCorner =
  /\b(?:met )?(?:een )?(?:hoek(?:en|hoogte)? (?:van )?)?(?:3[5-9]|4\d) ?cm (?:hoge |diepe )?hoek(?:en|hoogte)?(?!\p{L})|\bhoek(?:en|hoogte)? (?:van )?(?:3[5-9]|4\d) ?cm(?!\p{L})/giu

/** What is easy to clean is what may be washed. */
const cleans =
  /\b(?:die |dat )?(?:(?:ook |heel )?(?:goed|makkelijk|gemakkelijk|vlot|eenvoudig) (?:wast|(?:gewassen|schoongemaakt) kan worden|(?:te (?:wassen|reinigen)|schoon te (?:maken|houden)|proper te (?:maken|houden)|af ?wasbaar)(?: (?:is|zijn))?)|(?:gewoon )?in de was(?:machine|masjien|masjine)? (?:kan|mag))(?!\p{L})/giu

/** Superlatives and needs that a filter value of the goods answers. */
const properties: readonly { pattern: RegExp; goods: RegExp; value: string }[] = [
  // Light oak is oak.
  { pattern: /\b(?:licht|donker)e? (?=eik|not(?:en|e)|hout)/giu, goods: /./u, value: '' },
  // Flowers that are not too busy are flowers, and nothing plain.
  { pattern: notTooBusy, goods: motif, value: ' ' },
  { pattern: tooBusy, goods: linen, value: ' effen ' },
  {
    pattern:
      /\b(?:(?:goed|echt|lekker|helemaal|pik|heel) ?)*donker (?:ma(?:ken|akt)|houden?|houdt|krijg\p{L}*)(?!\p{L})/giu,
    goods: /gordijn/iu,
    value: 'verduisterend',
  },
  {
    pattern:
      /\b(?:(?:die|dat) )?(?:(?:je|men|ik|we|te) )?(?:(?:kan|kunt|kun|wil) )?(?:te )?dimmen(?: (?:kan|kunt|is))?(?!\p{L})/giu,
    goods: /lamp|licht/iu,
    value: 'dimbaar',
  },
  { pattern: lights, goods: /kerst/iu, value: 'lichtjes' },
  {
    pattern: /\bdonkere? (?=\p{L}*gordijn)/giu,
    goods: /slaap|slapen|wakker|licht|zon\b|baby|kinderkamer/iu,
    value: 'verduisterend ',
  },
  {
    pattern: cleans,
    goods: /plaid|deken|kleed|karpet|tapijt|kussen|beschermer|fauteuil|topper/iu,
    value: ' wasbaar ',
  },
  // How high the corner of a sheet is, is none of its sizes.
  { pattern: highCorner, goods: /laken/iu, value: ' hoge hoek ' },
  { pattern: leastWarm, goods: /matras(?!bescherm)/iu, value: 'slaapt-koel' },
  { pattern: leastWarm, goods: /dekbed(?!overtrek)/iu, value: 'warmteklasse 4' },
  { pattern: tooWarm, goods: /\b(?:\p{L}*dekbed(?:den)?|donsdekens?)\b/iu, value: 'warmteklasse 4' },
  { pattern: /\bzomer-?(?=\p{L}*dekbed)/giu, goods: /dekbed(?!overtrek)/iu, value: 'warmteklasse 4 ' },
  { pattern: /\bwinter-?(?=\p{L}*dekbed)/giu, goods: /dekbed(?!overtrek)/iu, value: 'warmteklasse 1 ' },
  { pattern: tooWarm, goods: /matras(?!bescherm)/iu, value: 'slaapt-koel' },
  { pattern: coldFeet, goods: /dekbed(?!overtrek)/iu, value: 'warmteklasse 1' },
  { pattern: tooCold, goods: /\b(?:\p{L}*dekbed(?:den)?|donsdekens?)\b/iu, value: 'warmteklasse 1' },
  { pattern: /\b(?:aller ?)?warmst(?:e)?\b/giu, goods: /dekbed|donsdeken/iu, value: 'warmteklasse 1' },
  { pattern: /\bdun(?:ne)?\b/giu, goods: /dekbed(?!overtrek)|donsdeken/iu, value: 'warmteklasse 4' },
  {
    pattern: /\b(?:laag|kort|vlak)po+li?ge?\b|\b(?:lage|korte|vlakke) pool\b/giu,
    goods: /kleed|kleden|tapijt|karpet/iu,
    value: 'kort',
  },
  // A blanket as large as a duvet is one.
  {
    pattern: /\bwarme? (?=dekens?\b)/giu,
    goods: /(?:140|200|240|260) ?(?:x|bij|op) ?2[02]0/iu,
    value: 'warmteklasse 1 ',
  },
  { pattern: /\bwarme\b/giu, goods: /\bplaids?\b|\bdekens?\b/iu, value: 'wol' },
  { pattern: /\b(?:lekker )?warme\b/giu, goods: /laken|overtrek|beddengoed|pyjama/iu, value: 'flanel' },
  { pattern: /\b(?:aller ?)?warmst(?:e)?\b/giu, goods: /plaid|\bdekens?\b|sprei/iu, value: 'wol' },
  {
    pattern: /\b(?:aller ?)?warmste?\b/giu,
    goods: /laken|overtrek|beddengoed|sloop|slopen/iu,
    value: 'flanel',
  },
  {
    pattern: /\b(?:aller ?)?koelste?\b/giu,
    goods: /laken|overtrek|beddengoed|sloop|slopen/iu,
    value: 'percal',
  },
  {
    pattern: /\b(?:aller ?)?koel(?:e|st|ste)?\b|\bventilerend\p{L}*/giu,
    goods: /matras(?!bescherm)/iu,
    value: 'slaapt-koel',
  },
  {
    pattern: /\b(?:aller ?)?(?:koelst|dunst|lichtst)e?\b/giu,
    goods: /^(?!.*warmteklasse 1).*(?:dekbed|deken)/iu,
    value: 'warmteklasse 4',
  },
  ...['zij', 'rug', 'buik'].map((side) => ({
    pattern: new RegExp(
      `\\b(?:ik |die |ze |hij )?(?:slaap |slaapt |lig |ligt )?op (?:mijn|m'n|mn|de|haar|zijn|je|hun) ${side === 'zij' ? '(?:zij(?:de|kant)?|kant)' : side}\\b(?: (?:slaap|slaapt|lig|ligt))?`,
      'giu',
    ),
    goods: /kussen(?!s?loop)/iu,
    value: `${side}slaper`,
  })),
  { pattern: /\b(?:aller ?)?(?:dikst|hoogst)e?\b/giu, goods: /kussen(?!s?loop)/iu, value: 'zijslaper' },
  // What shall not go flat is no flat one.
  {
    pattern:
      /\b(?:(?:en )?(?:dat|die) )?(?:\p{L}+ )?(?:niet|nooit)(?: (?:meteen|snel|gauw|zo|direct))* plat(?: (?:is|wordt|gaat|ligt|raakt))?\b/giu,
    goods: /kussen(?!s?loop)/iu,
    value: ' ',
  },
  {
    pattern: /\b(?:plat|laag|lage|platte)\b(?! (?:wordt|gaat|geworden|gedrukt|geslapen|gelegen))/giu,
    goods: /kussen(?!s?loop)/iu,
    value: 'buikslaper',
  },
  {
    pattern: /\b(?:aller ?)?(?:platst|laagst|dunst)e?\b/giu,
    goods: /kussen(?!s?loop)/iu,
    value: 'buikslaper',
  },
  {
    pattern: /(?<!\b(?:te|zo|is|veel|hoe|of) )\bharde?\b(?! of\b)/giu,
    goods: /matras(?!bescherm)|kussen(?!s?loop)|topper/iu,
    value: 'stevig',
  },
  // Of a mattress that is too hard a softer one is soft: how much softer, no filter knows.
  // Who wants it not too soft wants it firmer than soft, and who wants it not too hard softer than firm.
  {
    pattern:
      /\b(?:al )?(?:zo|te) (?:hard|stevig|straf) (?:moet|hoeft|mag) (?:(?:het|hij|ie|die|da|dat) )?(?:ook |dan )?(?:niet|nie) (?:te )?(?:zijn|wezen)\b/giu,
    goods: /matras(?!bescherm)|topper|boxspring/iu,
    value: 'zacht',
  },
  {
    pattern: /\b(?:niet|nie|niks|ook niet|zeker niet) (?:al )?te (?:zacht|hard|stevig|slap)e?\b/giu,
    goods: /matras(?!bescherm)|topper|boxspring|\bbed\b|logeerbed/iu,
    value: 'medium',
  },
  {
    pattern: /\b(?:niet|nie) (?:al )?te (?:zacht|slap)e?\b/giu,
    goods: /kussen(?!s?loop)/iu,
    value: 'stevig',
  },
  {
    pattern: /\b(?:niet|nie) (?:al )?te (?:hard|stevig)e?\b/giu,
    goods: /kussen(?!s?loop)/iu,
    value: 'zacht',
  },
  { pattern: softer, goods: /matras(?!bescherm)|kussen(?!s?loop)|topper|boxspring/iu, value: 'zacht' },
  { pattern: firmer, goods: /matras(?!bescherm)|kussen(?!s?loop)|topper|boxspring/iu, value: 'stevig' },
  { pattern: /\b(?:aller ?)?zachtste?\b/giu, goods: /matras|kussen|topper|boxspring/iu, value: 'zacht' },
  {
    pattern: /\b(?:aller ?)?(?:hardst|stevigst)e?\b/giu,
    goods: /matras|kussen|topper|boxspring/iu,
    value: 'stevig',
  },
  {
    pattern:
      /\biets warms\b|\b(?:lekker|extra|heel|erg|echt) warme?\b|\bwarm (?:is|zijn)\b|\bwarme? (?=\p{L}*dekbed)/giu,
    goods: /\p{L}*dekbed(?:den)?(?!\p{L})/iu,
    value: 'warmteklasse 1 ',
  },
  { pattern: /\bniet te (?:hoog|hoge|dik|dikke)\b/giu, goods: /kussen(?!s?loop)/iu, value: 'buikslaper' },
  {
    pattern:
      /(?<!\b(?:te|zo|niet|hoe) )\b(?:(?:iets|wat|een beetje) )?(?:hoger|dikker|hoog|hoge)e?\b(?! (?:gewicht|prijs))/giu,
    goods: /hoofdkussen/iu,
    value: 'zijslaper',
  },
]

/**
 * Returns a message with 'het warmste dekbed' as the property that makes it so: 'warmteklasse 1'. `about` is what the
 * talk was about, for 'en voor de zomer?'
 */
export function readProperties(message: string, about = ''): string {
  return properties.reduce(
    (text, { pattern, goods, value }) =>
      goods.test(`${text} ${about}`) ? text.replace(pattern, value) : text,
    message,
  )
}
