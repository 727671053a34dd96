import { createFacts } from '@sluimer/assistant/exit/facts'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { aDraft, type Draft } from '../draft/draft.ts'

const toSet = (words: string) => new Set(words.trim().split(/\s+/u))

/** What is said around these, and asks nothing. */
const around = toSet(`
  dit dat is het t ik vind ben er ook echt wel heel toch maar en ja nee nou oh o ah he hoor zeg wat een de zo weer nu al helemaal gewoon wil nog een eens ff even
  heb hebben als wij we me ik zou nou alles zoiets
  zijn bent stel stelletje gewoon zooitje club bende
  jullie van je jij u mij me mezelf zeer erg toch dan daar hier zelf denk`)

/** What somebody does with a turn that asks nothing of the shop, the words that do it, and what is said to it. */
const acts: readonly { does: ReadonlySet<string>; words: string; needsPerson?: true }[] = [
  {
    does: toSet(`belachelijk belachelijke schandalig schandalige schande ongelooflijk ongelofelijk ongehoord onacceptabel waardeloos waardeloze wtf pff pfff pffff grr zucht boos kwaad woest
      woedend pissig razend beu zat triest droevig treurig slecht slechte ruk prutswinkel prutsers oplichters oplichting dieven sukkels klojo klojos amateurs amateuristisch frustrerend bizar absurd idioot zot lachwekkend`),
    words: 'Het spijt me dat het zo loopt. Een collega kan met je meekijken en het oplossen:',
    needsPerson: true,
  },
  {
    does: toSet('jammer helaas spijtig balen baal sneu tegenvaller teleurstellend teleurgesteld'),
    words: 'Dat is jammer. Noem gerust iets anders wat je zoekt, of wat je nog wilt weten.',
  },
  {
    does: toSet('vraag vraagje vragen vraagske anders nog iets'),
    words: 'Vertel maar: wat zoek je, of wat wil je weten?',
  },
  {
    does: toSet('serieus meen echt eerlijk'),
    words: 'Zo staat het bij ons, ja. Twijfel je, dan kijkt een collega graag met je mee:',
    needsPerson: true,
  },
  {
    does: toSet('ok oke okay okee oki duidelijk begrepen snap aha helder ahzo akkoord'),
    words: 'Fijn. Heb je nog een vraag, stel hem gerust.',
  },
]
const mostWords = 8

/** 'Doe die maar in mijn mandje' asks for a deed that only the shopper does. */
const putsIntoCart =
  /^(?:(?:ok\p{L}*|ja|prima|top|dan|en|nou|graag|mooi|goed|kun je|kan je|kunnen jullie|wil je|die|deze|de \p{L}+)[\s,]+)*(?:doe|zet|leg|stop|gooi|plaats|voeg|toevoegen|mag|in)\b(?:(?!\bniet\b).){0,40}\b(?:mandje|winkelmand\p{L}*|winkelwagen\p{L}*|karretje|wagentje|winkelkar\p{L}*)(?: (?:leggen|doen|zetten|toe|graag|stoppen|hoor))*[\s?!.]*$/iu
/** 'Dan doe ik dat', 'ok ik bel ze morgen wel': somebody does what was said, and asks no more. */
const willDo =
  /^(?:(?:ok\p{L}*|oké|prima|top|ja|nou|goed|mooi|fijn|super|dan|en|he+l|duidelijk)[\s,!.]+)*(?:(?:(?:dan )?(?:doe|ga|zal|probeer|regel|bel|mail|schrijf|kijk|wacht|meld) ik|ik (?:doe|ga|zal|probeer|regel|bel|mail|schrijf|kijk|wacht|meld)|(?:dat|zo) (?:doe|ga|zal|probeer|regel) ik)(?: (?:dat|het|ze|jullie|die|m|hem|er|u|dan|wel|even|eens|maar|morgen|straks|vanavond|zo|later|meteen|direct|nog|gewoon|het nog|doen|proberen|bellen|mailen|kijken|regelen|af|op|melden|een mailtje|afwachten))*)[\s!.]*$/iu
const goodLuck = 'Prima. Kom je er niet uit of wil je nog iets weten, vraag het gerust.'
const ofCart =
  'Zelf kan ik niets in je winkelwagen leggen. Tik op het artikel, kies maat en kleur, en leg het er daar zelf in.'

/**
 * Answers a turn that only shows how somebody takes what was said, or that more will follow: 'dit is echt belachelijk', 'jammer', 'oh nog iets'. It asks nothing, so no page
 * answers it. Undefined for a turn with any other word.
 */
export function answerAct(message: string): Draft | undefined {
  if (putsIntoCart.test(message)) return say(ofCart)
  if (willDo.test(message)) return say(goodLuck)
  // 'Ben jij echt' asks what the assistant is.
  if (/\bben (?:je|jij)\b/iu.test(message)) return undefined
  const said = splitTokens(fold(message))
  if (said.length === 0 || said.length > mostWords) return undefined
  const act = acts.find(({ does }) => said.some((word) => does.has(word)))
  if (act === undefined || !said.every((word) => around.has(word) || acts.some(({ does }) => does.has(word))))
    return undefined
  return say(act.words, act.needsPerson)
}

function say(words: string, needsPerson = false): Draft {
  const facts = createFacts()
  facts.texts.push(words)
  return aDraft(words, { facts, needsPerson })
}
