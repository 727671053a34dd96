// Bathrobes, shirts, pyjama tops and dresses.
import { hexOf, wordOf } from '../colours.mjs'
import { inOneLight } from '../series.mjs'

const robes = inOneLight(
  { scene: 'robe', family: 'badjas', params: { seed: 3 } },
  ['antraciet', 'nachtblauw', 'roze', 'zand', 'salie', 'wit'].map((colour) => [
    `badjas-${colour}-hero`,
    colour,
    `Badstof badjas in ${wordOf(colour)} met sjaalkraag en ceintuur, aan een houten hanger`,
    { color: hexOf(colour) },
  ]),
)

const shirts = inOneLight(
  { scene: 'robe', family: 'shirt', params: { model: 'shirt' } },
  ['zwart', 'nachtblauw', 'terracotta', 'roze', 'salie', 'wit'].map((colour) => [
    `shirt-${colour}-hero`,
    colour,
    `T-shirt in ${wordOf(colour)} met ronde hals, aan een houten hanger`,
    { color: hexOf(colour) },
  ]),
)

const pyjama = (key, colour, words, pattern, repeat) => [
  `pyjama-${key}-${colour}-hero`,
  colour,
  `${words} met kraag, borstzak en knopen, aan een houten hanger`,
  { pattern, repeat },
]
const pyjamas = inOneLight({ scene: 'robe', family: 'pyjama', params: { model: 'pyjama' } }, [
  pyjama('sterren', 'nachtblauw', 'Nachtblauwe pyjamajas met sterren', 'stars-night', 2.6),
  pyjama('streep', 'blauw', 'Blauw-wit gestreepte pyjamajas', 'stripe-blue', 3),
  pyjama('streep', 'salie', 'Saliegroen gestreepte pyjamajas', 'stripe-sage', 3),
  pyjama('ruit', 'terracotta', 'Pyjamajas met terracotta ruit', 'check-terracotta', 3.4),
  pyjama('botanisch', 'salie', 'Witte pyjamajas met saliegroene takjes', 'botanic-sage', 2.6),
  pyjama('stippen', 'terracotta', 'Pyjamajas met terracotta stippen', 'dots-terracotta', 2.6),
])

const dress = (key, colour, words, params) => [
  `jurk-${key}-hero`,
  colour,
  `Mouwloze ${words} aan een messing kledingrek`,
  params,
]
const dresses = inOneLight({ scene: 'garment', family: 'jurk', params: {} }, [
  dress('nachtblauw', 'nachtblauw', 'jurk in nachtblauw', {
    color: hexOf('nachtblauw'),
    others: ['#c69a8e', '#e9e1d3', 'stripe-sand'],
  }),
  dress('salie', 'salie', 'saliegroene jurk', {
    color: '#71806f',
    others: ['#a9694f', '#e9e1d3', 'stripe-blue'],
  }),
  dress('terracotta', 'terracotta', 'terracotta jurk', {
    color: '#96604c',
    others: ['#e9e1d3', '#5e6d66', 'stripe-sand'],
  }),
  dress('zand', 'zand', 'jurk in zand', {
    color: hexOf('zand'),
    others: ['#5e6d66', '#e9e1d3', 'stripe-blue'],
  }),
  dress('streep-blauw', 'blauw', 'blauw-wit gestreepte jurk', {
    color: hexOf('blauw'),
    pattern: 'stripe-blue',
    others: ['#96604c', '#e9e1d3', '#71806f'],
  }),
])

export const clothes = [...robes, ...shirts, ...pyjamas, ...dresses]
