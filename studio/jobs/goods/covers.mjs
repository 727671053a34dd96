// Duvet covers: folded, in the light of a plain pale, a plain dark and a linen one: a print would leave its outlines.
import { hexOf, wordOf } from '../colours.mjs'

const SHAPE = { seed: 2 }
const PALE = 'dekbedovertrek-effen-wit-hero'
const DARK = 'dekbedovertrek-effen-nachtblauw-hero'
const LINEN = 'dekbedovertrek-linnen-antraciet-hero'

const design = (key, colour, words, params) => ({ key, colour, words, params })

const plain = (colour, light, vase = '#d9cfc0') =>
  design('effen', colour, `effen dekbedovertrek in ${wordOf(colour)}`, {
    pattern: '',
    color: hexOf(colour),
    reverse: hexOf(colour),
    vase,
    ...light,
  })

const linen = (colour, light, reverse, vase = '#d9cfc0') =>
  design('linnen', colour, `linnen dekbedovertrek in ${wordOf(colour)}`, {
    pattern: '',
    color: hexOf(colour),
    weave: 'weave',
    reverse,
    vase,
    ...light,
  })

// [key, colour, alt words, tile, repeats per metre, reverse, vase]
const PATTERNED = [
  ['ruit', 'salie', 'dekbedovertrek met saliegroene ruit', 'check-sage', 2.6, '#8a9284', '#c9a58c'],
  ['streep', 'zand', 'dekbedovertrek met zandkleurige strepen', 'stripe-sand', 2.4, '#c2b096', '#8f9a8c'],
  ['stippen', 'grijs', 'wit dekbedovertrek met grijze stippen', 'dots-grey', 2, '#9b9b98', '#d9cfc0'],
  [
    'botanisch',
    'roze',
    'oudroze dekbedovertrek met takjes en bloemen',
    'botanic-blush',
    2,
    '#c69a8e',
    '#8f9a8c',
  ],
  ['varen', 'groen', 'dekbedovertrek met groene varens', 'fern-green', 2, '#5f7d5c', '#c9a58c'],
  [
    'bloemen',
    'roze',
    'zachtroze dekbedovertrek met oudroze bloemen',
    'flowers-rose',
    2,
    '#c69a8e',
    '#8f9a8c',
  ],
  ['golven', 'blauw', 'dekbedovertrek met blauwe golfjes', 'waves-blue', 2.4, '#74859a', '#e2d6c3'],
  [
    'geometrisch',
    'oker',
    'dekbedovertrek met driehoeken in oker en terracotta',
    'geometric-ochre',
    2,
    '#b98c4d',
    '#5e6d66',
  ],
  [
    'tiedye',
    'blauw',
    'dekbedovertrek met blauwe kringen van tie-dye',
    'tiedye-blue',
    1.5,
    '#74859a',
    '#e2d6c3',
  ],
  ['palm', 'groen', 'dekbedovertrek met groene palmbladeren', 'palm-green', 1.8, '#5f7d5c', '#c9a58c'],
  ['tegels', 'blauw', 'dekbedovertrek met blauwe tegels', 'tiles-blue', 2.6, '#74859a', '#e2d6c3'],
  ['veren', 'grijs', 'lichtgrijs dekbedovertrek met veren', 'feathers-grey', 2, '#9b9b98', '#c9a58c'],
  ['klaver', 'salie', 'dekbedovertrek met saliegroene klavers', 'clover-sage', 2, '#8a9284', '#c9a58c'],
  ['dino', 'salie', 'kinderdekbedovertrek met dinosaurussen', 'dino-sage', 2, '#8a9284', '#d9b98a'],
  [
    'regenboog',
    'roze',
    'kinderdekbedovertrek met regenbogen en hartjes',
    'rainbow-rose',
    2,
    '#c69a8e',
    '#d9b98a',
  ],
  [
    'bosdieren',
    'zand',
    'kinderdekbedovertrek met vossen, uilen en paddenstoelen',
    'woodland-sand',
    2,
    '#c2b096',
    '#8f9a8c',
  ],
  ['zeilboot', 'blauw', 'kinderdekbedovertrek met zeilbootjes', 'boats-blue', 2, '#74859a', '#d9b98a'],
  ['kerst-hulst', 'wit', 'wit dekbedovertrek met hulst', 'christmas-holly', 2.2, '#8f4034', '#e2d6c3'],
  [
    'wolken',
    'lichtblauw',
    'lichtblauw kinderdekbedovertrek met regenbogen, wolken en manen',
    'kids-sky',
    2,
    '#a9b7bf',
    '#d9b98a',
  ],
  ['terrazzo', 'zand', 'dekbedovertrek met terrazzopatroon', 'terrazzo-sand', 1.7, '#b9a893', '#8f9a8c'],
  [
    'stippen',
    'terracotta',
    'dekbedovertrek met terracotta stippen',
    'dots-terracotta',
    2,
    '#a97a66',
    '#d9cfc0',
  ],
  ['streep', 'salie', 'dekbedovertrek met saliegroene strepen', 'stripe-sage', 2.4, '#8a9284', '#c9a58c'],
  ['ruit', 'blauw', 'dekbedovertrek met blauwe ruit', 'check-blue', 2.6, '#74859a', '#e2d6c3'],
  [
    'botanisch',
    'salie',
    'wit dekbedovertrek met saliegroene takjes',
    'botanic-sage',
    2.2,
    '#8fa394',
    '#b98c72',
  ],
  ['ruit', 'terracotta', 'dekbedovertrek met terracotta ruit', 'check-terracotta', 2.6, '#b87c65', '#8fa394'],
  ['streep', 'blauw', 'dekbedovertrek met blauwe strepen', 'stripe-blue', 2.4, '#7b8fa5', '#d9cfc0'],
  ['bogen', 'oker', 'dekbedovertrek met okergele bogen', 'arches-ochre', 2.2, '#c39a62', '#5e6d66'],
]

const DARK_PATTERNED = [
  [
    'kerst-ruit',
    'terracotta',
    'dekbedovertrek met rood-groene Schotse ruit',
    'christmas-check',
    2.6,
    '#41584b',
    '#e2d6c3',
  ],
  [
    'kerst-sneeuw',
    'nachtblauw',
    'nachtblauw dekbedovertrek met sneeuwvlokken',
    'christmas-snow',
    2,
    '#c9d2da',
    '#d9b98a',
  ],
  [
    'raket',
    'nachtblauw',
    'nachtblauw kinderdekbedovertrek met raketten en planeten',
    'rocket-night',
    2,
    '#8f9fae',
    '#d9b98a',
  ],
  [
    'visgraat',
    'antraciet',
    'dekbedovertrek met visgraat in antraciet',
    'herringbone-anthracite',
    3,
    '#4b4d51',
    '#d9cfc0',
  ],
  [
    'sterren',
    'nachtblauw',
    'nachtblauw kinderdekbedovertrek met sterren',
    'stars-night',
    2,
    '#c9d2da',
    '#d9b98a',
  ],
  [
    'botanisch',
    'nachtblauw',
    'nachtblauw dekbedovertrek met takjes en bloemen',
    'botanic-night',
    2.2,
    '#d2b39c',
    '#c9a58c',
  ],
]

const patterned = (rows, light) =>
  rows.map(([key, colour, words, pattern, repeat, reverse, vase]) =>
    design(key, colour, words, { pattern, repeat, reverse, vase, light }),
  )

const pale = [
  plain('wit', { keep_light: true }),
  ...['salie', 'roze', 'zand', 'terracotta'].map((colour) => plain(colour, { light: PALE })),
  design('kerst', 'groen', 'dekbedovertrek met kerstbomen en sterren', {
    pattern: 'christmas-green',
    repeat: 2,
    reverse: '#9c5443',
    vase: '#e2d6c3',
    light: PALE,
  }),
  ...patterned(PATTERNED, PALE),
]
const dark = [
  plain('nachtblauw', { keep_light: true }),
  ...['antraciet', 'groen'].map((colour) => plain(colour, { light: DARK })),
  ...patterned(DARK_PATTERNED, DARK),
]
const linens = [
  linen('antraciet', { keep_light: true }, '#9b9b98'),
  linen('wit', { light: LINEN }, '#d9cdb9', '#8f9a8c'),
  linen('salie', { light: LINEN }, '#e9e1d3'),
  linen('terracotta', { light: LINEN }, '#e9e1d3', '#8f9a8c'),
]

/** What there is to fold or to make a bed with. */
export const designs = [...pale, ...dark, ...linens]

/** Darker than white cloth with a print on it. */
export const isDark = (design) => dark.includes(design) || design.colour === 'antraciet'

/** Where a blue is pale, its name says so; as a colour of the shop it is blue. */
export const shopColour = (colour) => (colour === 'lichtblauw' ? 'blauw' : colour)

export const covers = designs.map(({ key, colour, words, params }) => ({
  scene: 'folded',
  params: { name: `dekbedovertrek-${key}-${colour}-hero`, ...SHAPE, ...params },
  family: 'dekbedovertrek',
  colour: shopColour(colour),
  alt: `Opgevouwen ${words}, met bijpassend kussensloop`,
}))
