/** A description that search engines show under a title: a shorter one says too little, a longer one is cut off. */
const fewestCharacters = 70
const mostCharacters = 160
/** A description of this length gets no further facts. */
const enoughCharacters = 110

export interface DescribedProduct {
  title: string
  subTitle: string
  summary: string
  brand: string
  /** '90% eendendons, 10% veertjes', with the name of the part, such as 'Vulling'. */
  composition: readonly { part: string; text: string }[]
  /** An option such as 'Maat', with the number of values to choose from. */
  options: readonly { title: string; count: number }[]
  /** Made for one buyer, and cannot be returned. */
  isMadeToMeasure: boolean
}

/**
 * Returns the description of a product's page for search engines, 70 to 160 characters: what the product is, its
 * summary, and then facts (fibres, options, brand) until it is long enough. A sentence that does not fit is left out
 * whole.
 */
export function composeProductDescription(product: DescribedProduct): string {
  const { title, subTitle, summary } = product
  const whole = sentence(subTitle ? `${title}: ${subTitle}` : title)
  let text = whole.length <= mostCharacters ? whole : cut(title)
  const add = (piece: string) => {
    if (piece !== '' && !text.includes(piece) && text.length + 1 + piece.length <= mostCharacters)
      text = `${text} ${piece}`
  }
  for (const one of splitSentences(summary)) add(one)
  for (const fact of listFacts(product)) if (text.length < enoughCharacters) add(fact)
  if (text.length >= fewestCharacters) return text
  return cut(`${text} ${summary}`)
}

function listFacts({ composition, options, brand, isMadeToMeasure }: DescribedProduct): string[] {
  const choices = options
    .filter(({ count }) => count > 1)
    .map(({ title, count }) => sentence(`${title}: keuze uit ${count}`))
  return [
    ...composition.map(({ part, text }) => sentence(`${part}: ${text}`)),
    ...choices,
    sentence(`Van ${brand}`),
    isMadeToMeasure ? 'Op maat gemaakt.' : 'Met veertien dagen bedenktijd.',
    'Bezorgd in Nederland en België.',
  ]
}

const sentence = (words: string) => {
  const plain = words.replace(/\s+/g, ' ').trim()
  return /[.!?…]$/.test(plain) ? plain : `${plain}.`
}

const splitSentences = (text: string): string[] =>
  text
    .slice(0, 4 * mostCharacters)
    .split(/(?<=[.!?]) +/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '')

/** Cuts a text after the last word that fits. */
function cut(text: string): string {
  const plain = text
    .slice(0, 4 * mostCharacters)
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= mostCharacters) return plain
  const start = plain.slice(0, mostCharacters - 1)
  const end = start.lastIndexOf(' ')
  return `${(end > fewestCharacters ? start.slice(0, end) : start).toWellFormed().replace(/[,;:.]$/, '')}…`
}
