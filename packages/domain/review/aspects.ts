/** What reviews of home goods are about. */
export const aspects = [
  'comfort',
  'firmness',
  'quality',
  'color',
  'size',
  'washing',
  'smell',
  'warmth',
  'assembly',
  'delivery',
  'price',
] as const
export type Aspect = (typeof aspects)[number]

/** How many reviews of a product name an aspect, and how. */
export interface AspectCount {
  about: Aspect
  count: number
  good: number
  bad: number
}

/** With fewer reviews, reading them is quicker than a summary of them. */
export const fewestReviews = 8
/** What fewer people name is no more than an accident. */
const fewestMentions = 3
const mostAspects = 6

/**
 * Returns what most reviews of a product name, the most named first; nothing with few reviews. Good and bad are counted alike, and
 * nobody chooses what is shown.
 */
export function summariseOpinions(
  opinions: readonly { aspect: Aspect; tone: 'good' | 'bad'; count: number }[],
  reviews: number,
): AspectCount[] {
  if (reviews < fewestReviews) return []
  const countOf = (about: Aspect, tone: 'good' | 'bad') =>
    opinions
      .filter((opinion) => opinion.aspect === about && opinion.tone === tone)
      .reduce((sum, { count }) => sum + count, 0)
  return aspects
    .map((about) => {
      const good = countOf(about, 'good')
      const bad = countOf(about, 'bad')
      return { about, count: good + bad, good, bad }
    })
    .filter(({ count }) => count >= fewestMentions)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostAspects)
}
