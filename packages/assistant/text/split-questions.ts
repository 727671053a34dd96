/** 'En' begins a second question when a question follows it: 'wat kost bezorgen en kan ik het terugsturen?' */
const joint =
  /,?\s+(?:en|maar|alsook|plus)\s+(?=(?:ook |dan |verder )?(?:kan|kun|mag|moet|hoe|hoeveel|hoelang|wat|wanneer|waar|wie|welke|is|zijn|heb|hebben|leveren|bezorgen|nemen|krijg|doen|kost|komt|zit|geldt|tot wanneer|binnen)\b)/giu
const sentenceEnd = /(?<=[?!;])\s*|(?<=\p{L}{2})\.\s+|\n+/gu
/** After a wish, a comma may begin the question about it: 'ik zoek een matras, hoeveel dagen bedenktijd heb ik?' */
const commaQuestion =
  /,\s*(?=(?:hoe|hoeveel|hoelang|wat|wanneer|waar|kan|mag|is|zijn|heb|hebben|leveren|bezorgen)\b)/giu
const fewestWords = 2
const mostQuestions = 4

/** Returns the questions that a message asks, at most four, each with two words or more; the message itself when it is one. */
export function splitQuestions(message: string): string[] {
  const parts = message
    .split(sentenceEnd)
    .flatMap((part) => part.split(joint))
    .flatMap((part) => part.split(commaQuestion))
    .map((part) => part.trim())
    .filter((part) => part.split(' ').length >= fewestWords)
  return parts.length > 1 ? parts.slice(0, mostQuestions) : [message]
}
