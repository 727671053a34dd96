import type { Draft } from '../draft/draft.ts'
import { isServiceIntent } from '../plan/answer-service.ts'
import { asksToBuy, asksToSee } from '../reading/intent-phrases.ts'

/** Goods of a kind, with no size, color or price that somebody asked for. */
const bareList =
  /^Ik vond (?:één artikel|\d+ artikelen)[.:]?\s*(?:Of “[^”]+”.*? weet ik niet\. )?(?:Bijvoorbeeld:|Wanneer het komt, staat bij elk artikel:|Of het helemaal is wat je zoekt, lees je op de pagina:)?$/u

/**
 * Leaves out a mere list of goods beside what is told of the service: 'sjouwen jullie een matras naar boven en wat is de toeslag' looks for no mattress. Returns the
 * drafts as they are for a message that wants to see goods.
 */
export function dropBareList(drafts: readonly Draft[], message: string): readonly Draft[] {
  if (asksToBuy.test(message) || asksToSee.test(message)) return drafts
  const told = drafts.filter(({ content, products }) => products.length === 0 || !bareList.test(content))
  const isServed = told.some(({ topic }) => topic !== undefined && isServiceIntent(topic))
  return isServed ? told : drafts
}
