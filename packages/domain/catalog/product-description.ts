/** What search engines show under a title: shorter says too little, longer is cut off. */
const fewestCharacters = 70
const mostCharacters = 160
/** Above this nothing more is needed. */
const enoughCharacters = 110

/** What is known of a product, in words for shoppers. */
export interface DescribedProduct {
  title: string
  subTitle: string
  summary: string
  brand: string
  /** '90% eendendons, 10% veertjes', with the name of the part: 'Vulling'. */
  composition: readonly { part: string; text: string }[]
  /** 'Maat' with how many of them there are to choose from. */
  options: readonly { title: string; count: number }[]
  /** It is made for one buyer, and does not come back. */
  isMadeToMeasure: boolean
}

/**
 * The description of a product's page for search engines, 70 to 160 characters: what it is, its summary, and then facts of the
 * product (fibres, what there is to choose, brand) until there is enough. What does not fit is left out by whole sentences.
 */
export function productDescription(product: DescribedProduct): string {
  const { title, subTitle, summary } = product
  const whole = sentence(subTitle ? `${title}: ${subTitle}` : title)
  let text = whole.length <= mostCharacters ? whole : cut(title)
  const add = (piece: string) => {
    if (piece !== '' && !text.includes(piece) && text.length + 1 + piece.length <= mostCharacters)
      text = `${text} ${piece}`
  }
  for (const one of sentencesOf(summary)) add(one)
  for (const fact of factsOf(product)) if (text.length < enoughCharacters) add(fact)
  if (text.length >= fewestCharacters) return text
  return cut(`${text} ${summary}`)
}

function factsOf({ composition, options, brand, isMadeToMeasure }: DescribedProduct): string[] {
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

const sentencesOf = (text: string): string[] =>
  text
    .slice(0, 4 * mostCharacters)
    .split(/(?<=[.!?]) +/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '')

/** At the last word that fits. */
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
