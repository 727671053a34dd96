import { aDraft, type Draft } from '../draft/draft.ts'

/** Parts of goods that get lost or wear out, and that no page has by themselves; those of a bed a page tells of. */
const part =
  /(?<![\p{L}])\p{L}*?(?<name>ceintuur|riem|koord|knoop|rits|snoer|stekker|adapter|lampenkap|schroef|sleutel)(?:en|s|tje|tjes|sluiting|je|jes)?(?!\p{L})/iu
const isLoose =
  /\b(?:losse?|apart|aparte|afzonderlijk|na ?(?:te )?bestellen|bij ?(?:te )?bestellen|bij ?(?:te )?kopen|reserve|vervang\p{L}*|een nieuwe?n?)(?!\p{L})|\b(?:kwijt|verloren|stuk|kapot|afgescheurd|weg)\b.*\b(?:kopen|krijgen|bestellen|verkrijgbaar|leverbaar|hebben jullie|heb je)\b/iu
/** A fault of what was bought is made good, and no part is sold for it. */
const isFaulty = /\b(?:is|zijn|gaat|ging|zit|zat)\b.*\b(?:stuk|kapot|gebroken|defect)(?!\p{L})/iu
/** What was missing from the box is sent after it. */
const isMissing = /\b(?:ontbr\p{L}*|mis(?:t|sen|te)?|mankeer\p{L}*|zat(?:en)? er niet|te weinig|vergeten)\b/iu

/** Says of a part of goods, such as the belt of a robe, that it is not sold by itself, and who knows more. Undefined for every other message. */
export function answerLoosePart(message: string): Draft | undefined {
  const { name } = part.exec(message)?.groups ?? {}
  if (name === undefined || !isLoose.test(message) || isMissing.test(message) || isFaulty.test(message))
    return undefined
  const content = `Een los onderdeel, zoals een ${name.toLowerCase()}, staat niet in onze winkel. Hoort het bij iets wat je bij ons kocht, vraag het dan met je bestelnummer: een collega kijkt of het los te krijgen is.`
  const draft = aDraft(content, { needsPerson: true, topic: 'warranty' })
  draft.facts.texts.push(content)
  return draft
}
