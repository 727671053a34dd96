import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { Draft } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { answerContact } from '../plan/answer-contact.ts'

/** Longer messages tell what is the matter, and that is answered. */
const mostWords = 12
const person =
  "(?:iemand|(?:een |n |'n |de )?(?:echte? |levende? |gewone? )?(?:mens|persoon|medewerk(?:er|ster)|collega|klantenservice|helpdesk))"
/** 'Geen mail meer ik wil iemand spreken', 'mag ik een mens', 'verbind me door': whatever else is named, a person is wished for. */
const wantsPerson = new RegExp(
  `\\b(?:wil|wou|wens|zou|kan|kun|mag|moet|graag|liever|laat) (?:\\S+ ){0,3}${person} (?:\\S+ ){0,2}(?:spreken|praten|bellen|aan de lijn|aan de telefoon|horen)\\b|\\b(?:ik wil|geef (?:me|mij)|mag ik|doe (?:me|mij|maar)|liever) (?:(?:nu|gewoon|graag|liever|maar|eens|toch) )*(?:een |n )?(?:echte? |levende? )?(?:mens|medewerk(?:er|ster))[\\s!.?]*$|\\b(?:verbind|schakel) (?:me|mij) (?:\\S+ )?door\\b|\\bmet (?:een |n )(?:echte? |levende? )?(?:mens|persoon|medewerker) (?:\\S+ )?(?:praten|spreken|chatten)\\b`,
  'iu',
)
/** A call to somebody of one's own is no call to the shop. */
const ofAnother = /\b(?:bezorger|chauffeur|koerier|huisarts|arts|dokter|hoe laat|tot hoe laat)\b/iu
const willingly = 'Natuurlijk. '

/** Answers a wish to speak to a person at once with how that is done; undefined for every other message. */
export async function answerPerson(
  sources: Sources,
  message: string,
  talk: Talk,
): Promise<Draft | undefined> {
  if (message.split(' ').length > mostWords || !wantsPerson.test(message) || ofAnother.test(message))
    return undefined
  const draft = await answerContact(sources, { message, wish: readWish(message), ...talk })
  const isPlain = draft.content.startsWith('Je spreekt')
  return { ...draft, topic: 'contact', content: isPlain ? `${willingly}${draft.content}` : draft.content }
}
