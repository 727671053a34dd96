import { newsletterCreditTerms } from '@sluimer/domain/marketing/newsletter'
import { listPromotions } from '../../promotion/list-promotions.ts'
import { aDraft, type Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'

const codesPage = { title: 'Kortingscodes', path: '/kortingscode/' }
const newsletterPage = { title: 'Nieuwsbrief', path: '/nieuwsbrief/' }
/** 'Hebben jullie een kortingscode?', 'welke codes gelden er nu?', 'kortingscode' alone. */
const asksCodes =
  /^(?:\p{L}+ )?(?:korting\w*|actie|voucher)codes?[\s?!.]*$|\b(?:heb|hebben|hebt|heeft|zijn|is|welke|bestaat|bestaan|krijg|geef|weet)\b.*\b(?:korting\w*|actie|voucher)?codes?\b/iu
/** What is asked of a code that somebody has, or of another kind of code. */
const ofOwnCode =
  /\b(?:werkt|werken|doet|geldig|invul\w*|invoer\w*|vul|voer|inwissel\w*|inlog\w*|login|combin\w*|samen|verlopen|vergeten|kwijt|sms\w*|mail\w*|post\w*|track\w*|bevestig\w*|geweigerd|gekregen|mijn|m'n|mn|deze|die|waar|waarom|hoe|al|niet|aanbieding\w*)\b/iu
const namesNewsletter = /\bnieuwsbrief\p{L}*\b/iu
const asksGain =
  /\b(?:\p{L}*korting\p{L}*|tegoed\p{L}*|voordeel|voucher\p{L}*|cadeau\p{L}*|euro|krijg|levert|oplever\p{L}*|waard|waarom|waardebon|extra|welkomst\p{L}*)\b/iu
const mostCodes = 3

/**
 * Answers what the shop gives to everybody: the public codes of the page of codes with their terms, and the credit for the newsletter, which no
 * written page has, since staff change them elsewhere. Undefined for another question.
 */
export async function answerCodes({ db }: Sources, { message, at }: Turn): Promise<Draft | undefined> {
  if (namesNewsletter.test(message)) return asksGain.test(message) ? tellCredit() : undefined
  if (!asksCodes.test(message) || ofOwnCode.test(message)) return undefined
  const codes = (await listPromotions(db, at)).filter(({ code }) => code !== null).slice(0, mostCodes)
  if (codes.length === 0) return undefined
  const lines = codes.map(({ code, title, conditions }) => [`${code}: ${title}.`, ...conditions].join(' '))
  const content = ['Deze codes gelden nu voor iedereen.', ...lines].join('\n')
  const draft = aDraft(content, { links: [codesPage] })
  draft.facts.texts.push(content)
  draft.facts.values.push(...codes.flatMap(({ code }) => code ?? []))
  draft.facts.paths.add(codesPage.path)
  return draft
}

function tellCredit(): Draft {
  const draft = aDraft(newsletterCreditTerms, { links: [newsletterPage] })
  draft.facts.texts.push(newsletterCreditTerms)
  draft.facts.paths.add(newsletterPage.path)
  return draft
}
