import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { listConcepts } from '../intent/concepts.ts'
import { uses } from './uses.ts'

/** What stands for the name of a thing: 'iets', 'een ding', 'zo’n matje', 'een dingetje'. */
const unnamed =
  /(?<!\p{L})(?:(?:zo['’]?n|een|het|dat|die|zulke?|nog) )*(?:iets|ding(?:en|etjes?)?|zoiets|spul(?:letje)?|(?:(?:klein|groot|zacht|mooi|leuk|lekker|warm)e? )?(?:matjes?|mat|hoes|hoesje|doek|doekje|jasje|stof|lap|zak|tafeltje|kastje|boompje|bankje))(?: (?:zachts|warms|lekkers|moois|kleins|handigs|leuks))?(?=,? (?:om|waar\p{L}*|dat|die|wat|voor|tegen|zodat|naast|op|in|over)(?!\p{L}))/iu
/** A message may begin with what is done alone: 'waar ik in bad op sta'. */
const deed = /^(?:(?:hebben jullie|heb je|verkopen jullie|zoek|ik zoek)\s)?waar (?:ik|je|we) /iu
/** Goods that only tell where a thing is used. */
const places =
  /^(?:\p{L}*(?:bed|bank|zetel|stoel|matras|boxspring|dekbed|kussen|tafel|fauteuil|lamp|sofa)\p{L}{0,3}|keuken|douche|bad|telefoon\p{L}*|boek\p{L}*|koffie|kop\p{L}*)$/u
const asksAbout =
  /\b(?:retour|terug|bestel\p{L}*|bezorg\p{L}*|lever\p{L}*|betaal\p{L}*|account|garantie|korting|stuur|opgestuurd|besteld)\b/iu

/**
 * Writes the name of a thing that a shopper only describes: 'iets om mijn voeten op te leggen' becomes 'poef'. What else is said, such as a price,
 * stays. Returns any other message as it is.
 */
export function nameDescribed(message: string): string {
  const head = unnamed.exec(message)
  const start = head?.index ?? (deed.test(message) ? 0 : undefined)
  if (start === undefined || asksAbout.test(message)) return message
  const [clause = ''] = message.slice(start).split(/[.?!;]/u)
  if (namesOther(message.slice(0, start)) || namesOther(head?.[0] ?? '')) return message
  for (const { name, done } of uses) {
    const found = done.exec(clause)
    if (found === null) continue
    const told = clause.slice(0, found.index + found[0].length)
    // To the end of the clause, or of its price: what follows a comma is another wish.
    const [rest = ''] =
      /^[^,]*?(?=,|$| \d|(?: (?:voor|tot|onder|van|max\p{L}*|hooguit|rond|in het|in)) (?:de |het |€ ?)?(?:\d|\p{L}+$))/iu.exec(
        clause.slice(told.length),
      ) ?? []
    return `${message.slice(0, start)}${name}${message.slice(start + told.length + rest.length)}`.trim()
  }
  return message
}

/** Whether a text names goods that are looked for: then what is said of them describes no other. */
function namesOther(text: string): boolean {
  return splitTokens(fold(text)).some((word) => listConcepts(word).includes('goods') && !places.test(word))
}
