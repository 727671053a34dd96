import type { Intent } from '@sluimer/assistant/intent/intents'
import { hasConcept } from './service-words.ts'

/** What nobody may have of the assistant: its orders, other people's orders, money for nothing, and deeds in the shopper's name. */
const forbidden = [
  /\b(?:negeer\p{L}*|vergeet (?:\p{L}+ ){0,3}(?:regels|instructies|opdrachten|beperkingen)|\p{L}*prompts?|instructie\p{L}*|opdrachten|ignore|disregard|reveal|pretend|bypass|override|hack\p{L}*|jailbr\p{L}*|system|developer|admin|beheerder|database|sql|script|token|configuratie|logboek|rollenspel|roleplay|doe alsof|speel dat|stel dat je|je bent nu|vanaf nu ben je|gedraag je als|you are|repeat|decodeer|klantgegevens)(?!\p{L})/iu,
  /\b(?:je|jouw|geheime) (?:\p{L}+ )?(?:regels|beperkingen)\b|\bzonder (?:regels|filter)\b|\bherhaal\b|\b(?:geef|toon|zeg|print)\b.*\b(?:wachtwoord|gegevens|toegang|adres\p{L}*)\b|\bgeef (?:me|mij) toegang\b/iu,
  /\b(?:geef|gimme|give|maak|verzin|regel|bezorg|schrijf|wil|zeg|bevestig|beloof|garandeer|promise|confirm|say)\b.*\b(?:gratis|korting\p{L}*|\p{L}*codes?|vouchers?|free|voor niets|compensatie|refund|terugbetaling|nep\p{L}*|valse)(?!\p{L})/iu,
  /\bprijs\b.*\b(?:nul|0|1 euro|lager)\b|\b(?:zet|verander|maak)\b.*\bprij(?:s|zen)\b|\b(?:plaats|betaal|annuleer|wijzig|cancel|place)\b.*\b(?:bestelling|order|terug|adres|bezorgadres)\b|^\P{L}*(?:bevestig|zeg|beloof|garandeer|antwoord|print|toon)\b/iu,
]
/** An order, an address or a name of somebody else. */
const ofOther =
  /\b(?:buurvrouw|buurman|buren|ex|schoonzus|zwager|collega|vriendi?n?|klant(?:en)?|iemand anders|een ander(?:e)?|mevrouw|meneer|mijnheer|dhr|mevr|moeder|vader|man|vrouw|zus|broer|naam|anderen|customers?|bezoeker|visitor)\b/iu
const isAsked =
  /\b(?:besteld\p{L}*|bestel\p{L}*|orders?|gekocht|betaald?e?|adres\p{L}*|woont|gegevens|telefoonnummer|e-?mail\p{L}*|pakket\p{L}*|pakje|nummer)(?!\p{L})/iu
/** 'De bestellingen van Piet Jansen' */
const ofNamed =
  /\b(?:bestelling(?:en)?|orders?|aankopen) (?:van|of) (?!mij\b|mijn\b|me\b|mn\b|mezelf\b|ons\b|onze\b|jullie\b|vorige?\b|gisteren\b|vandaag\b|een\b|het\b|de\b|boven\b|meer\b)\p{L}+/iu
const asksForIt =
  /\b(?:geef|toon|laat|vertel|zeg|zien|weten|opzoeken|zoek|kijken|nagaan|wat|waar|wanneer|hoeveel|welke?|show|list|kun|kan)\b/iu

/** Whether a message wants what the assistant may not do: an unknown word, or a short turn of a talk, is no such thing. */
function asksForbidden(message: string): boolean {
  return forbidden.some((deed) => deed.test(message)) || asksOfOthers(message)
}

/** Whether a message asks what somebody else bought, or where they live. */
export function asksOfOthers(message: string): boolean {
  const isOfOther = ofNamed.test(message) || (ofOther.test(message) && isAsked.test(message))
  return isOfOther && asksForIt.test(message)
}

/** Thanks, praise or a farewell; 'oke' and 'prima' alone begin many a question. */
const thanks =
  /\b(?:be?dank\p{L}*|dank\p{L}*|danku|merci\p{L}*|thanks|thx|tnx|thnx|doei\p{L}*|doeg|ciao|salut|bye|tot ziens|houdoe|geholpen|super|top(?:pie)?|geweldig|perfect|prima|fijn|fijne|prettige|duidelijk|genoeg|helder|goed zo|was het|was alles|is alles|beantwoord|tof|eruit|uit zo|kan ik iets mee|snap het|weet (?:ik )?(?:het|genoeg)|weten|bestellen|over na|helpt)(?!\p{L})/iu
const goesOn =
  /\?|\b(?:hoe\p{L}*|wat (?!fijn|lief|leuk|aardig|goed|een|tof)|waar\p{L}*|wanneer|wie|welke?|waarom|kan ik (?!iets mee|verder)|kun|kunnen|mag|moet\p{L}*|krijg\p{L}*|maar|zoek|niet|geen)(?!\p{L})/iu

/** 'Ok', and nothing besides. */
const isAgreed = /^(?:(?:ok\p{L}*|oké|ja|goed|mooi|is goed)[\s,!.]*)+$/iu

function givesThanks(message: string): boolean {
  return (thanks.test(message) || isAgreed.test(message)) && !goesOn.test(message)
}

/** A body that hurts, an illness, a cure, or a sleep that fails. */
const complaint =
  /pijn(?!\p{L}*boom)|\b(?:klacht\p{L}*|last van|hernia|nekhernia|reuma\p{L}*|artrose|artritis|apneu|slaapapneu|astma|eczeem|\p{L}*allerg\p{L}*|hooikoorts|snurk\p{L}*|zwanger\p{L}*|bevallen|keizersnede|geopereerd|\p{L}*operatie\p{L}*|bekken\p{L}*|ischias|scoliose|migraine|fibromyalgie|doorlig\p{L}*|decubitus|jeuk\p{L}*|uitslag|bult(?:en|jes)?|benauwd|hoest\p{L}*|nie(?:s|z)\p{L}*|koorts|ziek\p{L}*|kanker|dement\p{L}*|parkinson|diabetes|epilep\p{L}*|copd|beroerte|tintel\p{L}*|kramp\p{L}*|gevoelloo\p{L}*|verlam\p{L}*|dwarslaesie|wonden|burn-?out|adhd|autis\p{L}*|angst\p{L}*|paniek\p{L}*|stress|depress\p{L}*|slapeloos\p{L}*|slaapwandel\p{L}*|restless|rusteloze|spataders?|(?:slaap)?pil(?:len)?|medicij?n\p{L}*|medicatie|melatonine|zalf|arts|dokter\p{L}*|huisarts|kinesist|fysio\p{L}*|ziekenhuis|genees\p{L}*|genez\p{L}*|geneest|verhelpt?|therap\p{L}*|orthoped\p{L}*|wiegendood|stik(?:ken|t)|verstik\p{L}*|gevaarlijk|gezond\p{L}*|overgang|opvlieg\p{L}*|zweet|zweten|slaap \p{L}*slecht|slecht slapen|stijve|stramme|versleten|kunstheup|(?:nieuwe|gebroken) (?:heup|knie|pols|arm|been)|doodgaan|(?:arm|hand|been|vingers?) (?:\p{L}+ )?dood|dove (?:arm|hand|been|vingers?)\p{L}*)(?!\p{L})/iu
/** Of the body, beside a word of how it feels. */
const body =
  /\b(?:rug|nek|schouders?|heup\p{L}*|kniee?n?|arm(?:en)?|hand(?:en)?|been|benen|voet(?:en)?|hoofd|gewricht\p{L}*|spieren|wervel\p{L}*|vingers|borst|buik|hart|longen|huid|bloed)\b/iu
const feels =
  /\b(?:mijn|mn|m'n|me|zijn|haar)\b.*\b(?:doet|voelt|wordt|slaapt|is|zijn|helpt|helpen|slecht|kapot|stuk|vast|scheef|opgezet)\b|\b(?:tegen|helpt|slechte?|zwakke|opgezwollen|versleten|kapotte)\b/iu

/** Whether somebody tells a complaint of the body, or asks for a cure of one. */
export function tellsComplaint(message: string): boolean {
  return complaint.test(message) || (body.test(message) && feels.test(message))
}

/** The assistant itself, or what it is. */
const ofBot =
  /\b(?:robots?|bots?|chatbots?|ai|chatgpt|gpt|computers?|computerprogramma|machines?|mens|mensen|menselijk|persoon|echte?|assistent\p{L}*|algoritme|software|programma|automatisch|geautomatiseerd|jij|je|jou|jouw|u|ge|gij|wie|dom|slim|praat|chat|spreek|typ)\b/iu

/** 'Schijnt recht naar binnen' tells a direction, and asks for no law. */
const straight =
  /\b(?:schijnt|schijnen|hangt?|hangen|staat?|staan|ligt?|liggen|kijkt?|valt|komt|loopt|zit|zo|kaars|lood)? ?recht (?:naar|op|in|boven|onder|voor|tegenover|achter|langs|omhoog|omlaag|vooruit|aan)\b(?! te\b)/iu
const claims =
  /\b(?:recht op|rechten|recht aan)\b(?! (?:mijn|mn|het|de|ons) (?:bed|raam|gezicht|hoofd|kussen))/iu

/** What the gates say, by what must be said for it. */
const evidence: Partial<Record<Intent, (message: string) => boolean>> = {
  refuse: asksForbidden,
  thanks: givesThanks,
  medical: tellsComplaint,
  about_bot: (message) => ofBot.test(message),
  legal: (message) => !straight.test(message) || claims.test(message),
  // What goods are named in is of the shop, whatever else is said.
  off_topic: (message) => !hasConcept(message, ['goods']),
}

/** Whether a message has what the gate of an intent answers: thanks need thanks, and a refusal a forbidden deed. Every other intent is borne out. */
export function bearsOut(intent: Intent, message: string): boolean {
  return evidence[intent]?.(message) ?? true
}
