import { describe, expect, test } from 'vitest'
import { readDemoProducts } from '../catalog/demo-products.ts'
import { readDemoReviews } from './demo-reviews.ts'

const products = await readDemoProducts()
const reviewsOf = readDemoReviews()
const written = products.map(({ slug }) => ({ slug, reviews: reviewsOf.get(slug) ?? [] }))
const reviews = written.flatMap((product) => product.reviews)
/** More people than this do not say a thing in the same words. */
const mostRepeats = 4
/** Returns what a reader hears: capitals and punctuation make no other sentence. */
const toKey = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
const splitSentences = (text: string) =>
  text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => toKey(sentence) !== '')
const share = (part: number) => part / reviews.length
const countTexts = (texts: readonly string[]) =>
  new Map(Array.from(Map.groupBy(texts, String), ([text, same]) => [text, same.length]))

describe('the reviews of the demo shop', () => {
  test('are fifteen hundred, of most products, and none of some or of what is not there', () => {
    expect(reviews).toHaveLength(1500)
    expect(
      [...reviewsOf.keys()].filter((slug) => !products.some((product) => product.slug === slug)),
    ).toEqual([])
    const empty = written.filter((product) => product.reviews.length === 0).length
    expect(empty).toBeGreaterThan(products.length * 0.04)
    expect(empty).toBeLessThan(products.length * 0.3)
  })

  test('are of nothing that is sold once: a returned piece has no second buyer', () => {
    const used = new Set(products.flatMap(({ slug, condition }) => (condition === 'used' ? [slug] : [])))
    expect(used.size).toBeGreaterThan(5)
    expect(written.filter(({ slug, reviews: own }) => used.has(slug) && own.length > 0)).toEqual([])
  })

  test('are no two alike, and no sentence is read more than a few times in the whole shop', () => {
    const contents = countTexts(reviews.map(({ content }) => toKey(content)))
    expect([...contents].filter(([, times]) => times > 1)).toEqual([])
    // A careless writer types '&' or leaves out a comma, which makes another sentence of it; so this is a lower limit as well.
    const sentences = countTexts(reviews.flatMap(({ content }) => splitSentences(content).map(toKey)))
    expect([...sentences].filter(([, times]) => times > mostRepeats)).toEqual([])
    expect(sentences.size).toBeGreaterThan(reviews.length)
  })

  test('never say a thing twice of one product in the same words', () => {
    const twice = written.flatMap((product) => {
      const said = countTexts(product.reviews.flatMap(({ content }) => splitSentences(content).map(toKey)))
      return [...said].filter(([, times]) => times > 2).map(([text]) => `${product.slug}: ${text}`)
    })
    expect(twice).toEqual([])
  })

  test('are mostly good and sometimes bad, and some products are better than others', () => {
    const scoresOf = countTexts(reviews.map(({ score }) => String(score)))
    expect(share(scoresOf.get('1') ?? 0)).toBeGreaterThan(0.02)
    expect(share(scoresOf.get('2') ?? 0)).toBeGreaterThan(0.03)
    expect(share((scoresOf.get('4') ?? 0) + (scoresOf.get('5') ?? 0))).toBeGreaterThan(0.65)
    expect(share((scoresOf.get('4') ?? 0) + (scoresOf.get('5') ?? 0))).toBeLessThan(0.88)
    const averages = written
      .filter((product) => product.reviews.length >= 8)
      .map((product) => product.reviews.reduce((sum, { score }) => sum + score, 0) / product.reviews.length)
    expect(Math.max(...averages) - Math.min(...averages)).toBeGreaterThan(0.8)
  })

  test('do not run down what sells best', () => {
    const loved = written.filter(
      ({ slug, reviews: own }) =>
        own.length >= 8 && (products.find((product) => product.slug === slug)?.popularity ?? 0) >= 85,
    )
    const low = loved.filter(
      ({ reviews: own }) => own.reduce((sum, { score }) => sum + score, 0) / own.length < 3.4,
    )
    expect(loved.length).toBeGreaterThan(5)
    expect(low.map(({ slug }) => slug)).toEqual([])
  })

  test('are of every length, from a word or two to a story', () => {
    const lengths = reviews.map(({ content }) => content.length)
    expect(lengths.filter((length) => length < 60).length).toBeGreaterThan(150)
    expect(lengths.filter((length) => length > 250).length).toBeGreaterThan(50)
    expect(new Set(reviews.map(({ content }) => content.slice(0, 12))).size).toBeGreaterThan(400)
  })

  test('came after the product did, on many different days', () => {
    for (const { slug, reviews: own } of written) {
      const age = products.find((product) => product.slug === slug)?.createdDaysAgo ?? 0
      for (const { daysAgo } of own) expect(daysAgo).toBeLessThan(age)
    }
    expect(new Set(reviews.map(({ daysAgo }) => daysAgo)).size).toBeGreaterThan(100)
  })

  test('speak of no year with what is sold for less than one', () => {
    const wrong = written.flatMap(({ slug, reviews: own }) => {
      const age = products.find((product) => product.slug === slug)?.createdDaysAgo ?? 0
      return own.flatMap(({ content, daysAgo }) =>
        (/ruim een jaar/.test(content) && age - daysAgo < 365) ||
        (/een half jaar/.test(content) && age - daysAgo < 170)
          ? [`${slug}, ${age - daysAgo} days: ${content}`]
          : [],
      )
    })
    expect(wrong).toEqual([])
  })

  test('leave no choice open and name no size or color that the product has not', () => {
    const texts = reviews.flatMap(({ title, content, answer }) => [title, content, answer ?? ''])
    expect(texts.filter((text) => /[{}|]|undefined|\s{2}/.test(text.replaceAll('\n', ' ')))).toEqual([])
    for (const { slug, reviews: own } of written) {
      const product = products.find((one) => one.slug === slug)
      const sizes = product?.options.flatMap(({ values }) => values.map(({ title }) => title)).join(' ') ?? ''
      for (const { content } of own)
        for (const [size] of content.matchAll(/\b\d{2,3} x \d{2,3}\b/g)) expect(sizes).toContain(size)
    }
  })

  test('speak of one color and of one partner at a time', () => {
    const titlesOf = new Map(
      products.map(({ slug, options }) => [
        slug,
        options.find(({ key }) => key === 'kleur')?.values.map(({ title }) => title.toLowerCase()) ?? [],
      ]),
    )
    const partners = ['man', 'vrouw', 'vriend', 'vriendin', 'partner', 'wederhelft']
    const torn = written.flatMap(({ slug, reviews: own }) =>
      own.filter(({ content }) => {
        const words = new Set(content.toLowerCase().split(/[^\p{L}]+/u))
        const colors = (titlesOf.get(slug) ?? []).filter((title) => words.has(title))
        const loved = partners.filter((one) => new RegExp(`\\b(mijne?|m'n) ${one}\\b`, 'i').test(content))
        return colors.length > 1 || loved.length > 1
      }),
    )
    expect(torn.map(({ content }) => content)).toEqual([])
  })

  test('praise no hot wash of what is washed cold, and lay no grown-up in a cot', () => {
    const wrong = written.flatMap(({ slug, reviews: own }) => {
      const product = products.find((one) => one.slug === slug)
      const isHot = product?.care.some((line) => /(60|95) °C/.test(line))
      const isSmall = product?.facetValues.some((facet) => ['100x135', '60x120'].includes(facet))
      return own.flatMap(({ content }) =>
        (!isHot && /\b(op|mag op|gaat .* op) zestig(?! centimeter)\b/i.test(content)) ||
        (isSmall && /twee meter|ruim voor twee|meisje van zes|puber/i.test(content))
          ? [`${slug}: ${content}`]
          : [],
      )
    })
    expect(wrong).toEqual([])
  })

  test('tell once when it was ordered and why, and give no bed to others that they sleep on', () => {
    const tellings = {
      when: /(ma|di|woens|donder|vrij|zater|zon)[a-z]*avond (op de bank )?besteld/i,
      why: /^([+*] )?(gekocht (voor|als|toen|met)|kraamcadeau|op het bed van|meegenomen omdat|eigenlijk zocht)/i,
    }
    const twice = reviews.filter(({ content }) =>
      Object.values(tellings).some(
        (told) => splitSentences(content).filter((sentence) => told.test(sentence)).length > 1,
      ),
    )
    expect(twice.map(({ content }) => content)).toEqual([])
    const slept = /^(hoeslaken|matras|topper|hoofdkussen|dekbed-|boxspring)/
    const given = written.flatMap(({ slug, reviews: own }) =>
      own.filter(({ content }) => slept.test(slug) && /gekocht als cadeau/i.test(content)),
    )
    expect(given.map(({ content }) => content)).toEqual([])
  })

  test('with five stars have no doubts about the whole', () => {
    const doubts = /weet ik het nog niet helemaal zeker|ik sta niet te juichen|ik had er meer van verwacht/i
    expect(reviews.filter(({ score, content }) => score === 5 && doubts.test(content))).toEqual([])
  })

  test('have titles of many kinds, and a title about one thing above words about that thing', () => {
    const titles = countTexts(reviews.map(({ title }) => title.toLowerCase()))
    expect(Math.max(...titles.values())).toBeLessThan(reviews.length / 100)
    const gifts = reviews.filter(({ title }) => /^cadeau gegeven/i.test(title))
    expect(gifts.length).toBeGreaterThan(0)
    expect(gifts.filter(({ content }) => !/cadeau voor/i.test(content))).toEqual([])
  })

  test('are no near copies of each other', () => {
    const shingles = reviews
      .filter(({ content }) => content.length > 80)
      .map(({ content }) => {
        const words = toKey(content).split(' ')
        return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
      })
    const holders = new Map<string, number[]>()
    for (const [at, own] of shingles.entries())
      for (const shingle of own) holders.set(shingle, [...(holders.get(shingle) ?? []), at])
    const shared = countTexts(
      [...holders.values()].flatMap((list) =>
        list.flatMap((a) => list.filter((b) => b > a).map((b) => `${a} ${b}`)),
      ),
    )
    const copies = [...shared].filter(([pair, times]) => {
      const [a = 0, b = 0] = pair.split(' ').map((at) => shingles[Number(at)]?.size ?? 0)
      return times / (a + b - times) > 0.5
    })
    expect(copies.length).toBeLessThan(10)
  })

  test('are answered by the shop now and then, the bad ones most', () => {
    const answered = reviews.filter(({ answer }) => answer !== null)
    expect(share(answered.length)).toBeGreaterThan(0.02)
    expect(share(answered.length)).toBeLessThan(0.1)
    expect(answered.filter(({ score }) => score <= 3).length).toBeGreaterThan(answered.length / 2)
  })
})
