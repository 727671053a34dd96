// Towels and a bathrobe of waffle cloth.
import { hexOf, wordOf } from '../colours.mjs'
import { inOneLight, MASTER } from '../series.mjs'

const towels = (kind, alt, params) =>
  inOneLight(
    {
      scene: 'towels',
      family: 'handdoek',
      samples: 4,
      params: { weave: 'waffle', seed: 6, ...params },
    },
    ['blauw', 'terracotta', 'zand', 'wit'].map((colour) => {
      const ecru = colour === 'wit' ? '#f2efe9' : '#ece5d8'
      return [
        `handdoek-wafel-${colour}-${kind}`,
        colour,
        alt(wordOf(colour)),
        { colors: [ecru, hexOf(colour), ecru, hexOf(colour)] },
      ]
    }),
  )

const robe = (kind, alt, params) => ({
  scene: 'robe',
  params: {
    name: `badjas-wafel-wit-${kind}`,
    ...MASTER,
    samples: 4,
    weave: 'waffle',
    color: hexOf('wit'),
    wall: '#d6c9b8',
    seed: 3,
    ...params,
  },
  family: 'badjas',
  colour: 'wit',
  alt,
})

export const waffle = [
  ...towels('hero', (word) => `Stapel opgevouwen wafeldoeken in ${word} en ecru`, {}),
  ...towels('detail', (word) => `Vierkante putjes van wafelstof in ${word} van dichtbij`, {
    zoom: 2.1,
    aim: [0.06, 0.03],
  }),
  robe('hero', 'Witte badjas van wafelstof met sjaalkraag en ceintuur, aan een houten hanger', {}),
  robe('detail', 'Wafelstof en sjaalkraag van een witte badjas van dichtbij', { zoom: 2.4, aim: [0, 0.16] }),
]
