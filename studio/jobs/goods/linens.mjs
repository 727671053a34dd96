// Fitted sheets, pillow cases, towels and throws.
import { DARK_FIRST, hexOf, wordOf } from '../colours.mjs'
import { inOneLight } from '../series.mjs'

const sheets = inOneLight(
  { scene: 'sheets', family: 'hoeslaken', params: { seed: 7, vase: '#d9cfc0' } },
  [...DARK_FIRST, 'gebroken-wit', 'wit'].map((colour) => [
    `hoeslaken-${colour}-hero`,
    colour,
    `Stapel opgevouwen hoeslakens in ${wordOf(colour)} naast een ${colour.includes('wit') ? 'saliegroene' : 'crèmekleurige'} vaas`,
    {
      colors: Array(3).fill(hexOf(colour)),
      ...(colour.includes('wit') && { vase: '#9aa592' }),
    },
  ]),
)

const pillowCase = (key, colour, words, params) => [
  `kussensloop-${key}-hero`,
  colour,
  `Kussen met ${words} achter een liggend wit kussen`,
  params,
]
const plainCase = (colour, second = '#f3efe7') =>
  pillowCase(colour, colour, `effen kussensloop in ${wordOf(colour)}`, { color: hexOf(colour), second })
const drawnCase = (key, colour, words, pattern, repeat) =>
  pillowCase(`${key}-${colour}`, colour, words, { color: hexOf(colour), second: '#f3efe7', pattern, repeat })

const pillows = inOneLight({ scene: 'pillow', family: 'kussensloop', params: { sweep: '#dccfbd' } }, [
  plainCase('nachtblauw'),
  ...['antraciet', 'roze', 'salie', 'terracotta', 'grijs', 'zand'].map((colour) => plainCase(colour)),
  pillowCase('wit', 'wit', 'wit kussensloop', { color: '#f3efe7', second: '#f3efe7' }),
  drawnCase('streep', 'salie', 'saliegroen gestreept kussensloop', 'stripe-sage', 2.4),
  drawnCase('streep', 'blauw', 'blauw-wit gestreept kussensloop', 'stripe-blue', 2.4),
  drawnCase('ruit', 'blauw', 'blauw-wit geruit kussensloop', 'check-blue', 2.6),
  drawnCase('ruit', 'terracotta', 'kussensloop met terracotta ruit', 'check-terracotta', 2.6),
  drawnCase('sterren', 'nachtblauw', 'nachtblauw kussensloop met sterren', 'stars-night', 2.2),
  drawnCase('botanisch', 'nachtblauw', 'nachtblauw kussensloop met takjes', 'botanic-night', 2),
  drawnCase('botanisch', 'salie', 'wit kussensloop met saliegroene takjes', 'botanic-sage', 2),
  drawnCase('bloemen', 'roze', 'zachtroze kussensloop met bloemen', 'flowers-rose', 2),
  drawnCase('varen', 'groen', 'kussensloop met groene varens', 'fern-green', 2),
  drawnCase('tiedye', 'blauw', 'kussensloop met blauwe tie-dye', 'tiedye-blue', 1.6),
])

const towels = inOneLight(
  { scene: 'towels', family: 'handdoek', params: { seed: 4 } },
  [...DARK_FIRST, 'wit'].map((colour) => {
    const ecru = colour === 'wit' ? '#f2efe9' : '#ece5d8'
    const words = colour === 'wit' ? 'witte badhanddoeken' : `badhanddoeken in ${wordOf(colour)} en ecru`
    const colors = [ecru, hexOf(colour), ecru, hexOf(colour)]
    return [
      `handdoek-${colour}-hero`,
      colour,
      `Stapel opgevouwen ${words}, met een geweven sierrand`,
      { colors },
    ]
  }),
)

const throws = inOneLight(
  { scene: 'throw', family: 'plaid', params: { seed: 3, second: '#e4d9c7' } },
  ['antraciet', 'nachtblauw', 'groen', 'roze', 'oker', 'naturel', 'salie', 'terracotta', 'zand'].map(
    (colour) => {
      const pale = colour === 'naturel' || colour === 'zand'
      const below = pale ? 'saliegroene' : 'ecru'
      return [
        `plaid-${colour}-hero`,
        colour,
        `Opgevouwen gebreide plaid in ${wordOf(colour)} met franjes, op een ${below} plaid`,
        { color: hexOf(colour), ...(pale && { second: '#8f9389' }) },
      ]
    },
  ),
)

export const linens = [...sheets, ...pillows, ...towels, ...throws]
