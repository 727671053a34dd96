import type { Intent } from '@sluimer/assistant/intent/intents'
import type { IntentModel } from '@sluimer/assistant/intent/train'
import type { Subject } from '@sluimer/assistant/subject/subject'
import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { Connection } from '../../../platform/db/database.ts'
import type { FilteredSources } from '../../search/index/listing-sources.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'

/** Where the tools look. */
export interface Sources extends FilteredSources {
  readonly db: Connection
  readonly knowledge: Knowledge
  readonly model: IntentModel
}

/** A message as it was understood, with what the talk was about. */
export interface Turn {
  readonly message: string
  readonly wish: Wish
  readonly subject: Subject | undefined
  readonly at: Date
  /** How sure the classifier is of what it is about, from 0 to 1. */
  readonly share?: number
}

/** What a message goes on with. */
export type Talk = Pick<Turn, 'subject' | 'at'>

/** What a question is about that goods, cloths and what is done with them answer. */
export const ofAdvice: readonly (Intent | undefined)[] = ['care', 'firmness']
