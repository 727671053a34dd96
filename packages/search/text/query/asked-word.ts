/** One thing that was asked for. */
export interface AskedWord {
  /** As the visitor wrote it, in folded letters. */
  typed: string[]
  word: string
}

/** A word of a text, and whether it was put there for others: such a word is whole and joined to none. */
export interface ReadWord extends AskedWord {
  isTranslated?: true
}
