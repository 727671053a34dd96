import type { Intent } from '@sluimer/assistant/intent/intents'
import type { Subject } from '@sluimer/assistant/subject/subject'
import type { Draft } from '../draft/draft.ts'

const kin =
  '(?:man|vrouw|partner|moeder|vader|mama|papa|ma|pa|zoon|dochter|kind|kindje|oma|opa|broer|zus|tante|oom|schoonmoeder|schoonvader|schoonouders|ouders|vriend|vriendin|buurman|buurvrouw|weduwe|weduwnaar)'
/** Somebody of the shopper's own has died, and it is told. */
const death = new RegExp(
  `\\b${kin}\\b.*\\b(?:overleden|gestorven|heengegaan|dood|overlijden|er niet meer|ontvallen)\\b|\\b(?:overlijden|begrafenis|uitvaart) van (?:mijn|mn|onze?|ons)\\b`,
  'iu',
)
/** A bed that was wetted shames whoever tells it. */
const bedwetting =
  /\b(?:bedplas\p{L}*|(?:plast|plassen|geplast|plaste|plas) .*\bbed\b|\bbed\b.*\bgeplast)\b/iu
/** What went wrong more than once, or is nobody's fault but the shop's. */
const blame =
  /\b(?:derde|vierde|vijfde|zoveelste|3e|4e|tweede|2e) (?:keer|maal|x)\b|\b(?:al )?(?:drie|vier|vijf|3|4|5)(?: keer| x|x)\b(?!.*\b(?:betalen|termijnen)\b)|\balweer\b|\bweer (?:fout|mis|verkeerd\p{L}*|kapot\p{L}*|niet)\b|\bnog (?:steeds|altijd) (?:niet|niks|niets|geen)\b|\b(?:te laat|niet op tijd|al (?:\S+ )?(?:dagen|weken|maanden)|(?:weken|maanden) al)\b|\b(?:oplicht\p{L}*|schandalig\p{L}*|waardeloos|waardeloze|belachelijk\p{L}*|onacceptabel\p{L}*|schande)(?!\p{L})|\bverkeerde? (?:maat|kleur|artikel|product|\p{L}+) (?:gestuurd|gekregen|ontvangen|geleverd)\b/iu
/** What came broken or not at all. */
const trouble =
  /\b(?:kapot\p{L}*|(?<!\b(?:een|n|per|elk|dit|dat|goed|flink|half|heel) )stuk|gebroken|afgebroken|gebarsten|gescheurd\p{L}*|beschadigd\p{L}*|defect\p{L}*|gekrompen|scherven|ontbreekt|kwijt|zoek|gestolen|weten (?:van|nergens van) n\p{L}*|niet (?:gekomen|geleverd|ontvangen|gekregen|aangekomen)|(?:niks|niets) (?:gekregen|ontvangen)|dubbel (?:betaald|afgeschreven)|twee keer (?:betaald|afgeschreven)|onbeschoft\p{L}*)(?!\p{L})/iu
/** Whoever hangs on the line, and whoever was at home for nothing. */
const waiting =
  /\b(?:in de wacht|wachtmuziek\p{L}*|wachtrij|aan de lijn|neemt (?:er )?niemand op|niemand (?:neemt )?op(?:neemt)?\b|krijg (?:\S+ ){0,2}niemand)\b|\b(?:bel|bellen|gebeld|wacht)\b.*\b(?:al|weer)\b.*\b(?:uur|min\p{L}*|kwartier)\b|\bal (?:\S+ ){0,3}(?:uur|min\p{L}*|kwartier)\b.*\b(?:bel|bellen|wacht|hang)\p{L}*/iu
const missed =
  /\b(?:niet|niks|nooit|niemand) (?:\S+ )?(?:aangebeld|gebeld|aan ?gebeld)\b|\b(?:was|waren|zat|zaten|ben) (?:\S+ ){0,3}(?:gewoon|toch|wel|de hele dag|heel de dag) (?:\S+ )?thuis\b|\bhele dag (?:\S+ ){0,2}(?:gewacht|thuisgebleven|voor niets)\b/iu
/** What may happen has not, and what is asked of a kind of goods happened to nobody. */
const supposes =
  /\b(?:als|stel|indien|mocht|verplicht|wanneer er|hoe ?lang .*garantie|verzekering)\b|^(?:(?:en|maar) )?(?:kan|kun|kunnen|mag|hoe|wat|wie|welke?|krijg|is er|wanneer)\b(?!.*\b(?:mijn|mn|me|onze?|ik heb|we hebben|is net|kwam|kreeg)\b)/iu
const tells =
  /\b(?:ik|me|mijn|mn|we|wij|ons|onze|heb|hebben|kreeg|kwam|is|was|zijn|zat|zit|al|nog|jullie)\b/iu
/** Whoever speaks of lawyers has waited too long for somebody who listens. */
const threat =
  /\b(?:ik|we|wij|dan)\b.*\b(?:advocaat|rechter|rechtbank|aangifte|rechtsbijstand|consumentenbond|consuwijzer|geschillencommissie)\b.*\b(?:in(?:schakel\p{L}*|huren|zetten)|stappen|stap|doen|nemen|bellen|naar(?:toe)?|ga|gaan|dagen)\b|\b(?:ga|gaan|stap|stappen|schakel|schakelen|doe|doen|dreig\p{L}*)\b.*\b(?:advocaat|rechter|rechtbank|aangifte|rechtsbijstand|geschillencommissie)\b/iu
/** An answer with a word of these has it already. */
const said =
  /\b(?:vervelend|spijt|jammer|naar dat|verdrietig|gecondoleerd|onze fout|snap dat|zo hoort het niet|schamen)\b/iu
/** Answers about something else than an order or goods that one has feel for nothing. */
const ofOthers: readonly (Intent | undefined)[] = [
  'care',
  'firmness',
  'made_to_measure',
  'about_shop',
  'discount',
]

const words = {
  death: 'Gecondoleerd met je verlies.',
  bedwetting: 'Dat komt vaak voor, en niemand hoeft zich ervoor te schamen.',
  blame: 'Dat spijt ons.',
  threat: 'Vervelend dat het zover is gekomen.',
  trouble: 'Wat vervelend.',
  waiting: 'Vervelend dat je zo lang moet wachten.',
  missed: 'Wat vervelend, zeker als je gewoon thuis was.',
}

/** These are told beside an answer about whatever it is. */
const whatever: readonly (keyof typeof words)[] = ['death', 'bedwetting', 'threat']

/** Says a short word of sympathy or regret before the answer to somebody who tells of a loss, or of what went wrong: once in a talk, and never where nothing did. */
export function addSympathy(draft: Draft, message: string, subject: Subject | undefined): Draft {
  const feeling = readFeeling(message)
  if (feeling === undefined || said.test(draft.content)) return draft
  if (subject?.asked !== undefined && readFeeling(subject.asked) !== undefined) return draft
  const isOfOrder =
    draft.topic !== undefined && !ofOthers.includes(draft.topic) && draft.products.length === 0
  if (!isOfOrder && !whatever.includes(feeling)) return draft
  draft.facts.texts.push(words[feeling])
  return { ...draft, content: `${words[feeling]} ${draft.content}` }
}

/** Whether somebody tells to be kept waiting on the telephone. */
export function isOnHold(message: string): boolean {
  return waiting.test(message)
}

function readFeeling(message: string): keyof typeof words | undefined {
  if (death.test(message) && !/\b(?:wat als|stel|mocht)\b/iu.test(message)) return 'death'
  if (bedwetting.test(message)) return 'bedwetting'
  if (threat.test(message)) return 'threat'
  if (supposes.test(message) || !tells.test(message)) return undefined
  if (waiting.test(message)) return 'waiting'
  if (missed.test(message)) return 'missed'
  if (blame.test(message)) return 'blame'
  return trouble.test(message) ? 'trouble' : undefined
}
