// Samples of the cloths of the configurator's beds. They are drawn instead of rendered (drawn/swatch.mjs): a flat piece of
// cloth has no room around it that would throw light on it.

/** The cloths by their option in demo/configurator: color, weave, and the words for it. */
const cloths = [
  ['zand', '#cdbfa9', 'geweven', 'zandkleurige geweven stof'],
  ['taupe', '#8f8275', 'geweven', 'taupe geweven stof'],
  ['salie', '#8c9384', 'geweven', 'saliegroene geweven stof'],
  ['antraciet', '#56575b', 'geweven', 'antracietgrijze geweven stof'],
  ['naturel', '#e3dacb', 'boucle', 'naturelkleurige bouclé'],
  ['haver', '#c6b8a3', 'boucle', 'haverkleurige bouclé'],
  ['roest', '#a8674f', 'boucle', 'roestbruine bouclé'],
  ['blauwgrijs', '#64757d', 'boucle', 'blauwgrijze bouclé'],
  ['mos', '#3f5c4e', 'velvet', 'mosgroen fluweel'],
  ['nachtblauw', '#2b3547', 'velvet', 'nachtblauw fluweel'],
  ['bordeaux', '#6b2f36', 'velvet', 'bordeauxrood fluweel'],
  ['zwart', '#23211f', 'velvet', 'zwart fluweel'],
]

export const samples = cloths.map(([colour, color, weave, words], seed) => ({
  scene: 'swatch',
  params: { name: `staal-${colour}-detail`, width: 800, height: 800, seed: seed + 1, color, weave },
  family: 'staal',
  colour,
  alt: `Staal van ${words} met een gekartelde rand`,
}))
