import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { aDraft, type Draft } from '../draft/draft.ts'

/** Somebody says that an answer did not help. */
const isNoHelp =
  /\b(?:daar|hier) (?:heb|kan|kom|schiet) (?:ik|je|we) (?:\S+ ){0,3}(?:niks|niets|niet(?:s)?) (?:\S+ )?(?:aan|mee|verder|op)\b|\bschiet (?:ik )?(?:er )?(?:niks|niets) mee op\b|\b(?:dat|dit) helpt (?:me |mij |ons |echt )*(?:niet|niks|niets)\b|\b(?:dat|dit) is (?:toch |echt |ook )*geen (?:antwoord|oplossing|hulp)\b|\bdat (?:vroeg|vraag|bedoel|bedoelde) ik (?:\S+ )?niet(?: hoor)?[\s!.]*$|\b(?:standaard ?\p{L}*(?:antwoord|tekst|praat\p{L}*|verhaal)|lekker makkelijk|makkelijk gezegd|kastje naar de muur)\b|\bdat (?:zei|zeiden|zeggen|zegt) (?:je|jullie|ze|u|hij|\p{L}+ collega) (?:\S+ ){0,4}(?:al|ook|steeds|elke keer|vorige)\b/iu
/** Somebody asks what the shop itself will do now. */
const asksDeed =
  /^(?:(?:en|maar|dus|nou|ja|ok\p{L}*)[\s,]+)*wat (?:ga|gaan|gaat|doe|doen|doet|kan|kun|kunnen) (?:jij|je|jullie|u|ge|gij)(?: (?:er|daar|hier|nu|dan|nou|eigenlijk|zelf|voor me|voor mij))* ?(?:aan|mee|tegen|voor (?:me|mij))?(?: (?:doen|betekenen))?[\s?!.]*$/iu
const mostWords = 14

const words = {
  insists:
    'Dat geloof ik graag, maar ook met toestemming laat ik de bestelling van een ander hier niet zien. Vul samen de gegevens uit haar of zijn bevestigingsmail in, of bel samen een collega:',
  noHelp:
    'Het spijt me dat ik je hiermee niet verder help. Een collega kan je bestelling wel inzien en met je naar een oplossing kijken. Houd je bestelnummer bij de hand:',
  deed: 'Zelf kan ik niets aan je bestelling doen: ik geef alleen uitleg. Bel een collega, of schrijf met je bestelnummer dat het een klacht is. Dan krijg je binnen één werkdag bericht en binnen veertien dagen een antwoord:',
}

/** Answers a turn that says of the answer before that it is of no use, or asks what the shop will do: the same text once more would be another insult. Undefined for every other turn. */
export function answerDispleased(message: string, subject: Subject | undefined): Draft | undefined {
  if (subject?.topic === undefined || message.split(' ').length > mostWords) return undefined
  const said = insists(message, subject.asked ?? '')
    ? words.insists
    : asksDeed.test(message)
      ? words.deed
      : isNoHelp.test(message)
        ? words.noHelp
        : undefined
  if (said === undefined) return undefined
  const draft = aDraft(said, { needsPerson: true })
  draft.facts.texts.push(said)
  return draft
}

const otherOrder = 'Kan ik de bestelling van iemand anders bekijken?'
const allowed =
  /\b(?:goed|toestemming|mag (?:ik|het)|gevraagd|vroeg|machtiging|internet|computer|familie|echt|eerlijk|beloof|kan zelf|weet ervan)\b/iu

/** Whether somebody says that the other one agrees, of whose order nothing may be shown. */
function insists(message: string, before: string): boolean {
  return findAskedTopic(before)?.heading === otherOrder && allowed.test(message)
}
