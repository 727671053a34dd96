/** What stands before the root of a separable verb: omruilen, terugsturen, vooruitbetalen. Longer ones first. */
const particles = [
  ...['achteruit', 'achteraf', 'vooruit', 'opnieuw', 'binnen', 'buiten', 'terug', 'thuis', 'onder', 'tegen'],
  ...['over', 'voor', 'door', 'rond', 'mede', 'mee', 'aan', 'bij', 'toe', 'uit', 'weg', 'her'],
  ...['af', 'in', 'na', 'om', 'op'],
]
const beforeRoot = new RegExp(`^(?:${particles.join('|')})`)
/** Shorter ones stand in too many words. */
const shortestRoot = 4

/**
 * What a word is made on, nearest first: of a participle its verb (geruild: ruil), of a compound verb its root (omruilen: ruilen,
 * omgeruild: omruil and ruil), of a compound noun the part before its head where both are `known` (ruiltermijn: ruil). Takes
 * one pass per rule over the word; answers nothing for a word that is made on no other.
 */
export function rootsOfWord(word: string, isKnown: (part: string) => boolean): string[] {
  const [particle = ''] = word.match(beforeRoot) ?? []
  const [, inParticiple] = word.slice(particle.length).match(/^ge(.+)[dt]$/) ?? []
  const verbs = inParticiple === undefined ? [] : [particle + inParticiple, inParticiple]
  const withoutParticle = particle === '' ? [] : [word.slice(particle.length)]
  const roots = [...verbs, ...withoutParticle]
  const firsts = [word, ...roots].flatMap((whole) => firstPartsOf(whole, isKnown))
  return [...new Set([...roots, ...firsts])].filter((root) => root.length >= shortestRoot)
}

/** Words of people are short: what is longer is cut nowhere. */
const longestCut = 40

function firstPartsOf(word: string, isKnown: (part: string) => boolean): string[] {
  if (word.length > longestCut) return []
  const cuts = Array.from(
    { length: Math.max(0, word.length - 2 * shortestRoot + 1) },
    (_, at) => at + shortestRoot,
  )
  return cuts.flatMap((at) =>
    isKnown(word.slice(0, at)) && isKnown(word.slice(at)) ? [word.slice(0, at)] : [],
  )
}
