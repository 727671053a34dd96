/** A turn that asks, however short; any other tells how it goes on. */
export const asks =
  /\?\s*$|\btoch[\s!.]*$|^(?:(?:en|maar|dus|ok\p{L}*|of|ja|nee)[\s,]+)*(?:hoe\p{L}*|wat|waar\p{L}*|wanneer|wie|welke?|kan|kun\p{L}*|mag|moet\p{L}*|is|zijn|heb(?:ben|t)? (?:je|jullie|u|ge|ik)(?! (?:\S+ )?al\b)|krijg(?! (?:steeds|alleen|alsmaar|telkens|niks|niets|geen)\b)\p{L}*|kost\p{L}*|maakt|geldt|werkt|gaat|wordt|blijft|duurt)\b/iu
/** What somebody tells of himself or of what he has. */
const tells =
  /\b(?:ik|we|wij|hij|heb|hebben|heeft|is|was|waren|staat|stond|klop\p{L}*|werkt|werkte|doet|deed|krijg|kreeg|kwam|komt|zit|zitten|zat|ligt|lag|zijn|moet|wil|besteld|gekocht|geplaatst|al|nog|steeds|geen|niet|niks|niets)(?!\p{L})/iu
/** 'En mijn bestellingen dan' asks of another thing. */
const goesOn = /^(?:en|ook|of)\b/iu
/** What is told of trouble is no question about the word that it has: 'code komt niet aan'. */
const isTrouble = /\b(?:niet|geen|niks|niets|nergens|steeds|al|nog|fout|klop(?:t|pen)|goed|gewoon)\b/iu
const leastWords = 2

/** Whether a turn tells how things are and asks nothing: 'wachtwoord klopt wel gewoon hoor', 'ik heb al gebeld'. */
export function tellsHowItIs(message: string): boolean {
  return (
    message.split(' ').length >= leastWords &&
    !asks.test(message) &&
    !goesOn.test(message) &&
    tells.test(message)
  )
}

/** Whether a turn tells that something went wrong, or was done in vain. */
export function tellsTrouble(message: string): boolean {
  return tellsHowItIs(message) && isTrouble.test(message)
}

/** Says that what was asked to be checked is in order: 'wachtwoord klopt wel', 'hij is nog geldig', 'er staat genoeg saldo op'. */
const isFine =
  /(?<!\b(?:niet|geen) )\b(?:klop(?:t|pen)|correct|juist|geldig|in orde|genoeg|zit(?:ten)? (?:\p{L}+ )?vast|goed (?:in\p{L}*|over\p{L}*)|(?:is|zijn|was) (?:echt |gewoon |wel |toch )*(?:goed|juist)(?= (?:hoor|ik|in)|[\s!.]*$))(?!\p{L}| (?:niet|niks|nergens))/iu

/** Whether a turn only says that something is as it should be, so that it is no other trouble. */
export function tellsItIsFine(message: string): boolean {
  return tellsHowItIs(message) && isFine.test(message)
}

/** 'Al geprobeerd', 'heb ik gedaan': and not a word of what came of it. */
const isDone =
  /^(?:(?:ja|nee|maar|dat|die|en|ook|net|echt|hoor)[\s,]+)*(?:(?:heb|had) (?:ik|we) )?(?:(?:dat|het|allemaal|alles|al|ook|net|gewoon|echt) )*(?:gedaan|geprobeerd|gekeken|gecontroleerd|gecheckt|ververst)(?: (?:al|ook|hoor|ja|werkt niet|helpt niet|lukt niet|zonder succes))*[\s!.]*$|^(?:(?:en|ja|maar|nee|ook|staat|zit|daar|er|hij|die)[\s,]+)*(?:niet|niks|niets)(?: \S+){0,3} (?:spam\p{L}*|ongewenste? \p{L}+|junk\p{L}*|prullenbak)(?: ook)?(?: niet)?[\s!.]*$/iu

/** 'Heb alle schroeven al aangedraaid', 'batterijen heb ik vervangen': one thing that was advised. */
const didIt =
  /^(?:(?:ja|nee|maar|en|die|de|het|alle|mijn|\p{L}+)[\s,]+){0,4}?(?:heb|hebben|had) (?:(?:ik|we|wij|die|de|het|er|alle|alles|al|dat|mijn|nieuwe|\p{L}+) ){0,4}?(?:aangedraaid|vastgedraaid|vastgezet|nagedraaid|vervangen|gewisseld|gecontroleerd|nagekeken|bekeken|gecheckt|geprobeerd|gereset|ingeplugd|opgeladen|opnieuw (?:\p{L}+ )?(?:opgestart|geprobeerd|ingetypt|ingevuld)|gedaan|uitgetrokken|ververst|geleegd|gewist)(?: (?:al|ook|hoor|ja|niks|niets|zonder|resultaat|succes|geen|verschil|helpt|niet|maar|nog|steeds))*[\s!.]*$/iu

/** Whether a turn only says that what was advised is done, so that it has to be another trouble. */
export function tellsItIsDone(message: string): boolean {
  return isDone.test(message) || didIt.test(message)
}

/** 'Kan jij dat doen?', 'kun je hem opnieuw sturen' asks for what only a person can do. */
const deed =
  /^(?:(?:en|maar|dus|ok\p{L}*|nee|ja)[\s,]+)*(?:kan|kun|kunt|kunnen|wil|willen|zou) (?:jij|je|u|jullie|ge|gij) (?:dat|het|hem|m|die|ze|me|mij|er)\b.*\b(?:doen|regelen|aanpassen|wijzigen|veranderen|annuleren|sturen|opsturen|mailen|halen|verwijderen|nakijken|opzoeken|checken|controleren|doorgeven|oplossen|terugbetalen|verzetten)\b/iu
const mostOfDeed = 9

/** Whether a turn asks the assistant to do itself what was spoken of. */
export function asksDeed(message: string): boolean {
  return message.split(' ').length <= mostOfDeed && deed.test(message)
}

/** 'Kan ik jullie dan bellen' asks for a person, whatever was asked before. */
export const asksPerson =
  /^(?:\S+ ){0,4}(?:jullie|je|u|iemand|(?:een |n )?(?:medewerker|collega|mens))(?: \S+){0,3} (?:bellen|opbellen|mailen|appen|spreken|bereiken)[\s?!.]*$/iu
