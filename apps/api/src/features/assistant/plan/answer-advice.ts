import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { createFacts } from '@sluimer/assistant/exit/facts'
import { findUsualQuestion } from '@sluimer/assistant/passages/usual/usual-questions'
import type { ChatLink } from '@sluimer/contract/assistant/schemas'
import { samplesPath } from '@sluimer/domain/sample/samples-path'
import { findTileProducts } from '../../catalog/product/product.queries.ts'
import { getGoods } from '../tools/search-goods.ts'
import { answerBodies } from './answer-bodies.ts'
import { toPassageDraft } from './answer-service.ts'
import { aDraft, addTileFacts, type Draft } from './draft.ts'
import { asksSamples } from './intent-phrases.ts'
import type { Sources, Turn } from './plan-context.ts'

const mostSets = 3

/** Answers which firmness, warmth or size fits: with what the shop's articles say, and its advice wizard. */
export async function answerFirmness(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const bodies = readBodies(turn.message)
  const fitting = bodies.length > 0 ? await answerBodies(sources, turn, bodies) : undefined
  if (fitting !== undefined) return fitting
  const wizard = findWizardLink(sources, turn.message)
  const found = await sources.knowledge.findAdvice(turn.message, { words: '', intent: 'firmness' }, turn.at)
  const draft = toPassageDraft(found, { question: turn.message, intent: 'firmness' })
  if (draft === undefined && wizard === undefined) return undefined
  const base = draft ?? aDraft('Dat hangt af van hoe je slaapt.')
  if (wizard === undefined) return base
  base.facts.paths.add(wizard.path)
  const offer = /keuzehulp/i.test(base.content)
    ? ''
    : '\nDe keuzehulp stelt je een paar vragen en laat zien wat past.'
  return { ...base, content: `${base.content}${offer}`, links: [wizard, ...base.links] }
}

/** Answers how to wash, keep or tell apart, with what the shop's articles say. */
export async function answerCare(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const topic = { words: '', intent: 'care' } as const
  const found = await sources.knowledge.findAdvice(turn.message, topic, turn.at)
  return toPassageDraft(found, { question: turn.message, intent: 'care' })
}

/** Finds the advice wizard of the category that a message names; without one, the first that there is. */
function findWizardLink({ search }: Sources, message: string): ChatLink | undefined {
  const rows = search.categories.all.filter(({ wizardCode }) => wizardCode !== null)
  const asked = message.toLowerCase()
  const named = rows.find(({ wizardCode }) => asked.includes(wizardCode ?? ''))
  const code = (named ?? rows.find(({ wizardCode }) => wizardCode === 'matras') ?? rows[0])?.wizardCode
  return code ? { title: 'Open de keuzehulp', path: `/keuzehulp/${code}/` } : undefined
}

const asksBed =
  /\b(?:bed|bedden|boxspring\w*|hoofdbord|poten|samenstellen|configurat\w+|ontwerpen|ontwerp)\b/iu

/** Answers what can be made to measure or put together, with the sets of the configurator. */
export async function answerMadeToMeasure(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const facts = createFacts()
  if (asksSamples.test(turn.message)) {
    facts.paths.add(samplesPath)
    return aDraft(
      'Stalen van onze stoffen vraag je aan op de pagina met stalen. Dan voel en zie je de kleur thuis.',
      {
        links: [{ title: 'Stalen aanvragen', path: samplesPath }],
        facts,
      },
    )
  }
  const tiles = await findSets(sources, turn.at)
  const found = await sources.knowledge.findService(
    turn.message,
    { words: 'maatwerk op maat maken', intent: 'made_to_measure' },
    turn.at,
  )
  const passage = toPassageDraft(found, { question: turn.message, intent: 'made_to_measure' })
  const usual = findUsualQuestion(turn.message, 'made_to_measure')
  const isSpecial = passage !== undefined && usual?.isSure === true
  if (isSpecial && tiles.length > 0) {
    addTileFacts(passage.facts, tiles)
    return { ...passage, products: tiles }
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

/** Returns the sets of the configurator that can be seen. */
async function findSets(sources: Sources, at: Date) {
  const { index } = sources.search
  const ids = index.list({ filters: {}, sort: 'popularity', offset: 0, limit: index.size }).ids
  const rows = await findTileProducts(sources.db, ids)
  const sets = rows.filter(({ configurator }) => configurator !== null).map(({ id }) => id)
  return getGoods(sources, sets.slice(0, mostSets), at)
}
