import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { findHeading, listLikelyHeadings } from '@sluimer/assistant/headings/find-heading'
import { findUsualQuestion } from '@sluimer/assistant/questions/find-question'
import { aDraft, type Draft, joinDrafts } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { tellsComplaint } from '../reading/bears-out.ts'
import { asksHelpAgainst, illness, posture } from '../reading/intent-phrases.ts'
import { hasConcept } from '../reading/service-words.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { readSlots } from '../slots/read-slots.ts'
import { answerTalk, warnOfHealth } from '../talk/answer-talk.ts'
import { answerBodies } from './answer-bodies.ts'
import { answerService, answerWithPart, isServiceIntent, toPassageDraft } from './answer-service.ts'

/** So short a message tells no more than it says. */
const fewWords = 5
const asksBed = /matras|bed\b|boxspring|stevigheid|hardheid/iu
const asksGoods = /\b(?:welke?|wat voor|zoek|heb je|hebben jullie|hebt ge|koop|kopen)\b/iu

const lies = /\b(?:zij|rug|buik)slap\p{L}*/iu
/** What the pages say of how somebody lies, by the goods that this is asked of. */
const ofPosture = [
  {
    goods: /matras|boxspring|topper|hardheid|stevigheid/iu,
    heading: 'Welk matras past bij mijn slaaphouding?',
  },
  { goods: /kussen/iu, heading: 'Welk kussen past bij mijn slaaphouding?' },
]

/** Gives no advice about health; a shopper who also names goods sees them. */
export async function answerMedical(sources: Sources, turn: Turn): Promise<Draft> {
  const cure =
    asksCure.test(turn.message) && namesIllness(turn.message) ? await answerCure(sources, turn) : undefined
  if (cure !== undefined) return cure
  // Goods below it would be a cure after all.
  if (asksHelpAgainst.test(turn.message) && tellsComplaint(turn.message))
    return (await answerOfPage(sources, turn)) ?? answerTalk('medical')
  const told = await answerToldMedical(sources, turn)
  if (told !== undefined) return told
  const advice = answerTalk('medical')
  const bodies = readBodies(turn.message)
  const fitting =
    bodies.length > 0 && asksBed.test(turn.message) ? await answerBodies(sources, turn, bodies) : undefined
  if (fitting !== undefined) return joinDrafts([warnOfHealth(), fitting])
  const lying = await answerPosture(sources, turn)
  if (lying !== undefined) return joinDrafts([warnOfHealth(), lying])
  const { kinds, values } = readSlots(sources.search, turn.wish.text)
  const isWish =
    kinds.length > 0 &&
    (values.length > 0 ||
      turn.wish.without !== undefined ||
      asksGoods.test(turn.message) ||
      turn.message.split(' ').length < fewWords)
  if (!isWish) return (await answerOfPage(sources, turn)) ?? advice
  const goods = await answerGoods(sources, turn.wish, turn.at)
  if (goods.products.length === 0) return advice
  // 'Welk matras helpt tegen zweten' names nothing that a doctor should hear.
  const isIll = tellsComplaint(turn.message) && hasConcept(turn.message, ['ill'])
  return isIll ? joinDrafts([warnOfHealth(), goods]) : goods
}

/** Asks for goods that heal. */
const asksCure =
  /\b(?:genees\p{L}*|geneest|genezen|verhelpt?|verhelpen|beter (?:van|worden)|oplost|weghaalt|afhelp\p{L}*|afkomen|tegenhoudt|helpt? (?:\S+ ){0,3}(?:tegen|bij|voor))\b/iu
const heals = /\b(?:genees\p{L}*|genez\p{L}*|geneest)(?!\p{L})/iu
const noCure = 'Een klacht gaat niet over van een matras, kussen of topper.'

function namesIllness(message: string): boolean {
  return illness.test(message) || heals.test(message)
}

const ofBack = 'Helpt een ander matras tegen rugpijn?'

/** Says that nothing which one lies on heals, and shows none: goods below it would be a cure after all. */
async function answerCure(sources: Sources, { message, at }: Turn): Promise<Draft | undefined> {
  if (!asksBed.test(message) && !/kussen|topper/iu.test(message)) return undefined
  const told = await answerWithPart(sources, ofBack, at)
  if (told === undefined) return undefined
  told.facts.texts.push(noCure)
  return { ...told, content: `${noCure} ${told.content}`, topic: 'firmness' }
}

/** Tells a shopper with a complaint what suits how they lie, which is no advice about health. */
async function answerPosture(sources: Sources, { message, at }: Turn): Promise<Draft | undefined> {
  if (!posture.test(message) && !lies.test(message)) return undefined
  const asked = ofPosture.find(({ goods }) => goods.test(message))
  return asked && answerWithPart(sources, asked.heading, at)
}

/** So far ahead a heading must be. */
const leastLead = 2
const refersToDoctor = /\b(?:medisch advies|huisarts)\b/iu

/** Answers a complaint with the part of a page that it asks for, where that part itself sends to a doctor. */
async function answerOfPage({ knowledge }: Sources, { message, at }: Turn): Promise<Draft | undefined> {
  const found = findHeading(message)
  if (found?.intent !== 'firmness' || found.lead < leastLead) return undefined
  const part = await knowledge.findPart(found.heading, at)
  return part !== undefined && refersToDoctor.test(part.text)
    ? answerWithPart({ knowledge }, found.heading, at)
    : undefined
}

const noAdvice = 'Medisch advies'

/** Answers with what a page says of health, such as who decides what is paid for; undefined for a complaint. */
async function answerToldMedical({ knowledge }: Sources, { message, at }: Turn): Promise<Draft | undefined> {
  const usual = findUsualQuestion(message, 'medical')
  if (usual?.isSure !== true || usual.text === noAdvice) return undefined
  const found = await knowledge.findService(usual.text, { words: '' }, at)
  return toPassageDraft(
    found.filter(({ passage }) => passage.title === usual.text),
    { question: message },
  )
}

const ofInsurer = 'Vergoedt mijn zorgverzekeraar een matras of kussen?'
/** Whoever quarrels with somebody else asks nothing of what the shop pays. */
const ofOthers =
  /\b(?:huurbaas|huisbaas|verhuurder|verzekera\p{L}*|verzekering\p{L}*|werkgever|aannemer|onderburen|bovenburen|buurman|buurvrouw|buren)\b/iu
const quarrels =
  /\b(?:vergoed\p{L}*|schadevergoeding|aansprakelijk\p{L}*|recht op|verhalen|claim\p{L}*|wettelijk\p{L}*|verplicht\p{L}*|(?:wil(?:len)?|moet(?:en)?|weiger\p{L}*) (?:\S+ ){0,4}betalen)\b/iu
const independent =
  'Juridisch advies kan ik je niet geven. Onafhankelijk advies over je rechten krijg je in Nederland bij ConsuWijzer en in België bij de Consumentenombudsdienst.'

/** Gives no advice on a quarrel with a landlord or an insurer, and tells no rule of the shop beside it. Undefined for every other message. */
export function answerQuarrel(message: string): Draft | undefined {
  if (!ofOthers.test(message) || !quarrels.test(message) || hasConcept(message, ['parcel', 'deliver']))
    return undefined
  // What an insurer pays of a mattress, a page tells.
  if (findHeading(message)?.heading === ofInsurer) return undefined
  return tellQuarrel()
}

function tellQuarrel(): Draft {
  const draft = aDraft(independent, { needsPerson: true, topic: 'legal', isWhole: true })
  draft.facts.texts.push(independent)
  return draft
}

/** So little behind the words of the law, and with so much of the message, a heading tells what there is to do. */
const nearby = { behind: 1, seen: 0.4 }

/** Tells what to do, and who advises on rights: 'mag ik jullie aanklagen als de bezorger mijn deur beschadigde'. */
async function answerNearest(sources: Sources, { message, at }: Turn): Promise<Draft | undefined> {
  const [likely] = listLikelyHeadings(message)
  if (likely === undefined || !isServiceIntent(likely.intent) || likely.intent === 'legal') return undefined
  if (likely.behind > nearby.behind || likely.seen < nearby.seen) return undefined
  const told = await answerWithPart(sources, likely.heading, at)
  if (told === undefined) return undefined
  const content = `${told.content}\n${independent}`
  told.facts.texts.push(independent)
  return { ...told, content, needsPerson: true, topic: likely.intent }
}

/** What is asked to be free, by what the pages say that it costs. */
const asksFree = [
  { said: /\bgratis (?:retour|terug)\p{L}*/iu, heading: 'Wat kost terugsturen?' },
  { said: /\bgratis (?:bezorg|lever|thuis|verzend)\p{L}*/iu, heading: 'Wat kost bezorgen?' },
]

/** No advice about the law: what the shop's pages say about rights, and who can advise. */
export async function answerLegal(sources: Sources, turn: Turn): Promise<Draft> {
  // What a landlord may ask, no page of the shop tells.
  if (ofOthers.test(turn.message) && !hasConcept(turn.message, ['parcel', 'deliver'])) return tellQuarrel()
  const free = asksFree.find(({ said }) => said.test(turn.message))
  const cost = free && (await answerWithPart(sources, free.heading, turn.at))
  if (cost !== undefined) return cost
  const near = await answerNearest(sources, turn)
  if (near !== undefined) return near
  const draft = await answerService(sources, turn, 'legal')
  const links = draft?.links ?? []
  const advice = `${independent} Onze eigen regels lees je hieronder.`
  const base = aDraft(advice, { links, needsPerson: true, ...(draft && { facts: draft.facts }) })
  base.facts.texts.push(advice)
  return base
}
