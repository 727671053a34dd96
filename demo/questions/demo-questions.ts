import type { DemoProduct } from '../catalog/product.ts'

/** An invented question, which the shop shows as one. Its answer is made of what the demo shop says of the product. */
export interface DemoQuestion {
  asker: string
  question: string
  answer: string
  askedDaysAgo: number
  answeredDaysAgo: number
}

/** One product in so many has questions; a few of them have enough for several pages. */
const askedEvery = 4
const askers = ['Sanne', 'Lotte', 'Pieter', 'Yara', 'Koen', 'Els', 'Milan', 'Griet']

/** Returns the questions about the demo products, by product. The same products give the same questions. */
export function inventDemoQuestions(
  products: readonly DemoProduct[],
): { slug: string; questions: DemoQuestion[] }[] {
  return products.flatMap((product, place) => {
    if (place % askedEvery !== 0) return []
    const known = listAnswers(product)
    const shown = known.length > 5 && place % (3 * askedEvery) === 0 ? known : known.slice(0, 1 + (place % 3))
    const questions = shown.map(({ question, answer }, at) => {
      const askedDaysAgo = 4 + ((place * 7 + at * 13) % 150)
      const asker = askers[(place + at) % askers.length] ?? ''
      return { asker, question, answer, askedDaysAgo, answeredDaysAgo: askedDaysAgo - 1 - (at % 2) }
    })
    return questions.length === 0 ? [] : [{ slug: product.slug, questions }]
  })
}

/** What shoppers ask about a line of the specifications. */
const questionOf: Readonly<Record<string, string>> = {
  'Past om': 'Om wat voor maten past dit?',
  Sluiting: 'Hoe sluit dit?',
  Hoekhoogte: 'Hoe hoog mag mijn matras zijn?',
  Hoogte: 'Hoe hoog is dit?',
  Afmetingen: 'Wat zijn de precieze afmetingen?',
  Vulling: 'Waar is het mee gevuld?',
  Kern: 'Wat zit er van binnen in?',
  Tijk: 'Wat voor stof zit eromheen?',
  Krimp: 'Krimpt het in de was?',
  Materiaal: 'Welk materiaal is dit?',
  Doorsnede: 'Hoe breed is het?',
  Inhoud: 'Wat krijg ik precies thuis?',
  Fitting: 'Welke lamp past erin?',
  Dimmer: 'Kan ik dit dimmen?',
  Montage: 'Moet ik het zelf in elkaar zetten?',
  Stofgewicht: 'Hoe zwaar is de stof?',
  Stoffering: 'Welke stof zit erop?',
}

/** Lists what can be asked about a product and answered from its own facts. */
/** Lists each label once; where the makes of a product differ, with the value of each. */
function listRows(specifications: DemoProduct['specifications']): { label: string; value: string }[] {
  const listed = specifications.flatMap(({ title, rows }) => rows.map((row) => ({ ...row, title })))
  return Array.from(
    Map.groupBy(listed, ({ label }) => label),
    ([label, rows]) => ({
      label,
      value: rows
        .map(({ title, value }) => (rows.length === 1 ? value : `${value} (${title.toLowerCase()})`))
        .join('; '),
    }),
  )
}

function listAnswers(product: DemoProduct): { question: string; answer: string }[] {
  const { care, composition, specifications, options, producerGuarantee } = product
  const rows = listRows(specifications)
  const sizes = options.find(({ key }) => key === 'maat')?.values ?? []
  return [
    ...(care.length === 0
      ? []
      : [{ question: 'Hoe houd ik dit mooi?', answer: `${care.join('. ')}. Het staat ook op het etiket.` }]),
    ...(sizes.length < 2
      ? []
      : [
          {
            question: 'In welke maten is dit te koop?',
            answer: `In ${sizes.length} maten: ${sizes.map(({ title }) => title).join('; ')}. Je kiest de maat boven aan de pagina.`,
          },
        ]),
    ...(composition.length === 0
      ? []
      : [
          {
            question: 'Waar is het precies van gemaakt?',
            answer:
              'De hele samenstelling staat op deze pagina bij de specificaties, per onderdeel en in procenten.',
          },
        ]),
    ...rows.flatMap(({ label, value }) => {
      const question = questionOf[label]
      return question === undefined ? [] : [{ question, answer: `${label}: ${value}.` }]
    }),
    ...(producerGuarantee === null
      ? []
      : [
          {
            question: 'Zit er extra garantie op?',
            answer:
              'Ja, de maker geeft garantie naast je wettelijke garantie. De voorwaarden staan op deze pagina.',
          },
        ]),
  ]
}
