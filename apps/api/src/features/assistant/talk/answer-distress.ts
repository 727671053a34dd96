import { createFacts } from '@sluimer/assistant/exit/facts'
import { aDraft, type Draft } from '../draft/draft.ts'

/** Somebody who says that they do not want to live. A word too many here does less harm than one too few. */
const inDistress =
  /\b(?:niet meer wakker (?:worden|hoeven)|nooit meer wakker|zelfmoord\w*|zelfdoding|suïcid\w*|suicid\w*|uit het leven stappen|einde aan (?:mijn|m'n|mn|het) leven|(?:wil|wou|zou) (?:\S+ ){0,3}(?:dood(?: zijn| gaan)?|niet meer leven|er niet meer zijn)|geen zin meer in (?:het |mijn )?leven|maak (?:me|mij|mezelf) (?:\S+ )?van kant)\b/iu

const words =
  'Wat naar dat het zo zwaar is. Praat er alsjeblieft met iemand over. In Nederland bel je dag en nacht gratis 113 of 0800-0113, in België de Zelfmoordlijn op 1813. Is er nu gevaar, bel dan 112.'

/** Leads somebody in distress to people who can help, and to nothing that the shop sells; undefined for every other message. */
export function answerDistress(message: string): Draft | undefined {
  if (!inDistress.test(message)) return undefined
  const facts = createFacts()
  facts.texts.push(words)
  return aDraft(words, { facts })
}
