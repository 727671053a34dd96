import type { IntentModel } from '@sluimer/assistant/intent/train'
import type { Passage } from '@sluimer/assistant/passages/passage'
import {
  createPassageIndex,
  type FoundPassage,
  type PassageIndex,
  type Topic,
} from '@sluimer/assistant/passages/passage-index'
import { everythingTag } from '../../../platform/change-feed/change-cursor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findPagesOfKinds } from '../../content/page/page.queries.ts'
import { toPassages } from './to-passages.ts'

/** What the shop's own pages say about its service, and about choosing and keeping its goods. */
export interface Knowledge {
  /** Returns the parts of pages that answer a question, the best first. */
  findService(question: string, topic: Topic, at: Date): Promise<FoundPassage[]>
  /** The same from the articles about goods as well. */
  findAdvice(question: string, topic: Topic, at: Date): Promise<FoundPassage[]>
  /** Returns the first part with this heading, of pages about service before articles; undefined when there is none. */
  findPart(heading: string, at: Date): Promise<Passage | undefined>
  /** Returns the parts below the first one with this heading. */
  findRest(heading: string, at: Date): Promise<readonly Passage[]>
}

/** A page may appear at its moment of publication without any further change. */
const readAgainAfterMs = 10 * 60 * 1000

/** Holds the pages by their words, and reads them again when one has changed. */
export function createKnowledge(
  { db, changes }: Pick<Deps, 'db' | 'changes'>,
  model: IntentModel,
): Knowledge {
  let known: { service: Promise<PassageIndex>; advice: Promise<PassageIndex>; readAt: number } | undefined
  changes.subscribe(async (tags) => {
    if (tags.some((tag) => tag.startsWith('content:') || tag === everythingTag)) known = undefined
  })
  const read = async (kinds: Parameters<typeof findPagesOfKinds>[1], at: Date) =>
    createPassageIndex((await findPagesOfKinds(db, kinds, at)).flatMap(toPassages), model)
  const indexesAt = (at: Date) => {
    if (known === undefined || at.getTime() - known.readAt > readAgainAfterMs) {
      const service = read(['service', 'text'], at)
      const advice = read(['service', 'text', 'blog'], at)
      const forget = () => {
        known = undefined
      }
      service.catch(forget)
      advice.catch(forget)
      known = { service, advice, readAt: at.getTime() }
    }
    return known
  }
  return {
    findService: async (question, topic, at) => (await indexesAt(at).service).find(question, topic),
    findAdvice: async (question, topic, at) => (await indexesAt(at).advice).find(question, topic),
    findPart: async (heading, at) => {
      const { service, advice } = indexesAt(at)
      return (await service).get(heading) ?? (await advice).get(heading)
    },
    findRest: async (heading, at) => {
      const service = await indexesAt(at).service
      const first = service.get(heading)
      return first === undefined ? [] : service.getRest(first)
    },
  }
}
