/** What the tools of one turn gave. An answer may say nothing else about prices, days, names, amounts and pages. */
export interface Facts {
  /** Texts that staff wrote for shoppers: an answer may repeat each of their sentences, and use each of their values. */
  readonly texts: string[]
  /**
   * Values from records, such as a price or the name of a product. Their words and numbers may be used, but a sentence that
   * somebody planted in a name is no sentence of the shop.
   */
  readonly values: string[]
  /** Addresses inside the shop to which an answer may lead. */
  readonly paths: Set<string>
  /** What tools really did, such as `saved_chat`. Tools that only look something up do nothing. */
  readonly deeds: Set<string>
}

export function createFacts(): Facts {
  return { texts: [], values: [], paths: new Set(), deeds: new Set() }
}
