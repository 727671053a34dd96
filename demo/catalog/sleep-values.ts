/** The fields of a product that show who sleeps well on it. */
interface Sleeper {
  categories: readonly string[]
  facetValues: readonly string[]
  name: string
}

/** Returns the filter values of pillows and mattresses that follow from their materials and firmness. */
export function sleepValues({ categories, facetValues, name }: Sleeper): string[] {
  const has = (...values: string[]) => values.some((value) => facetValues.includes(value))
  if (has('voor-kinderen')) return []
  if (categories.includes('hoofdkussen')) return pillowValues(name.toLowerCase(), has)
  return categories.includes('matrassen') ? mattressValues(has) : []
}

type Has = (...values: string[]) => boolean

/** A pillow named after a way of lying is for that one; otherwise, the higher and firmer it is, the more it fills. */
function pillowValues(name: string, has: Has): string[] {
  const [named] = ['zijslaper', 'rugslaper', 'buikslaper'].filter((value) => name.includes(value))
  if (named !== undefined) return [named]
  if (has('stevig')) return ['zijslaper']
  if (has('medium')) return ['rugslaper', 'wisselslaper']
  return ['buikslaper']
}

/**
 * For side sleepers a core must give way at shoulder and hip; for belly sleepers nothing may sink; a sleeper who turns needs a
 * core that follows at once, which slow foam does not. Slow foam and a wool cover hold warmth; air passes through all others.
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
