import { lowerFirst } from '@sluimer/assistant/text/lower-first'
import { aDraft, type Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { noReply, siteTrouble } from '../reading/intent-phrases.ts'
import { contactPath, findHandOver } from '../tools/find-hand-over.ts'

/** Asks for days on which the page says that nobody is there. */
const asksClosed =
  /\b(?:weekend\p{L}*|weekeinde|zaterdag\p{L}*|zondag\p{L}*|feestdag\p{L}*|(?:eerste |tweede )?(?:kerst|paas|pinkster)(?:dag\p{L}*|mis)?|pasen|pinksteren|hemelvaart\p{L}*|koningsdag|nieuwjaarsdag)\b/iu

/** 'Kun je me even bellen' asks for a call that nobody makes. */
const asksToBeCalled =
  /^(?!.*\bmet (?:iemand|een|n) ).*\b(?:terug ?(?:ge)?bel\p{L}*|bel(?:len)? (?:me|mij|ons)|(?:kan|kun|kunt|kunnen|wil|willen|zou|zouden|laat|mag) (?:\S+ ){0,3}(?:me|mij|ons) (?:\S+ ){0,3}(?:bellen|opbellen|gebeld))(?!\p{L})/iu

/** Answers how and when a person can be reached, and where the shop is. */
export async function answerContact(sources: Sources, turn: Turn): Promise<Draft> {
  const { phone, hours } = await findHandOver(sources.db)
  const asksPlace =
    /\b(?:winkel|showroom|filia\w+|vestiging\w*|gevestigd|adres|langskomen|bezoek\w*|proefliggen|waar zit\w*)\b/iu.test(
      turn.message,
    )
  const [page] = asksPlace
    ? await sources.knowledge.findService(
        'winkelstraat magazijn over ons',
        { words: 'bereikbaarheid telefoon', intent: 'contact' },
        turn.at,
      )
    : []
  const back = asksToBeCalled.test(turn.message) ? 'Terugbellen bieden we niet aan. ' : ''
  const lead = asksClosed.test(turn.message) ? 'Nee, dan zijn we gesloten. ' : ''
  const regret =
    noReply.test(turn.message) || siteTrouble.test(turn.message)
      ? 'Dat spijt me, zo hoort het niet te gaan. '
      : ''
  const draft = aDraft(
    `${regret}${lead}${back}Je spreekt een medewerker op ${phone}, ${lowerFirst(hours)}. Schrijven kan ook, met het contactformulier.`,
    {
      needsPerson: true,
      links: page === undefined ? [] : [{ title: page.passage.title, path: page.passage.path }],
    },
  )
  draft.facts.values.push(phone, hours)
  draft.facts.texts.push(back.trim())
  draft.facts.paths.add(contactPath)
  if (page === undefined) return draft
  draft.facts.paths.add(page.passage.path)
  return {
    ...draft,
    content: `Een winkel om langs te komen hebben we niet: je koopt bij ons online. ${draft.content}`,
  }
}
