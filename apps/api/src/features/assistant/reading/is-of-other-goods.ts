import { fold } from '@sluimer/search/text/words/tokens'

/** Kinds of goods of which a page tells nothing that holds for another: how fast a towel dries says nothing of a mirror. */
const families: readonly RegExp[] = [
  /\b\p{L}*(?:handdoek|badlaken|washand|gastendoek)\p{L}*/u,
  /\b\p{L}*(?:badjas|kamerjas|pyjama|nachthemd)\p{L}*/u,
  /\b\p{L}*spiegels?\b/u,
  /\b\p{L}*lamp(?:en|je|jes)?\b/u,
  /\b\p{L}*(?:kleed|kleden|tapijt|karpet)(?:je|jes)?\b/u,
  /\b\p{L}*gordijn(?:en|tje|tjes)?\b/u,
  /\b\p{L}*(?:kerstboom|kerstbomen|kerstkrans)\p{L}*/u,
  /\b(?:kunst|kamer)?plant(?:en|je|jes)?\b|\bolijfbo\p{L}*/u,
  /\b\p{L}*(?:nachtkast|dressoir|bijzettafel|fauteuil)\p{L}*/u,
  /\b(?:barbecue|bbq)\p{L}*/u,
  /\b(?:vaas|vazen|vaasje)\b/u,
  /\b\p{L}*(?:matras(?!besch)|boxspring|topper)\p{L}*/u,
  /\b\p{L}*(?:matrasbesch|dekbed|overtrek|laken|kussen|sloop|slopen|beddengoed|molton)\p{L}*/u,
]

/** Whether a heading is about one kind of goods, and a message about others alone. */
export function isOfOtherGoods(heading: string, message: string): boolean {
  const listOf = (text: string) => families.filter((family) => family.test(fold(text)))
  const [told, said] = [listOf(heading), listOf(message)]
  return told.length > 0 && said.length > 0 && !told.some((family) => said.includes(family))
}
