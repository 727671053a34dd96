/** One thing that the visitor asks for. */
export interface AskedWord {
  /** As the visitor wrote it, in folded letters. */
  typed: string[]
  word: string
}

/** A word of a text, and whether it replaces others: a word that does is complete and is not joined to any other. */
export interface ReadWord extends AskedWord {
  isTranslated?: true
}
