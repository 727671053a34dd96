// Whole rooms of goods that the shop sells, each from a wide camera and from one for phones: what a `piece` names gets a dot.
import { hexOf } from '../colours.mjs'
import { put } from './rooms.mjs'

const WIDE = { width: 1920, height: 1280 }
const SQUARE = { width: 960, height: 960 }
/** A picture of a whole room holds more than one of a product, so it may weigh more. */
const BYTES = 190e3

/** One room from two cameras: `wide` and `square` say what the cameras see, `shared` what stands there. */
function look(name, { scene = 'interior', colour, alt, wide, square, ...shared }) {
  const job = (ending, params, words) => ({
    scene,
    params: { name: `kamer-${name}${ending}-scene`, dots: true, ...shared, ...params },
    family: 'kamer',
    colour,
    alt: words,
    limit: BYTES,
  })
  return [job('', { ...WIDE, ...wide }, alt), job('-vierkant', { ...SQUARE, ...square }, `${alt}, van dichterbij`)]
}

const piece = (name, what, at, words = {}) => put(what, at, { piece: name, ...words })
/** A tile is that much larger on a bed than on the small folded cover. */
const ON_A_BED = 0.636

const linen = look('linnen', {
  colour: 'naturel',
  alt: 'Lichte slaapkamer met een haverkleurige boxspring, linnen beddengoed, melkwitte gordijnen en een rotan hanglamp',
  samples: 4,
  wall: '#d9cebd',
  unseen: true,
  seed: 4,
  things: [
    put('window', [-1.95, 0], { width: 1.2 }),
    piece('curtain', 'curtains', [-1.95, 0], { color: hexOf('gebroken-wit'), width: 1.2, cloth_width: 0.4 }),
    put('bed', [0.6, 0], {
      color: '#c6b8a3',
      headboard: 'cushions',
      duvet_color: '#cdbfa9',
      weave: 'weave',
      second: '#efe8dc',
      accent: '#8a9284',
    }),
    put('nightstand', [-0.72, -0.22]),
    put('books', [-0.72, -0.24, 0.48], { width: 0.17, depth: 0.12 }),
    piece('pendant', 'pendant', [-0.68, -0.3, 1.22], { model: 'rattan', color: '#c49a6a', power: 5 }),
    piece('nightstand', 'nightstand', [1.94, -0.22]),
    piece('table-lamp', 'lamp', [1.9, -0.22, 0.48], { color: hexOf('zand'), on: 2.5 }),
    piece('mirror', 'mirror', [1.94, 0, 1.6], { width: 0.72, height: 0.72 }),
    piece('plant', 'plant', [2.5, -0.45], { pot: '#e8e2d8', h: 1.3, n: 56, leaf: 0.22 }),
    piece('rug', 'hairs', [0.55, -1.95], { w: 1.7, l: 2.9, pattern: 'plain-natural' }),
  ],
  wide: { view: [0.35, -5.9, 1.2, 0.35, -0.6, 1.1, 36], shift: -0.06 },
  square: { view: [0.65, -6.3, 1.2, 0.65, -0.6, 1.15, 56], shift: -0.04 },
})

const night = look('nachtblauw', {
  colour: 'nachtblauw',
  alt: 'Slaapkamer bij avond met een nachtblauwe boxspring, beddengoed met takjes en bloemen, en een brandende lamp',
  samples: 6,
  hour: 'evening',
  wall: '#5d6a80',
  floor: ['#a37f58', '#7d5d3e'],
  seed: 7,
  things: [
    put('bed', [-0.45, 0], {
      color: '#2b3547',
      cloth: 'velvet',
      headboard: 'channel',
      pattern: 'botanic-night',
      repeat: 2.2 * ON_A_BED,
      second: '#d9cdb9',
    }),
    piece('nightstand', 'nightstand', [-1.86, -0.22], { finish: 'walnut' }),
    piece('table-lamp', 'lamp', [-1.88, -0.22, 0.48], { color: hexOf('blauwgrijs'), on: 7, s: 1.1 }),
    put('window', [1.75, 0], { width: 1.3 }),
    piece('curtain', 'curtains', [1.75, 0], { color: hexOf('beige'), width: 1.3, cloth_width: 0.46 }),
    put('print', [-1.86, 0, 1.62], { image: 'art-moon', w: 0.5, h: 0.67, finish: 'walnut' }),
    piece('chair', 'armchair', [1.25, -1.15], { color: hexOf('nachtblauw'), cushion: '#b98c4d', turn: -0.6 }),
    piece('rug', 'hairs', [-0.3, -2.0], { w: 1.7, l: 2.9, pattern: 'border-night' }),
  ],
  wide: { view: [0.1, -5.9, 1.2, 0.0, -0.6, 1.08, 37], shift: -0.06 },
  square: { view: [-0.15, -6.3, 1.2, -0.15, -0.6, 1.15, 55], shift: -0.04 },
})

const nursery = look('zolder', {
  scene: 'attic',
  colour: 'roze',
  alt: 'Kinderkamer onder een schuin dak met een oudroze boxspring, beddengoed met regenbogen en wolken, en vlaggetjes',
  samples: 4,
  color: hexOf('roze'),
  headboard: 'panels',
  topper: 'comfort',
  bed_width: 1.2,
  pattern: 'kids-sky',
  repeat: 2 * ON_A_BED,
  second: '#efe9df',
  wall: '#e6dac9',
  wood: 'white',
  lamp: hexOf('wit'),
  hairs: 'plain-sage',
  flags: ['#c69a8e', '#8fa0b0', '#e0b663', '#8a9284', '#efe9df'],
  toys: true,
  art: 'art-sun',
  seed: 3,
  wide: { view: [-0.85, -5.3, 1.2, -0.3, -0.6, 1.15, 37], shift: -0.07 },
  square: { view: [-0.5, -5.9, 1.2, -0.4, -0.6, 1.15, 56], shift: -0.04 },
})

const corner = look('leeshoek', {
  colour: 'salie',
  alt: 'Zonnige leeshoek met een saliegroene fauteuil, een vloerlamp op drie poten en een vloerkleed met een rand',
  samples: 4,
  wall: '#e6ddcf',
  seed: 8,
  things: [
    put('window', [-1.5, 0], { width: 1.5 }),
    piece('curtain', 'curtains', [-1.5, 0], { color: hexOf('salie'), width: 1.5, cloth_width: 0.46 }),
    piece('chair', 'armchair', [0.25, -0.95], { color: hexOf('salie'), cushion: '#e2d6c3', turn: -0.35 }),
    piece('floor-lamp', 'tripod', [1.12, -0.6], { power: 4 }),
    piece('table', 'table', [-0.62, -0.95], { r: 0.23, h: 0.5 }),
    piece('vase', 'bouquet', [-0.62, -0.92, 0.5], { color: '#a4664c', scale: 0.85 }),
    put('cup', [-0.5, -1.05, 0.5], { color: '#b98c72' }),
    piece('plant', 'plant', [1.8, -0.45], { pot: '#e8e2d8', h: 1.35, n: 60, leaf: 0.23 }),
    put('print', [0.35, 0, 1.6], { image: 'art-hills', w: 0.6, h: 0.8 }),
    piece('rug', 'hairs', [0.1, -1.75], { w: 1.7, l: 2.6, pattern: 'border-sage' }),
  ],
  wide: { view: [0.25, -5.5, 1.15, 0.1, -0.6, 1.0, 38], shift: -0.06 },
  square: { view: [0.35, -5.9, 1.15, 0.3, -0.6, 1.1, 58], shift: -0.04 },
})

const clay = look('terracotta', {
  colour: 'terracotta',
  alt: 'Woonkamer bij avond met een notenhouten dressoir, een brandende lamp van terracotta en een fauteuil in dezelfde kleur',
  samples: 4,
  hour: 'evening',
  wall: '#cdb9a3',
  unseen: true,
  floor: ['#b58d63', '#8f6a45'],
  seed: 6,
  things: [
    piece('sideboard', 'sideboard', [-0.5, -0.24], { finish: 'walnut' }),
    piece('table-lamp', 'lamp', [-1.02, -0.24, 0.78], { color: hexOf('terracotta'), on: 7, s: 1.15 }),
    put('books', [-0.5, -0.26, 0.78], { width: 0.22, depth: 0.15 }),
    piece('vase', 'bouquet', [0.06, -0.22, 0.78], { color: hexOf('oker'), leaves: ['#8a7a52', '#b8a674'] }),
    piece('mirror', 'mirror', [-0.55, 0, 1.62], { width: 0.78, height: 0.78, finish: 'walnut' }),
    piece('chair', 'armchair', [1.25, -1.0], { color: hexOf('terracotta'), cushion: '#e9dfcf', turn: -0.65 }),
    put('window', [2.35, 0], { width: 1.2 }),
    piece('curtain', 'curtains', [2.35, 0], { color: hexOf('terracotta'), width: 1.2, cloth_width: 0.45 }),
    piece('table', 'table', [0.62, -1.25], { r: 0.22, h: 0.46, finish: 'walnut' }),
    put('cup', [0.62, -1.25, 0.46]),
    piece('rug', 'hairs', [0.1, -1.85], { w: 1.7, l: 2.7, pattern: 'bands-terracotta' }),
  ],
  wide: { view: [0.35, -5.6, 1.15, 0.2, -0.5, 1.0, 38], shift: -0.06 },
  square: { view: [0.35, -6.0, 1.15, 0.3, -0.5, 1.1, 56], shift: -0.04 },
})

const christmas = look('kerst', {
  colour: 'groen',
  alt: 'Woonkamer met kerst: een boom met lichtjes, een fauteuil in naturel, een vloerlamp en een schaal met kerstballen',
  samples: 4,
  hour: 'evening',
  wall: '#c6b79e',
  floor: ['#b58d63', '#8f6a45'],
  seed: 1,
  things: [
    piece('tree', 'tree', [-1.2, -0.75], { baubles: ['#b08a4e', '#8f3b2e', '#e9dfcf'] }),
    put('gifts', [-1.2, -0.85, 0]),
    put('window', [0.15, 0], { width: 1.2 }),
    piece('curtain', 'curtains', [0.15, 0], { color: hexOf('zand'), width: 1.2, cloth_width: 0.4 }),
    piece('chair', 'armchair', [0.85, -1.0], { color: hexOf('naturel'), cushion: '#8f3b2e', turn: -0.45 }),
    piece('floor-lamp', 'stem', [1.62, -0.55], { power: 22 }),
    put('table', [-0.02, -1.2], { r: 0.3, h: 0.5, finish: 'walnut' }),
    piece('baubles', 'baubles', [-0.02, -1.2, 0.5], { baubles: ['#b08a4e', '#8f3b2e', '#e9dfcf'] }),
    piece('rug', 'hairs', [0.2, -1.85], { w: 1.7, l: 2.6, pattern: 'berber-natural', fringe: '#e9dfcf' }),
  ],
  wide: { view: [0.25, -5.5, 1.1, 0.05, -0.6, 0.98, 38], shift: -0.05 },
  square: { view: [0.25, -6.0, 1.1, 0.22, -0.6, 1.05, 54], shift: -0.04 },
})

export const looks = [...linen, ...night, ...nursery, ...corner, ...clay, ...christmas]
