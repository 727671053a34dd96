/** A color with a common name, in the forms that the name takes before a noun. */
export interface Color {
  forms: readonly string[]
  /** Names of shades that do not end in the color; those that do (zeegroen) are recognised anyway. */
  shades: readonly string[]
}

export const dutchColors: readonly Color[] = [
  { forms: ['wit', 'witte'], shades: ['gebrokenwit', 'offwhite', 'ecru', 'creme', 'ivoor', 'parel'] },
  { forms: ['zwart', 'zwarte'], shades: ['onyx', 'ebben'] },
  { forms: ['grijs', 'grijze'], shades: ['antraciet', 'zilver', 'leisteen', 'taupe'] },
  { forms: ['blauw', 'blauwe'], shades: ['marine', 'navy', 'indigo', 'denim', 'kobalt', 'petrol', 'aqua'] },
  {
    forms: ['groen', 'groene'],
    shades: ['salie', 'olijf', 'kaki', 'khaki', 'munt', 'mint', 'jade', 'eucalyptus'],
  },
  { forms: ['geel', 'gele'], shades: ['oker', 'mosterd', 'curry', 'saffraan', 'kurkuma'] },
  { forms: ['rood', 'rode'], shades: ['bordeaux', 'robijn', 'baksteen'] },
  { forms: ['roze'], shades: ['blush', 'zalm', 'fuchsia', 'pink', 'poeder'] },
  { forms: ['paars', 'paarse'], shades: ['lila', 'lavendel', 'aubergine', 'violet', 'mauve', 'pruim'] },
  { forms: ['oranje'], shades: ['terracotta', 'koraal', 'roest', 'abrikoos', 'brique'] },
  {
    forms: ['bruin', 'bruine'],
    shades: ['taupe', 'cognac', 'camel', 'chocolade', 'mokka', 'noten', 'houtkleur'],
  },
  { forms: ['beige'], shades: ['zand', 'taupe', 'naturel', 'haver', 'linnenkleur', 'champagne'] },
  { forms: ['goud', 'gouden'], shades: ['messing', 'goudkleur'] },
]

/** Prefixes that say how deep a color is: lichtblauw. */
export const colorDepths: readonly string[] = [
  'donker',
  'licht',
  'diep',
  'zacht',
  'pastel',
  'fel',
  'hard',
  'warm',
  'oud',
]
