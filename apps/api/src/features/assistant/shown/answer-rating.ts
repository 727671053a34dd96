import { findContent } from '../../content/block/find-content.ts'
import { aDraft, type Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'

const page = { title: 'Zo werken onze beoordelingen', path: '/service/zo-werken-onze-beoordelingen/#cijfer' }
/** What the shop as a whole is called beside its rating. */
const shop = '(?:jullie|(?:de|deze|jullie) (?:web)?(?:winkel|shop|site)|sluimer|dit bedrijf)'
const rating = '(?:sterren|score|cijfer|beoordeling(?:en)?|reviews?|waardering|rating|trustpilot)'
/** 'Hoeveel sterren heeft de winkel?', 'wat is jullie score', 'wat vinden klanten van jullie'. */
const asksRating = new RegExp(
  [
    `\\b(?:hoeveel|welke?|wat is|wat voor)\\b.{0,25}\\b${rating}\\b.{0,20}\\b${shop}(?=[\\s?!.]*$)`,
    `\\b(?:hoe|wat)\\b.{0,20}\\b${shop} ${rating}\\b`,
    `\\b(?:hebben|hebt|heb|heeft) ${shop} (?:\\p{L}+ ){0,2}(?:reviews|recensies|beoordelingen|sterren|score)(?=[\\s?!.]*$)`,
    `\\b(?:welk|hoe hoog) (?:rapport)?(?:cijfer|score)\\b.{0,30}\\b(?:u|jullie)\\b`,
    `\\bhoeveel (?:klanten|mensen|kopers)\\b.{0,20}\\b(?:u|jullie)\\b.{0,20}\\bbeoordeeld\\b`,
    `\\bhoeveel sterren (?:heeft|heb|hebt|hebben|krijgt|krijgen) (?:u|je|ge|jullie)\\b`,
    `\\bhoe (?:goed )?(?:word(?:en|t)|scor(?:en|t)|zijn|is) ${shop} (?:beoordeeld|gewaardeerd)?`,
    `\\bwat (?:vinden|zeggen|denken) (?:\\p{L}+ ){0,2}(?:klanten|mensen|anderen|kopers) (?:van|over) ${shop}(?=[\\s?!.]*$)`,
    `\\b(?:reviews?|beoordelingen|ervaringen) (?:van|over|met) ${shop}(?=[\\s?!.]*$)`,
  ].join('|'),
  'iu',
)

/** Answers how the shop as a whole is rated, with what its footer says (HF-06); undefined for another question, and without a rating. */
export async function answerRating({ db }: Sources, { message }: Turn): Promise<Draft | undefined> {
  return asksRating.test(message) ? tellRating({ db }) : undefined
}

/** Tells how the shop as a whole is rated, as its footer does; undefined without a rating. */
export async function tellRating({ db }: Pick<Sources, 'db'>): Promise<Draft | undefined> {
  const trust = (await findContent(db, 'footer'))?.trust
  if (trust === undefined) return undefined
  const example = trust.is_example
    ? ' Dit is een demowinkel: het cijfer en het aantal zijn hier voorbeelden.'
    : ''
  const content = `${trust.text}, uit ${trust.reviews}. Lezen kun je ze via de link onder aan elke pagina.${example}`
  const draft = aDraft(content, { links: [page] })
  draft.facts.texts.push(content)
  draft.facts.paths.add(page.path)
  return draft
}
