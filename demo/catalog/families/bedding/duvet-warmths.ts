import type { Make } from '../../combine.ts'
import type { Series } from '../../family.ts'

export const gentleCare = [
  'Wassen op 30 °C, wolprogramma',
  'Liggend drogen',
  'Liever vaak luchten dan vaak wassen',
]

/** Pictures of a white duvet: its filling in its own warmth, else its filling, else any duvet of that warmth. */
export const pictured = (filling: string) => [
  { color: 'wit' as const, images: [pictureKeys(`${filling}-{warmth}`, filling, '{warmth}')] },
]
const pictureKeys = (...kinds: string[]) =>
  [...kinds.map((kind) => `dekbed-${kind}-wit-hero`), 'dekbed-wit-hero'].join('|')

/** Pictures of a white duvet of man-made fibres: any duvet of its warmth. */
export const plain = [{ color: 'wit' as const, images: [pictureKeys('{warmth}')] }]
/** Wool keeps the color of the sheep. */
export const woolly = [{ color: 'naturel' as const, images: ['dekbed-wol-naturel-hero|dekbed-wit-hero'] }]

const warmthWords: Readonly<Record<string, string>> = {
  'warmteklasse-1': '1 (heel warm)',
  'warmteklasse-2': '2 (warm)',
  'warmteklasse-3': '3 (gemiddeld)',
  'warmteklasse-4': '4 (koel)',
  'vier-seizoenen': '4 en 3, samen 1 (vier seizoenen)',
}

/** Warmth as the names of pictures give it: how thick a duvet folds. */
const warmthKeys: Readonly<Record<string, string>> = {
  'warmteklasse-1': 'winter',
  'warmteklasse-4': 'zomer',
  'vier-seizoenen': 'vier-seizoenen',
}

/** Adds to a duvet the specifications by which the filter of warmth finds it, and a picture of its thickness. */
export function withWarmth(series: Series): Series {
  const warmth = (series.facetValues ?? []).find((facet) => warmthWords[facet])
  const value = warmth && warmthWords[warmth]
  if (warmth === undefined || value === undefined)
    throw new Error(`duvet ${series.name} has no class of warmth`)
  const key = warmthKeys[warmth] ?? 'gewoon'
  const asWarm = (images: readonly string[]) => images.map((keys) => keys.replaceAll('{warmth}', key))
  return {
    ...series,
    rows: [{ label: 'Warmteklasse', value }, ...(series.rows ?? [])],
    colors: series.colors.map((one) => ({ ...one, images: asWarm(one.images) })),
  }
}

/** How warm a duvet is; each filling has its own weights. */
export const duvetWarmths: Make[] = [
  {
    key: 'zomer',
    name: 'zomer',
    feel: 'dun en koel',
    basePriceCents: 3495,
    texts: [
      'Klasse 4: het koelste dekbed dat er is. Genoeg voor een tropennacht, te weinig voor oktober.',
      'Je voelt het liggen en verder niets. Fijn als je niet zonder iets over je heen kunt slapen.',
      'Zo dun dat het in een kussensloop past als je op reis gaat.',
      'Voor de zomer, of voor het hele jaar als je slaapkamer nooit onder de twintig graden komt.',
    ],
    facetValues: ['warmteklasse-4'],
    weightFactor: 0.6,
    categories: ['zomer-deals'],
  },
  {
    key: 'tussen',
    name: 'voorjaar en najaar',
    feel: 'voor de tussenseizoenen',
    basePriceCents: 4495,
    texts: [
      'Klasse 3: prettig van maart tot juni en van september tot de eerste nachtvorst.',
      'De middenweg. In een goed geïsoleerd huis kun je er het hele jaar mee toe.',
      'Niet dik, niet dun. De meeste mensen die twijfelen, komen hierop uit.',
      'Warm genoeg voor een raam op een kier, licht genoeg voor de lente.',
    ],
    facetValues: ['warmteklasse-3'],
  },
  {
    key: 'winter',
    name: 'winter',
    feel: 'extra warm',
    basePriceCents: 5495,
    texts: [
      'Klasse 1: voor een slaapkamer waar de verwarming uit blijft.',
      'Dik gevuld, zonder zwaar te worden. Je hoeft er geen deken meer overheen.',
      'Als het vriest en het raam staat open, dan is dit je dekbed.',
      'Voor iedereen met koude voeten, en voor wie ernaast ligt.',
    ],
    facetValues: ['warmteklasse-1'],
    weightFactor: 1.3,
    categories: ['wintertijd'],
  },
  {
    key: 'seizoenen',
    name: '4 seizoenen',
    feel: 'twee dekbedden met drukknopen',
    basePriceCents: 6995,
    texts: [
      'Een zomerdekbed en een najaarsdekbed die je aan elkaar klikt als het kouder wordt.',
      'Je slaapt onder de ene helft terwijl de andere in de kast ligt, en in januari onder allebei.',
      'Drie warmtes in één aankoop. De drukknopen zitten om de dertig centimeter, zodat er niets verschuift.',
      'Handig als jullie het niet eens zijn: los van elkaar zijn het twee gewone dekbedden.',
    ],
    facetValues: ['vier-seizoenen'],
    weightFactor: 1.6,
    highlights: ['Twee losse dekbedden, samen extra warm'],
  },
]
