import type { Intent } from '@sluimer/assistant/intent/intents'
import { generalise } from '@sluimer/assistant/questions/generalise'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'

const dutch = createLanguage()
const shortestStem = 4

const toSet = (words: string) => new Set(words.trim().split(/\s+/u))

/** What a turn says around the one thing that it asks of what was spoken of. */
const around = toSet(`
  en maar dus ok oke of ja nee dan ook nog zelf iets wat extra de het dat die dit er daar voor ervoor daarvoor daaraan mij me ik wij we jullie je u is zijn opnieuw weer meer duurder qua wordt worden word moet moeten
  ga gaan gaat kan krijg krijgen hoeveel hoe wie eigenlijk precies geld normaal meestal ongeveer om weer t nu mn mijn heb hebben hebt of veel allemaal toch wel op in s bij mogelijk daarmee hij geldt doen doet zoiets`)
const ofCost = toSet(`
  kost kosten betaal betaalt betalen gratis kosteloos porto portokosten verzendkosten verzending retourkosten bezorgkosten vergoed vergoeden vergoeding prijs duur`)
const ofSending = /verzend|porto|bezorg/iu
const ofTime = toSet('lang hoelang duurt duren snel wanneer dagen weken dag tijd termijn binnen zien horen')
const asksHow = /\b(?:hoe ?lang|hoe ?snel|wanneer|hoeveel (?:dagen|weken|tijd))\b/iu
const ofMoney = /\bgeld\b/iu
const lasts = /\b(?:duurt|duren|snel|wanneer)\b/iu
const ofDay = toSet(
  'zaterdag zondag weekend avond avonds savonds feestdag feestdagen komen komt leveren geleverd bezorgen bezorgd thuis',
)
const ofCountry = toSet('belgie nederland vlaanderen vanuit naar woon wonen leven zit zitten kom uit')
const days = [
  ['zaterdag', /\bzaterdag/iu],
  ['zondag', /\bzondag/iu],
  ['weekend', /\b(?:zaterdag|zondag|weekend)/iu],
  ['avond', /\bavond/iu],
  ['avonds', /\bavond/iu],
  ['feestdag', /\bfeestdag/iu],
  ['feestdagen', /\bfeestdag/iu],
] as const

function asksOnly(message: string, asked: ReadonlySet<string>): boolean {
  const words = splitTokens(fold(message))
  return words.some((word) => asked.has(word)) && words.every((word) => around.has(word) || asked.has(word))
}

/** 'En wie betaalt dat dan?', 'moet ik de verzendkosten zelf betalen' asks what it costs, by what the question before was about. */
export function asksCostOfIt(message: string): boolean {
  return asksOnly(message, ofCost)
}

/** 'En kost dat geld', with no word of whose cost. */
export function asksBareCost(message: string): boolean {
  return asksCostOfIt(message) && !ofSending.test(message) && !/retour/iu.test(message)
}

/** 'Hoe lang duurt dat', 'hoeveel dagen heb ik dan' asks a term of what was spoken of. */
export function asksTimeOfIt(message: string): boolean {
  // When money comes back is another term than that of what was spoken of.
  return asksHow.test(message) && !ofMoney.test(message) && asksOnly(message, ofTime)
}

/** 'Kan dat ook in België' and 'ik woon in Brussel' ask of one country. */
export function asksCountryOfIt(message: string): boolean {
  const said = generalise(message)
  return /\b(?:belgie|nederland)\b/u.test(said) && asksOnly(said, ofCountry)
}

/** 'Kan het ook op zaterdag' asks of one day, which the pattern finds; undefined for any other turn. */
export function asksDayOfIt(message: string): RegExp | undefined {
  if (!asksOnly(message, ofDay)) return undefined
  const words = splitTokens(fold(message))
  return days.find(([day]) => words.includes(day))?.[1]
}

const costs: Partial<Record<Intent, string>> = {
  payment: 'kost een betaalmethode extra',
  pay_later: 'kost een betaalmethode extra',
  returns: 'wat kost terugsturen',
  warranty: 'wie betaalt het terugsturen als het jullie fout is',
}
const ofPaying: readonly Intent[] = ['payment', 'pay_later']
const terms: Partial<Record<Intent, string>> = {
  delivery_how: 'hoe lang is de levertijd',
  delivery_cost: 'hoe lang is de levertijd',
  returns: 'wanneer heb ik mijn geld terug',
  warranty: 'hoe snel krijg ik antwoord op een klacht',
  order_change: 'wanneer heb ik mijn geld terug',
}

/** Reads a turn that asks only a price or a term as the question about it that goes with what was spoken of; undefined for any other turn. */
export function readOfIt(message: string, topic: Intent): string | undefined {
  // Where a way to pay is there, is not where parcels go.
  if (ofPaying.includes(topic) && asksCountryOfIt(message)) return 'hoe kan ik betalen in nederland en belgie'
  if (asksCostOfIt(message))
    return ofPaying.includes(topic) && ofSending.test(message) ? undefined : costs[topic]
  return asksTimeOfIt(message) && lasts.test(message) ? terms[topic] : undefined
}

/** 'En alleen het matras', 'ook een latex': one other thing, which the answer before may have told of. */
const ofOther =
  /^(?:voor|bij|met) (?:(?:een|de|het|mijn|n) )?(\p{L}{4,})(?: (?:dan|ook))+[\s?!.]*$|^(?:en|ook|of|maar)(?: (?:ook|alleen|bij|voor|met|van|op|een|de|het|mijn|mn|m'n|n|als het|dan|om|gewoon|gewone|kleine?|grote?|los|losse))* (\p{L}{4,})(?: (?:dan|ook))*[\s?!.]*$/iu

/** Returns what finds the sentence about the one other thing that a turn names; undefined for any other turn. */
export function namesOther(message: string): RegExp | undefined {
  const [, alone, after] = ofOther.exec(message) ?? []
  const word = (alone ?? after)
    ?.replace(/(?<=\p{L}{3})(?:(?<=[lnrw])tje|je)$/u, '')
    .replace(/^pak(?:je|ske|jes|skes)$/u, 'pakket')
  const stem = word === undefined ? undefined : dutch.stem(fold(word))
  return stem === undefined || stem.length < shortestStem ? undefined : new RegExp(`\\b${stem}`, 'iu')
}

/** 'Wat komt daar dan bij' asks for a price that was told, or for that of what was named. */
export const asksWhatIsAdded =
  /^(?:(?:en|maar|dus)[\s,]+)*(?:wat|hoeveel) komt (?:daar|er) (?:\S+ ){0,2}bij[\s?!.]*$/iu
