/** How a page usually puts a question: what belongs to a subject in general, and to what a message says about it. */
export interface SubjectQuestions {
  readonly usual: string
  /** The first pattern that a message has, in small letters, decides. */
  readonly others: readonly (readonly [RegExp, string])[]
}
