import { type MaterialName, materialNames } from './fibres.ts'

/** Other words for the lawful names: foreign words, breeds, trade names. What they add to the name is kept. */
const otherWords: Readonly<Record<string, { name: MaterialName; detail?: string }>> = {
  cotton: { name: 'katoen' },
  baumwolle: { name: 'katoen' },
  coton: { name: 'katoen' },
  katoenen: { name: 'katoen' },
  linen: { name: 'linnen' },
  flax: { name: 'linnen' },
  leinen: { name: 'linnen' },
  lin: { name: 'linnen' },
  wool: { name: 'wol' },
  wolle: { name: 'wol' },
  laine: { name: 'wol' },
  schapenwol: { name: 'wol', detail: 'van schapen' },
  merinowol: { name: 'wol', detail: 'merino' },
  merino: { name: 'wol', detail: 'merino' },
  lamswol: { name: 'wol', detail: 'van lammeren' },
  schurwolle: { name: 'scheerwol' },
  cashmere: { name: 'kasjmier' },
  kaschmir: { name: 'kasjmier' },
  cachemire: { name: 'kasjmier' },
  silk: { name: 'zijde' },
  seide: { name: 'zijde' },
  soie: { name: 'zijde' },
  tussahzijde: { name: 'zijde', detail: 'tussah' },
  hemp: { name: 'hennep' },
  hanf: { name: 'hennep' },
  rayon: { name: 'viscose' },
  viskose: { name: 'viscose' },
  tencel: { name: 'lyocell' },
  acrylic: { name: 'acryl' },
  acrylique: { name: 'acryl' },
  polyacryl: { name: 'acryl' },
  polyamid: { name: 'polyamide' },
  spandex: { name: 'elastaan' },
  elastane: { name: 'elastaan' },
  elasthan: { name: 'elastaan' },
  élasthanne: { name: 'elastaan' },
  lycra: { name: 'elastaan' },
  polypropylene: { name: 'polypropyleen' },
  polyethylene: { name: 'polyethyleen' },
  polyurethane: { name: 'polyurethaan' },
  polyestervezel: { name: 'polyester' },
  down: { name: 'dons' },
  feathers: { name: 'veren' },
  feather: { name: 'veren' },
}

/** Weaves that follow the name of a fibre: 'katoensatijn' is cotton. */
const weaves =
  'satijn percal flanel jersey batist molton badstof fluweel chenille canvas popeline tricot'.split(' ')

const lawful = new Map<string, MaterialName>(materialNames.map((name) => [name, name]))

/** Returns the material that one word stands for, and what the word adds to it; undefined when it stands for none. */
export function findMaterial(word: string): { name: MaterialName; detail?: string } | undefined {
  const plain = word.toLowerCase()
  const name = lawful.get(plain)
  if (name !== undefined) return { name }
  const other = Object.hasOwn(otherWords, plain) ? otherWords[plain] : undefined
  if (other !== undefined) return other
  const weave = weaves.find((one) => plain.endsWith(one))
  const stem = weave && lawful.get(plain.slice(0, -weave.length))
  return weave && stem ? { name: stem, detail: weave } : undefined
}
