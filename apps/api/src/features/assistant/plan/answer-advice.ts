import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { createFacts } from '@sluimer/assistant/exit/facts'
import type { FoundPassage } from '@sluimer/assistant/passages/passage-index'
import { findUsualQuestion } from '@sluimer/assistant/questions/find-question'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { lowerFirst } from '@sluimer/assistant/text/lower-first'
import type { ChatLink } from '@sluimer/contract/assistant/schemas'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { samplesPath } from '@sluimer/domain/sample/samples-path'
import { createLanguage } from '@sluimer/search/text/words/language'
import { aDraft, addTileFacts, type Draft, formatTilePrice, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { asksSamples, asksWashing, asksWhichGoods } from '../reading/intent-phrases.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { answerKind } from '../shown/answer-shown.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { findSets } from '../tools/find-sets.ts'
import { listChoicesOfKind } from '../tools/list-choices.ts'
import { searchGoods } from '../tools/search-goods.ts'
import { answerBodies } from './answer-bodies.ts'
import { toPassageDraft } from './answer-service.ts'

const dutch = createLanguage()
/** A passage with so few words of a question hardly answers it; the pages of the goods themselves may. */
const fewCovered = 0.6

/** Answers which firmness, warmth or size fits: with what the shop's articles say, and its advice wizard. */
export async function answerFirmness(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const bodies = readBodies(turn.message)
  const fitting = bodies.length > 0 ? await answerBodies(sources, turn, bodies) : undefined
  if (fitting !== undefined) return fitting
  const wizard = findWizardLink(sources, turn.message)
  const needed = await answerNeed(sources, turn, wizard)
  if (needed !== undefined) return needed
  const found = await sources.knowledge.findAdvice(turn.message, { words: '', intent: 'firmness' }, turn.at)
  const usual = findUsualQuestion(turn.message, 'firmness')
  const plain = found.filter(({ passage }) => usual?.isSure === true && passage.title === usual.text)
  const draft = toPassageDraft(plain.length > 0 ? plain : keepOfGoods(found, turn.message), {
    question: turn.message,
    intent: 'firmness',
  })
  if (draft === undefined && wizard === undefined) return undefined
  const base = draft ?? (await adviseGoods(sources, turn)) ?? aDraft('Dat hangt af van hoe je slaapt.')
  if (wizard === undefined) return base
  base.facts.paths.add(wizard.path)
  const offer = /keuzehulp/i.test(base.content)
    ? ''
    : '\nDe keuzehulp stelt je een paar vragen en laat zien wat past.'
  return { ...base, content: `${base.content}${offer}`, links: [wizard, ...base.links] }
}

const warmth = 'warmte'

/** Shows the duvets that suit somebody who sleeps too warm or too cold, with the class that makes them so. */
async function answerNeed(
  { search, ...others }: Sources,
  { wish, message, at }: Turn,
  wizard: ChatLink | undefined,
): Promise<Draft | undefined> {
  const { kinds, values } = readSlots(search, wish.text)
  const isNeed = kinds.length > 0 && values.some(({ group }) => group === warmth)
  if (!isNeed || !asksWhichGoods.test(message)) return undefined
  const draft = await answerGoods({ search, ...others }, wish, at)
  if (wizard === undefined) return draft
  draft.facts.paths.add(wizard.path)
  return { ...draft, links: [wizard, ...draft.links] }
}

/** Without a word of these 'kussen wasbaar op 60 graden' looks for goods. */
const asksAnything =
  /\b(?:hoe\p{L}*|mag|mogen|kan|kun\p{L}*|moet|waarom|waarmee|wat|welke?|vlek\p{L}*|verschil|uit|zijn|is|help)\b|\?/iu

/** Answers how to wash, keep or tell apart, with what the shop's articles say. */
export async function answerCare(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const topic = { words: '', intent: 'care' } as const
  const found = await sources.knowledge.findAdvice(turn.message, topic, turn.at)
  const [best] = keepOfGoods(found, turn.message)
  const asksOwn =
    asksWashing.test(turn.message) && !/\b(?:vaak|vlek\w*|waarom|verschil)\b/iu.test(turn.message)
  const looksFor = !asksAnything.test(turn.message)
  const ofGoods =
    asksOwn || looksFor || (best?.covered ?? 0) < fewCovered ? await answerKind(sources, turn) : undefined
  if (ofGoods !== undefined) return ofGoods
  return toPassageDraft(keepOfGoods(found, turn.message), { question: turn.message, intent: 'care' })
}

/** Keeps the passages that speak of the goods that a question names: what an article says of a mattress is not an answer about a pillow. */
function keepOfGoods(found: readonly FoundPassage[], question: string): readonly FoundPassage[] {
  const named = dutch.splitWords(question).filter(isGoods).map(dutch.stem)
  if (named.length === 0) return found
  return found.filter(({ passage: { title, pageTitle, text, searchWords } }) => {
    const stems = dutch.splitWords(`${title} ${pageTitle} ${searchWords} ${text}`).map(dutch.stem)
    return named.some((stem) =>
      stems.some(
        (one) => one.endsWith(stem) || stem.endsWith(one) || (one.length > 4 && stem.startsWith(one)),
      ),
    )
  })
}

/** Shows the goods that are asked about, when no article says which of them to choose. */
async function adviseGoods(sources: Sources, { wish, at }: Turn): Promise<Draft | undefined> {
  if (!wish.text.split(' ').some(isGoods)) return undefined
  const { count, tiles } = await searchGoods(sources, wish, at)
  if (count === 0) return undefined
  const facts = createFacts()
  addTileFacts(facts, tiles)
  const subject = writeSubject({ wish, productIds: tiles.map(({ id }) => Number(id)) })
  return aDraft('Dit zou kunnen passen:', { products: tiles, facts, subject })
}

const shortestGoods = 5
const ofOtherGoods =
  /kussen|slo?op|dekbed|deken|overtrek|laken|topper|handdoek|gordijn|kleed|lamp|badjas|molton|beschermer/u

/** Finds the advice wizard of the category that a message names; without one, the first that there is. */
function findWizardLink({ search }: Sources, message: string): ChatLink | undefined {
  const rows = search.categories.all.filter(({ wizardCode }) => wizardCode !== null)
  // Only a duvet has a class of warmth.
  const asked = message.toLowerCase().replace(/warmteklasse/u, '$& dekbed')
  const words = asked.split(/[^\p{L}]+/u).filter((word) => word.length >= shortestGoods)
  // 'Welk kussen' asks the wizard of pillows for the head.
  const named = rows.find(
    ({ wizardCode }) =>
      asked.includes(wizardCode ?? '') || words.some((word) => wizardCode?.endsWith(word) === true),
  )
  // A wizard that chooses mattresses asks nothing about a pillow or a sheet.
  if (named === undefined && ofOtherGoods.test(asked)) return undefined
  const code = (named ?? rows.find(({ wizardCode }) => wizardCode === 'matras') ?? rows[0])?.wizardCode
  return code ? { title: 'Open de keuzehulp', path: `/keuzehulp/${code}/` } : undefined
}

const asksBed =
  /\b(?:bed|bedden|boxspring\w*|hoofdbord|poten|samenstellen|configurat\w+|ontwerpen|ontwerp)\b/iu

/** Questions of `questions/ways/advice.ts` that no page answers, but the goods themselves. */
const samplesQuestion = 'Stalen van stoffen aanvragen'
const composeQuestion = 'Zelf een boxspring samenstellen'

const freeSamples =
  'Stalen van onze stoffen vraag je gratis aan op de pagina met stalen, hoogstens vijf per keer. Ze komen door de brievenbus, zodat je de kleur thuis ziet en voelt.'

/** Answers what can be made to measure or put together, with the sets of the configurator. */
export async function answerMadeToMeasure(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const facts = createFacts()
  const usual = findUsualQuestion(turn.message, 'made_to_measure')
  if (asksSamples.test(turn.message) || usual?.text === samplesQuestion) {
    facts.paths.add(samplesPath)
    facts.texts.push(freeSamples)
    return aDraft(freeSamples, { links: [{ title: 'Stalen aanvragen', path: samplesPath }], facts })
  }
  const other = await answerOtherMade(sources, turn)
  if (other !== undefined) return other
  const tiles = await findSets(sources, turn.at)
  const found = await sources.knowledge.findService(
    turn.message,
    { words: 'maatwerk op maat maken', intent: 'made_to_measure' },
    turn.at,
  )
  const isAsked = usual?.isSure === true && usual.text !== composeQuestion
  const passage = toPassageDraft(isAsked ? found.slice(0, 1) : found, {
    question: turn.message,
    intent: 'made_to_measure',
  })
  if (isAsked && passage !== undefined && tiles.length > 0) {
    addTileFacts(passage.facts, tiles)
    const told = tellOfSets(usual.text, tiles)
    return { ...passage, content: `${passage.content}${told}`, products: tiles }
  }
  if (tiles.length === 0 || (!asksBed.test(turn.message) && passage !== undefined)) return passage
  addTileFacts(facts, tiles)
  return aDraft(
    'Een boxspring stel je bij ons zelf samen: je kiest de onderdelen en de kleur, en ziet meteen wat hij kost en wanneer hij komt. Begin met een van deze:',
    {
      products: tiles,
      links: tiles.map(({ title, link }) => ({ title, path: link })),
      facts,
    },
  )
}

/** Tells what each set costs, or when it comes, to somebody who asks that of composed beds in general. */
function tellOfSets(question: string, tiles: readonly ProductTile[]): string {
  const tell = question.startsWith('Wat kost')
    ? formatTilePrice
    : question.startsWith('Wanneer')
      ? ({ delivery }: ProductTile) => lowerFirst(delivery)
      : undefined
  return tell === undefined ? '' : tiles.map((tile) => `\n${toSpokenName(tile)}: ${tell(tile)}.`).join('')
}

const bedWords = /bed|boxspring|hoofdbord/iu

/** Answers whether other goods than beds are made to measure: those that the shop has, and in which sizes they come. */
async function answerOtherMade(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const { kinds } = readSlots(sources.search, turn.wish.text)
  if (kinds.length === 0 || kinds.some((kind) => bedWords.test(kind)) || asksBed.test(turn.message))
    return undefined
  if (!/\b(?:op maat|maatwerk|eigen ma(?:at|ten)|inkorten|ingekort)\b/iu.test(turn.message)) return undefined
  const wish = { text: kinds.join(' ') }
  const { count, tiles } = await searchGoods(sources, wish, turn.at)
  if (count === 0) return undefined
  const choices = await listChoicesOfKind(sources, wish, { group: 'maat', at: turn.at })
  const facts = createFacts()
  addTileFacts(facts, tiles)
  const titles = (choices?.titles ?? []).slice(0, mostSizes)
  facts.values.push(...titles)
  const sizes = titles.length === 0 ? '' : ` Er is keus uit ${titles.join(', ')}.`
  const said = 'Op maat maken we die niet: je kiest uit de maten op de productpagina.'
  facts.texts.push(said)
  const content = `${said}${sizes}`
  return aDraft(content, {
    products: tiles,
    facts,
    subject: writeSubject({ wish, productIds: tiles.map(({ id }) => Number(id)) }),
  })
}

const mostSizes = 8
