import { findAskedDeed } from '@sluimer/assistant/beyond/find-asked-deed'
import { createFacts } from '@sluimer/assistant/exit/facts'
import { isAskedWord, listStemsOfAsking, serviceQuestions } from '@sluimer/assistant/questions/question-bank'
import { createLanguage } from '@sluimer/search/text/words/language'
import { aDraft, type Draft } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { asksSamples } from '../reading/intent-phrases.ts'
import { toPassageDraft } from './answer-service.ts'

const dutch = createLanguage()
/** Said of a service that no page tells of. */
export const notOurs =
  'Dat staat niet bij wat we doen, dus reken er niet op. Wil je het zeker weten, vraag het dan aan een collega:'

/**
 * Answers whether the shop does something that is not part of its trade, such as mounting lamps or letting beds: no page tells of it, so it is
 * not done as far as anybody knows, and goods that have its words in their names are no answer. Undefined for every other message.
 */
export async function answerBeyond(
  { knowledge }: Sources,
  message: string,
  at: Date,
): Promise<Draft | undefined> {
  const deed = findAskedDeed(message)
  if (deed === undefined || asksSamples.test(message)) return undefined
  const refused = await answerRefused(knowledge, deed, at)
  if (refused !== undefined || isAskedWord(deed)) return refused
  const stem = dutch.stem(deed)
  const [best] = await knowledge.findService(message, { words: '' }, at)
  const told = best === undefined ? [] : dutch.splitWords(`${best.passage.title} ${best.passage.text}`)
  if (told.map(dutch.stem).includes(stem)) return undefined
  const facts = createFacts()
  facts.texts.push(notOurs)
  // Beside the answer to another question it is one as well.
  facts.values.push(notOurs)
  return aDraft(notOurs, { facts, needsPerson: true })
}

/** Answers with what the shop's page says of a service that it does not do; undefined for one that no page names. */
async function answerRefused(knowledge: Knowledge, deed: string, at: Date): Promise<Draft | undefined> {
  // 'Bank inruilen', 'een maandje lenen': the verb stands last.
  const verb = dutch.stem(deed.split(' ').at(-1) ?? deed)
  const question = serviceQuestions.find((text) => listStemsOfAsking(text).has(verb))
  if (question === undefined) return undefined
  const found = await knowledge.findService(question, { words: '', intent: 'about_shop' }, at)
  const told = found.filter(({ passage }) => passage.title === question)
  return toPassageDraft(told, { question })
}
