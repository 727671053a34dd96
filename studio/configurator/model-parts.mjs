// What the 3D model of a bed is made of, and how its materials look.

/**
 * The parts that a bed has, one of each: `by` are the choices that a part shows, `only` the beds that have it, `dyed` is
 * cloth of the chosen colour, and what is `long` is stretched to the length of the bed.
 */
export const SLOTS = [
  { name: 'headboard', by: ['width', 'headboard'], dyed: true },
  { name: 'legs', by: ['width', 'legs'], only: { base: ['boxspring'] }, long: true },
  { name: 'base', by: ['width', 'base'], dyed: true, long: true },
  { name: 'mattress', by: ['width', 'mattress'], long: true },
  { name: 'topper', by: ['width', 'split'], long: true },
  { name: 'bedding', by: ['width'] },
  { name: 'lamps', by: ['width', 'lamps'], only: { lamps: ['lampen'] } },
]

/** Kinds of mattress: the first is modelled, the others are the same in other colours. */
export const MATTRESSES = ['pocket', 'koudschuim', 'latex']

/** Colours as in weaves.py and parts.py; wood has the middle of its grain. */
export const MATERIALS = {
  cloth: { color: '#8c9384', roughness: 0.92 },
  'border-pocket': { color: '#f4f1ea', roughness: 0.9 },
  'border-koudschuim': { color: '#dfe1e2', roughness: 0.9 },
  'border-latex': { color: '#e9dcc4', roughness: 0.9 },
  'piping-pocket': { color: '#8f9499', roughness: 0.9 },
  'piping-koudschuim': { color: '#f6f4ef', roughness: 0.9 },
  'piping-latex': { color: '#c9b48c', roughness: 0.9 },
  topper: { color: '#f6f3ed', roughness: 0.9 },
  percale: { color: '#f7f4ee', roughness: 0.85 },
  linen: { color: '#d9cdbb', roughness: 0.95 },
  plaid: { color: '#b3a694', roughness: 1 },
  oakleg: { color: '#b08250', roughness: 0.45 },
  railwood: { color: '#b08250', roughness: 0.45 },
  walnutleg: { color: '#6f482d', roughness: 0.45 },
  blacksteel: { color: '#191817', roughness: 0.42, metalness: 0.6 },
  runner: { color: '#191817', roughness: 0.4, metalness: 0.7 },
  plinth: { color: '#1d1c1b', roughness: 0.6 },
  lampbrass: { color: '#b8945a', roughness: 0.28, metalness: 1 },
  shade: { color: '#f4eadb', roughness: 0.9, glow: '#ffd9a8' },
  trim: { color: '#e6dac6', roughness: 0.8 },
  bulb: { color: '#fff1dc', roughness: 1, glow: '#ffe6c4' },
}
