/** With these a question begins, with the word order of one: 'kan ik', 'hoeveel kost'. */
const starts =
  '(?:kan|kun|kunnen|mag|mogen|moet|moeten|hoe|hoeveel|hoelang|wat|wanneer|waar|waarmee|wie|welke?|is|zijn|heb|hebt|hebben|leveren|levert|bezorgen|nemen|neemt|krijg|krijgt|doen|kost|kosten|komt|komen|zit|geldt|past|passen|werkt|duurt|betaal|bestaat|wordt|sturen|halen|tot wanneer|binnen)'
/** What follows a verb of one's own, and no question: 'maar heb nog niets gehoord'. */
const tells = '(?!\\s+(?:niet|niks|niets|geen|nog|al|nooit)\\b)'
/** With these a question begins that is asked within another: 'mag ik weten of jullie leveren, of ik achteraf kan betalen en of …'. */
const within =
  'of (?=(?:jullie|je|jij|u|ge|ik|we|wij|er|het|die|dat|dit|de|een|mijn|bezorgen|leveren|ruilen|retourneren|terugsturen)\\b)'
/** What is asked of a deliverer begins a question too: 'en zetten ze het nieuwe meteen neer?' */
const deeds =
  '(?:zetten|brengen|dragen|plaatsen|leggen|monteren) (?:jullie|ze|zij|die|de \\p{L}+)\\b(?=[^?]{0,200}\\?)'
/** 'En' begins a second question when a question follows it: 'wat kost bezorgen en kan ik het terugsturen?' */
const joint = new RegExp(
  `,?\\s+(?:en|maar|alsook|plus|dus)\\s+(?=(?:ook |dan |verder |trouwens |overigens |daarnaast |zo (?:ja|nee|niet),? )?(?:${starts}\\b${tells}|${deeds}|${within}))`,
  'giu',
)
const sentenceEnd = /(?<=[?!;])\s*|(?<=\p{L}):\s+|(?<=\p{L}{2}|\d)\.\s+|\n+/gu
/** After a wish, a comma may begin the question about it: 'ik zoek een matras, hoeveel dagen bedenktijd heb ik?' */
const commaQuestion = new RegExp(
  `,\\s*(?=(?:(?:hoe|hoeveel|wat|wanneer|waar|kan|kun|mag|is|zijn|heb|hebben|leveren|bezorgen|krijg|nemen|doen|zo (?:ja|nee|niet))\\b${tells}|${within}))`,
  'giu',
)
/** 'Zoek lakens kan dat op factuur' asks of the wish before it, with no sign between them. */
const ofWish =
  /(?<=\b(?:zoek|zoeken|wil|willen|nodig|bestel\p{L}*)\b.*)\s+(?=kan dat (?:ook )?(?:op|met|zonder|via)\b)/giu
const fewestWords = 2
const mostQuestions = 6

/** Returns the questions that a message asks, at most six, each with two words or more; the message itself when it is one. */
export function splitQuestions(message: string): string[] {
  const parts = message
    .split(sentenceEnd)
    .flatMap((part) => part.split(joint))
    .flatMap((part) => part.split(commaQuestion))
    .flatMap((part) => part.split(ofWish))
    .map((part) => part.trim())
    .filter((part) => part.split(' ').length >= fewestWords)
  return parts.length > 1 ? parts.slice(0, mostQuestions) : [message]
}
