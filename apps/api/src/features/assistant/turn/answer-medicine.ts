import { aDraft, type Draft, joinDrafts } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { answerWithPart } from '../plan/answer-service.ts'

const medicine =
  /\b(?:puffers?|inhalators?|pufjes?|medicij?n(?:en)?|medicatie|pillen|slaap ?(?:pil|middel|tablet)\p{L}*|antibiotic\p{L}*|\p{L}*zalf|pijnstillers?|insuline|antidepress\p{L}*|cortison\p{L}*|bloedverdunners?|melatonine|paracetamol|ibuprofen|temazepam|oxazepam|diazepam|ritalin)(?!\p{L})/iu
const asksToStop =
  /\b(?:stop\p{L}*|gestopt|weg|weglaten|wegdoen|minder\p{L}*|afbouw\p{L}*|zonder|niet meer|overslaan|vervangt|vervangen|in plaats van)\b/iu
const asksHowMuch =
  /\b(?:welke?|snelst\p{L}*|sterkste?|aanrad\p{L}*|hoeveel|dosis|dosering|milligram|mg|hoe vaak|welke? (?:dosis|pil)|hoe zwaar|veilig)\b|\bmag\b.*\b(?:kind|kindje|baby|zoon|dochter|zwanger)\b/iu
/** 'Ik slik bloedverdunners, welk matras moet ik nemen' asks how much of nothing. */
const asksWhichGoods =
  /\bwelke? (?:\p{L}+ )?\p{L}*(?:matras|kussen|bed|dekbed|topper|boxspring|stof)(?:sen|s|den|ken)?(?!\p{L})/iu
const asksWhetherSold = /\b(?:verko\p{L}*|hebben jullie|heb je|heeft u|bij jullie|te koop|bestellen)\b/iu
/** What got a spot of it wants to be washed. */
const ofStains = /\b(?:vlek\p{L}*|was|wassen|gewassen|laken\p{L}*|hoeslaken\p{L}*|eruit)(?!\p{L})/iu
const ofMites = /\b(?:\p{L}*mijt\p{L}*|stofallerg\p{L}*|huisstof\p{L}*)/iu
const mites = 'Wat doe ik tegen huisstofmijt?'

const words = {
  stop: 'Stop nooit met een medicijn, en neem er ook niet minder van, zonder je arts: geen matras, hoes of kussen komt ervoor in de plaats.',
  story: 'Medisch advies kan ik je niet geven: vraag je huisarts of apotheker wat bij jou past.',
  amount:
    'Welk medicijn bij iemand past, en hoeveel ervan, vraag je je huisarts of apotheker: medisch advies geven we niet.',
  unsold: 'Medicijnen en slaapmiddelen verkopen we niet.',
}

/**
 * Answers whoever wants to stop a medicine, asks how much of it is right, or whether it is sold here, before anything else is read in the message: no
 * goods may stand for a doctor. Undefined for every other message.
 */
export async function answerMedicine(
  sources: Sources,
  message: string,
  at: Date,
): Promise<Draft | undefined> {
  if (!medicine.test(message)) return undefined
  const stops = asksToStop.test(message)
  const isSold = asksWhetherSold.test(message)
  if (!stops && ofStains.test(message)) return undefined
  const said = [
    ...(stops ? [words.stop] : []),
    ...(asksHowMuch.test(message) ? [asksWhichGoods.test(message) ? words.story : words.amount] : []),
    ...(isSold ? [words.unsold] : []),
  ]
  if (said.length === 0) return undefined
  const draft = aDraft(said.join(' '))
  draft.facts.texts.push(...said)
  const told = ofMites.test(message) ? await answerWithPart(sources, mites, at) : undefined
  return told === undefined ? draft : joinDrafts([draft, told])
}
