/** Particles before the root of a separable verb: omruilen, terugsturen, vooruitbetalen. Longer ones come first. */
const particles = [
  ...['achteruit', 'achteraf', 'vooruit', 'opnieuw', 'binnen', 'buiten', 'terug', 'thuis', 'onder', 'tegen'],
  ...['over', 'voor', 'door', 'rond', 'mede', 'mee', 'aan', 'bij', 'toe', 'uit', 'weg', 'her'],
  ...['af', 'in', 'na', 'om', 'op'],
]
const beforeRoot = new RegExp(`^(?:${particles.join('|')})`)
/** Shorter roots occur in too many words. */
const shortestRoot = 4

/**
 * Returns what a word is derived from, nearest first: of a participle its verb (geruild: ruil), of a compound verb its
 * root (omruilen: ruilen, omgeruild: omruil and ruil), of a compound noun the part before its head if both are `known`
 * (ruiltermijn: ruil). Takes one pass per rule; empty for a word that is derived from no other.
 */
export function findRoots(word: string, isKnown: (part: string) => boolean): string[] {
  const [particle = ''] = word.match(beforeRoot) ?? []
  const [, inParticiple] = word.slice(particle.length).match(/^ge(.+)[dt]$/) ?? []
  const verbs = inParticiple === undefined ? [] : [particle + inParticiple, inParticiple]
  const withoutParticle = particle === '' ? [] : [word.slice(particle.length)]
  const roots = [...verbs, ...withoutParticle]
  const firsts = [word, ...roots].flatMap((whole) => listFirstParts(whole, isKnown))
  return [...new Set([...roots, ...firsts])].filter((root) => root.length >= shortestRoot)
}

/** People's words are short; a longer one is not divided. */
const longestCut = 40

function listFirstParts(word: string, isKnown: (part: string) => boolean): string[] {
  if (word.length > longestCut) return []
  const cuts = Array.from(
    { length: Math.max(0, word.length - 2 * shortestRoot + 1) },
    (_, at) => at + shortestRoot,
  )
  return cuts.flatMap((at) =>
    isKnown(word.slice(0, at)) && isKnown(word.slice(at)) ? [word.slice(0, at)] : [],
  )
}
