export const soundWords = 'Laat me een tevreden klant horen'
export const wakeWords = 'Wakker worden!'

interface ErrorWords {
  title: string
  text?: string
  /** What a shopper would worry about. */
  comfort?: string
  /** On the way to the same page once more, where the text asks for that. */
  refresh?: string
  back: string
}

/** SC-05, RT-15: returns the words for a missing page (404, and nothing more), a failure, or too many requests. */
export function chooseErrorWords(status: number): ErrorWords {
  const back = 'Ga terug'
  if (status === 404) return { title: 'This page could not be found', back }
  if (status === 429)
    return {
      title: 'Even rustig aan',
      text: 'Vanaf jouw adres komen meer vragen binnen dan we in een minuut bijhouden. Wacht een minuut en probeer het dan opnieuw.',
      refresh: 'Probeer het opnieuw',
      back,
    }
  const text = 'Oeps, er ging iets mis! Vernieuw de pagina om het nogmaals te proberen.'
  const comfort = 'Wat in je winkelwagen ligt, blijft gewoon liggen.'
  return { title: 'Even niet wakker', text, comfort, refresh: 'Vernieuw de pagina', back }
}
