import type { ProductDocument } from '../port.ts'

/** These separate texts, and lists of texts. No letter has these values, so that ["ab"] and ["a", "b"] differ. */
const endOfText = 0x1_0000
const endOfList = 0x1_0001

/**
 * Returns a number of 53 bits for all parts of a document that are not figures, such as prices. Equal numbers mean that a change can be
 * written in place. Two random texts share one with a chance of 1 in 9,007,199,254,740,992.
 */
export function calculateFingerprint(document: ProductDocument): number {
  const hash = new Hash53()
  hash.addText(document.title)
  hash.addText(document.subTitle)
  hash.addText(document.brand)
  hash.addTexts(document.sku)
  for (const id of document.categoryIds) hash.addNumber(id)
  hash.addTexts(document.categoryTitles)
  hash.addFacets(document.facets)
  hash.addNumber(endOfList)
  hash.addTexts(document.facetTexts)
  hash.addText(document.description)
  hash.addNumber(document.createdAt)
  for (const { facets } of document.choices ?? []) {
    hash.addNumber(endOfList)
    hash.addFacets(facets)
  }
  return hash.finish()
}

/** Joins two multiplicative hashes (FNV's prime and a second odd one), finished as in MurmurHash 3. */
class Hash53 {
  #high = 0x811c9dc5
  #low = 0x41c6ce57

  addFacets(facets: Readonly<Record<string, readonly string[]>>): void {
    for (const facet of Object.keys(facets).sort()) {
      this.addText(facet)
      this.addTexts(facets[facet] ?? [])
    }
  }

  addTexts(texts: readonly string[]): void {
    for (const text of texts) this.addText(text)
    this.addNumber(endOfList)
  }

  addText(text: string): void {
    let high = this.#high
    let low = this.#low
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      high = Math.imul(high ^ unit, 0x01000193)
      low = Math.imul(low ^ unit, 0x5bd1e995)
    }
    this.#high = high
    this.#low = low
    this.addNumber(endOfText)
  }

  addNumber(value: number): void {
    this.#high = Math.imul(this.#high ^ value, 0x01000193)
    this.#low = Math.imul(this.#low ^ value, 0x5bd1e995)
  }

  finish(): number {
    const high = mixed(this.#high ^ (this.#low >>> 15)) & 0x1fffff
    return high * 2 ** 32 + mixed(this.#low ^ (this.#high >>> 13))
  }
}

function mixed(bits: number): number {
  let result = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  result = Math.imul(result ^ (result >>> 13), 0xc2b2ae35)
  return (result ^ (result >>> 16)) >>> 0
}
