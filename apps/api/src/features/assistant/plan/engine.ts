import type { AssistantQuestion } from '@sluimer/contract/assistant/schemas'
import type { Draft } from '../draft/draft.ts'

/** Something that makes an answer of a tidied question. What it makes is checked before anybody sees it. */
export interface Engine {
  answer(question: AssistantQuestion, at: Date): Promise<Draft>
}
