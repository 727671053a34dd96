/** A product as far as it tells who sleeps well on it. */
interface Sleeper {
  categories: readonly string[]
  facetValues: readonly string[]
  name: string
}

/** Filter values of pillows and mattresses that follow from what they are made of and how firm they are. */
export function sleepValues({ categories, facetValues, name }: Sleeper): string[] {
  const has = (...values: string[]) => values.some((value) => facetValues.includes(value))
  if (has('voor-kinderen')) return []
  if (categories.includes('hoofdkussen')) return pillowValues(name.toLowerCase(), has)
  return categories.includes('matrassen') ? mattressValues(has) : []
}

type Has = (...values: string[]) => boolean

/** One that is called after a way of lying is for that one; else the higher and firmer it is, the more it fills. */
function pillowValues(name: string, has: Has): string[] {
  const [named] = ['zijslaper', 'rugslaper', 'buikslaper'].filter((value) => name.includes(value))
  if (named !== undefined) return [named]
  if (has('stevig')) return ['zijslaper']
  if (has('medium')) return ['rugslaper', 'wisselslaper']
  return ['buikslaper']
}

/**
 * On one's side a core must give way at shoulder and hip; on the belly nothing may sink; who turns wants to be followed at
 * once, which slow foam does not. Slow foam and a cover of wool hold warmth; air passes through all others.
 */
function mattressValues(has: Has): string[] {
  const isWarm = has('traagschuim', 'wol')
  const isSlow = has('traagschuim')
  return [
    ...(has('pocketveer', 'latex', 'traagschuim') ? ['zijslaper'] : []),
    ...(has('koudschuim', 'pocketveer', 'latex') && !isSlow ? ['rugslaper'] : []),
    ...(has('koudschuim', 'metaal', 'wol') && !isSlow ? ['buikslaper'] : []),
    ...(has('pocketveer', 'latex') && !isSlow ? ['wisselslaper'] : []),
    isWarm ? 'slaapt-warm' : 'slaapt-koel',
  ]
}
