/** What pages answer about a subject, each question as they put it, with the ways in which shoppers ask it. */
export interface SubjectQuestions {
  /** How pages put the subject in general; empty where that would mislead. */
  readonly usual: string
  /** The ways of asking each question, one template a line. */
  readonly others: Readonly<Record<string, string>>
}
