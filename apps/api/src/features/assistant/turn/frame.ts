import type { Intent } from '@sluimer/assistant/intent/intents'

/** A turn that only makes sense after one question, with the question that both are together. */
export interface Frame {
  /** The heading of the question before, or what it was about. */
  readonly after: readonly (Intent | string)[]
  readonly said: RegExp
  readonly without?: RegExp
  /** What the question before has as well. */
  readonly before?: RegExp
  readonly asks: string
}
