/** Words that begin a Dutch sentence without being a name. */
const openers = new Set(
  `aan achter al alle bezorgen verzenden terugsturen betalen retourneren alleen alles als anders bedankt behalve bekijk bel beste bij bijvoorbeeld binnen boven buiten
  daar daarbij daarna daarom daarvoor dag dan dank dat de deze die dit doe door dus echter een eens eerst en er even fijn ga
  geef geen goed goede goedemorgen goedemiddag goedenavond graag hallo hebben heb helaas help het hi hier hierbij hierbij hieronder
  hiervoor hoe hoewel hoi hun iedere iets ik in inclusief is ja je jij jouw jullie kan kies kijk klik klopt komt kun kunt laat
  let liever maar maak meer meestal met mijn misschien moet mocht na naar naast natuurlijk nee net niet niets noem nog nu of oké ok om
  omdat onder ons onze ook op over per precies prima probeer schrijf schrijven sinds begin klanten stalen zoiets soms sorry staan staat stel stuur te tegen ten tip
  toch tot tussen typ uit u uw van vanaf veel verder via vind voor vraag vul waar waarom waarmee wacht wanneer want was wat we
  weet wel welk welke wie wij wil wordt worden zal ze zeg zelf zet zie zij zijn zo zoals zodra zoek zolang zonder zou`.split(
    /\s+/,
  ),
)

/**
 * Returns the words of a sentence that look like names: those with a capital, but for a first word that any sentence
 * may begin with, and codes in capitals and figures.
 */
export function listNames(sentence: string): string[] {
  const words = sentence.match(/[\p{L}\d][\p{L}\p{M}\d'’&-]*/gu) ?? []
  return words.filter((word, at) => {
    if (!/\p{Lu}/u.test(word)) return false
    return at > 0 || !openers.has(word.toLowerCase())
  })
}
