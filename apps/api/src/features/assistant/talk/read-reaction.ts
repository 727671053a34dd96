const ordinals = [
  /\b(?:eerste|1e|nummer (?:1|een))\b/iu,
  /\b(?:tweede|2e|nummer (?:2|twee))\b/iu,
  /\b(?:derde|3e|nummer (?:3|drie))\b/iu,
  /\b(?:vierde|4e|nummer (?:4|vier))\b/iu,
]
const anOrdinal =
  /\b(?:die|de|het|dat|van de)\s+(?:eerste|tweede|derde|vierde|laatste|1e|2e|3e|4e)\b(?!\s+kans)|\bnummer (?:[1-4]|een|twee|drie|vier)\b/iu

/** Returns which of the products that were shown a message means: 'die tweede'; the first without such a word. */
export function pickShown(message: string, shown: readonly number[]): number | undefined {
  if (/\blaatste\b/iu.test(message)) return shown.at(-1)
  const at = ordinals.findIndex((ordinal) => ordinal.test(message))
  return shown[Math.max(0, at)]
}

/** Takes 'die tweede' out of a message, since it names nothing to look for. */
export function dropOrdinal(message: string): string {
  return message.replace(anOrdinal, 'die')
}

/** What somebody wants who finds what was shown too much of something. */
const wishesOf: readonly (readonly [RegExp, string])[] = [
  [
    /\bniet (?:al |heel )?te (?:duur|prijzig|veel kosten)\b|\b(?:betaalba\p{L}+|voordelig|budget)\b/iu,
    'liever goedkoper',
  ],
  [/\bniet (?:al |heel )?te (?:groot|breed)\b/iu, 'liever kleiner'],
  [/\bniet (?:al |heel )?te (?:klein|smal)\b/iu, 'liever groter'],
  [/\bniet (?:al |heel )?te (?:hard|stevig)\b/iu, 'liever zacht'],
  [/\bniet (?:al |heel )?te (?:zacht|slap)\b/iu, 'liever stevig'],
  [/\bniet (?:al |heel )?te (?:warm|dik|heet)\b/iu, 'liever warmteklasse 4'],
  [/\bniet (?:al |heel )?te (?:dun|koud|koel|fris)\b/iu, 'liever warmteklasse 1'],
  [/(?<!niet )\bte (?:duur|prijzig|kostbaar)\b/iu, 'liever goedkoper'],
  [/(?<!niet )\bte (?:klein|smal)\b/iu, 'liever groter'],
  [/(?<!niet )\bte (?:groot|breed)\b/iu, 'liever kleiner'],
  [/^(?:(?:en|liever|liefst|graag|wel|een|iets) )*(?:groot|grote|breed|brede)[\s?!.]*$/iu, 'liever groter'],
  [/(?<!niet )\bte (?:hard|stevig)\b/iu, 'liever zacht'],
  [/(?<!niet )\bte (?:zacht|slap)\b/iu, 'liever stevig'],
  [/(?<!niet )\bte (?:dun|koud|koel|fris)\b/iu, 'liever warmteklasse 1'],
  [/(?<!niet )\bte (?:warm|dik|heet)\b/iu, 'liever warmteklasse 4'],
  [/^(?:\S+ ){0,4}zachtere?s?[\s?!.]*$/iu, 'liever zacht'],
  [/^(?:\S+ ){0,4}(?:steviger|harder)e?s?[\s?!.]*$/iu, 'liever stevig'],
  [/^(?:\S+ ){0,4}warmere?s?[\s?!.]*$/iu, 'liever warmteklasse 1'],
  [/^(?:\S+ ){0,4}(?:koeler|dunner)e?s?[\s?!.]*$/iu, 'liever warmteklasse 4'],
]
/** 'Welke is het zachtst?' after goods were shown asks for a property that filters know. */
const extremesOf: readonly (readonly [RegExp, string])[] = [
  [/^(?:en )?(?:(?:welke?|wat)\b.*|(?:het|de) )\b(?:aller ?)?zachtste?\b/iu, 'liever zacht'],
  [/^(?:en )?(?:(?:welke?|wat)\b.*|(?:het|de) )\b(?:aller ?)?(?:stevigst|hardst)e?\b/iu, 'liever stevig'],
  [
    /^(?:en )?(?:welke?|wat)\b(?: \p{L}+){0,4} (?:de |het )?beste?(?: (?:keus|keuze|koop|kwaliteit|van de \p{L}+))?[\s?!.]*$/iu,
    'best beoordeeld',
  ],
  [
    /^(?:en |maar )?(?:welke?|wat)\b.*\b(?:populairste?|meest (?:gekocht|gekozen|populair)\p{L}*|bestsellers?|hardlopers?)\b/iu,
    'meest verkocht',
  ],
]
/** How somebody lies says which pillow fits; of mattresses the weight counts as well. */
const lies = /\b(?:slaap|slapen|lig|liggen|ben|slaapt|ligt|is)\b.*\b(zij|rug|buik)(?:slaper)?\b/iu
const pillow = /kussen(?!s?loop)/iu
const sheet = /laken|molton|beschermer/iu
/** What a sheet goes around is how it should be, and no other thing. */
const forTopper =
  /^(?:(?:en|maar|ook|liever|nee|ja|dan|die|sorry|toch|eigenlijk|is|het)[\s,]+)*(?:voor|om|over|op) (?:(?:een|mijn|m'n|de|onze) )?((?:split[- ]?)?topper)s?(?: (?:van |in )?(\d{2,3}x\d{2,3}))?[\s?!.]*$/iu
const linen = /overtrek|linnen|laken|sloop|beddengoed/iu
const asksWhich = /^(?:en |maar )?(?:welke?|wat)\b/iu
const mostWords = 10
const asksSomething = /\?|\b(?:retour\w*|terug\w*|ruilen|bezorg\w*|gekocht|besteld)\b/iu

/**
 * Reads 'nee, die is me te dun' after goods were shown as a wish: 'liever warmteklasse 1'. `about` is what the goods were looked for
 * with, since 'ik slaap op mijn zij' is a wish for pillows.
 */
export function readReaction(message: string, about = ''): string {
  if (message.split(' ').length > mostWords) return message
  const [, topper, size] = (sheet.test(about) ? forTopper.exec(message) : undefined) ?? []
  if (topper !== undefined)
    return ['liever', `voor-${topper.toLowerCase().replace(/[\s-]/g, '')}`, size].filter(Boolean).join(' ')
  const side = pillow.test(about) ? lies.exec(message)?.[1] : undefined
  if (side !== undefined) return `liever ${side.toLowerCase()}slaper`
  const [softest, toLieOn] = [/\bzachtste?\b/iu, /matras|boxspring|topper|\bbed(?:den)?\b|kussen(?!s?loop)/iu]
  // How soft a cloth is, no filter knows, and pages tell.
  if (about !== '' && softest.test(message) && !toLieOn.test(about) && asksWhich.test(message))
    return `welk ${linen.test(about) ? 'beddengoed' : about} is het zachtst`
  const extreme = extremesOf.find(([pattern]) => pattern.test(message))?.[1]
  if (extreme !== undefined || asksSomething.test(message)) return extreme ?? message
  return wishesOf.find(([pattern]) => pattern.test(message))?.[1] ?? message
}
