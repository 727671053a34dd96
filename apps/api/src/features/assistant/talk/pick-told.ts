import { pickForNeed } from '@sluimer/assistant/kinds/fits-need'
import { listTellingStems } from '@sluimer/assistant/text/list-telling-stems'

/** What a turn may ask of what was said, and what a sentence has that tells it. */
export const askedParts: readonly { asks: RegExp; says: RegExp }[] = [
  {
    asks: /\b(?:kost\p{L}*|betaal\p{L}*|prijs|gratis|duur)\b/iu,
    says: /€|\b(?:gratis|kost\p{L}*|betaal\p{L}*|voordelig\p{L}*|goedko\p{L}*|duurder)\b/iu,
  },
  {
    asks: /\b(?:boven|onder|vanaf|over|meer dan|minder dan) (?:de )?(?:€ ?)?\d+/iu,
    says: /\bgratis\b/iu,
  },
  { asks: /\buur geleden\b/iu, says: /\buur\b/iu },
  { asks: /\b(?:dagen|weken) geleden\b/iu, says: /\b(?:\p{L}*dag(?:en)?|week|weken)\b/iu },
  { asks: /\b\d+ (?:kilo|kg)\b/iu, says: /\bkilo\b/iu },
  { asks: /\b(?:spleet|kier|gleuf|naad)\b/iu, says: /\bnaad\b/iu },
  {
    asks: /\b(?:hoe ?(?:lang|snel|vlug|laat|vaak)|wanneer|termijn)\b/iu,
    says: /\b(?:\p{L}*dag(?:en)?|week|weken|maand(?:en)?|jaar|uur)\b/iu,
  },
  {
    asks: /\b(?:blijf|blijft|blijven|bewaar\p{L}*|bewaren|verdwijn\p{L}*)(?!\p{L})/iu,
    says: /\bbewa(?:ar|ren)/iu,
  },
  {
    asks: /\bhoeveel (?:mag|mogen|kan|krijg|zijn|stuks|er)\b/iu,
    says: /\b(?:hoogstens|hooguit|maximaal|minstens|\d+ (?:stuks|kilo)|één|twee|drie|vier|vijf|tien)\b/iu,
  },
  { asks: /\b(?:weg|kwijt|gestolen|zoek|verdwenen)\b/iu, says: /\brisico\b/iu },
  {
    asks: /\b(?:verschui\p{L}*|verschoven|verplaats\p{L}*|opschui\p{L}*|verzet\p{L}*)(?!\p{L})/iu,
    says: /\bverzet/iu,
  },
  {
    asks: /\b(?:gaat|loopt|telt)\b.*\b(?:in|vanaf)\b|\b(?:begint|begin|start|ingaat|vanaf wanneer)\b/iu,
    says: /\b(?:begint|gaat in|telt vanaf|nadat)\b/iu,
  },
  { asks: /\b(?:18|achttien|minderjarig\p{L}*|leeftijd|hoe oud)(?!\p{L})/iu, says: /\bachttien\b/iu },
  {
    asks: /\b(?:\d+|twee|drie|vier|meer(?:dere)?|allebei) (?:stuks|oude?|ervan|tegelijk|ineens)\b/iu,
    says: /\b(?:hoogstens|hooguit|maximaal|minstens)\b/iu,
  },
  { asks: /\b(?:zondag\p{L}*|feestdag\p{L}*)\b/iu, says: /\b(?:zondag|feestdag)/iu },
  { asks: /\b(?:zaterdag\p{L}*|weekend)\b/iu, says: /\b(?:zaterdag|weekend)/iu },
  {
    asks: /\b(?:terug\p{L}*|retour\p{L}*|ophalen|opgehaald)\b/iu,
    says: /\b(?:terug\p{L}*|retour\p{L}*|halen .*\bop)\b/iu,
  },
  // 'Moet ik hem zelf naar het postkantoor brengen' asks who carries it back.
  {
    asks: /\b(?:(?:weg)?brengen|postkantoor|pakketpunt|opsturen|versturen|afgeven|inleveren)\b/iu,
    says: /\b(?:halen .*\bop|porto)\b/iu,
  },
  {
    asks: /\b(?:boxsprings?|bed|bedden|matras(?:sen)?|kast(?:en)?|bank|fauteuils?|tafels?)\b/iu,
    says: /\bgrote meubels?\b/iu,
  },
  {
    asks: /\b\p{L}*(?:kussens?|dekbed(?:den)?|topper|plaids?|deken|handdoek(?:en)?|laken|sloop|overtrek|badjas|pyjama|jurk|lamp|vaas)(?!\p{L})/iu,
    says: /\b(?:een )?pakket\b/iu,
  },
  {
    asks: /\b(?:duitsland|frankrijk|luxemburg|zwitserland|oostenrijk|spanje|portugal|engeland|itali[eë]|polen|amerika|suriname|cura[cç]ao|aruba|bonaire|buitenland)\b/iu,
    says: /\balleen in Nederland en België/iu,
  },
]
/** What is on its way already: 'hij is al verzonden' after how an order is cancelled. */
const ofSent = {
  asks: /\b(?:verzonden|verstuurd|opgestuurd|weggestuurd|vertrokken|onderweg|op weg)\b/iu,
  says: /\bonderweg\b/iu,
}
/** 'Hij is nog niet verzonden' is told with what holds as long as that is so. */
const ofUnsent = {
  asks: /\b(?:nog )?niet (?:\p{L}+ )?(?:verzonden|verstuurd|opgestuurd|weggestuurd|vertrokken|onderweg|op weg|ingepakt)\b/iu,
  says: /\b(?:niets?|niet) (?:\p{L}+ )?(?:verstuurd|verzonden|onderweg|ingepakt)\b/iu,
}
/** Returns the sentences of what was said. */
export function toSentences(said: string): readonly string[] {
  return said.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
}

const fewestShared = 2

function countShared(sentence: string, message: string): number {
  const said = new Set(listTellingStems(sentence))
  return new Set(listTellingStems(message).filter((stem) => said.has(stem))).size
}

/** Whoever has done already what was said asks for something else. */
const isDone = /\b(?:al|reeds|gedaan)\b/iu
/** 'Al drie uur geleden' tells since when, and is told with what holds after so long. */
const since = /\b(?:uur|dagen|weken) geleden\b/iu

/**
 * Returns the sentences of what was said that tell what a turn asks of it: 'een topper keer je even vaak' for 'en een topper?' after how often a mattress is turned. Empty when
 * none does.
 */
export function pickTold(said: string, message: string, isTrouble = false): readonly string[] {
  const sentences = toSentences(said)
  const way = ofUnsent.asks.test(message) ? ofUnsent : ofSent
  const sent = way.asks.test(message) ? sentences.filter((sentence) => way.says.test(sentence)) : []
  if (sent.length > 0) return sent
  // 'Heb ik gedaan en nu staat er order niet compleet' is told with the sentence that has these very words.
  if (isDone.test(message) && !since.test(message))
    return sentences.filter((sentence) => countShared(sentence, message) >= fewestShared)
  // 'Wachtwoord klopt wel' does not ask for the sentence about the password once more.
  const stems = isTrouble ? [] : listTellingStems(message)
  const asked = askedParts.filter(({ asks }) => asks.test(message))
  const needed = pickForNeed(said, message)
  const picked = sentences.filter(
    (sentence) =>
      asked.some(({ says }) => says.test(sentence)) ||
      needed.includes(sentence) ||
      listTellingStems(sentence).some((stem) => stems.includes(stem)),
  ) // A question of its own says nothing without the sentence that answers it.
  return sentences.filter(
    (sentence, at) =>
      picked.includes(sentence) ||
      (sentences[at - 1]?.endsWith('?') === true && picked.includes(sentences[at - 1] ?? '')),
  )
}
