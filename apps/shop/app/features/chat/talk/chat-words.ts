/** The sentences of the panel that the specification gives (CH-01, CH-03, CH-04). */
export const chatWords = {
  failure: 'Er is iets misgegaan, probeer het later opnieuw.',
  answered: 'Zijn uw vragen beantwoord?',
  rating: 'Hoe beoordeelt u deze chat?',
  end: 'Wilt u de chat beëindigen?',
  more: 'Had u nog andere vragen?',
} as const

/** The panel's own sentences. */
export const ownWords = {
  notAnswered: 'Stel je vraag gerust nog eens in andere woorden, dan zoek ik verder.',
  thanksForRating: 'Bedankt voor je beoordeling!',
  ended: 'Bedankt voor het chatten. De chat is beëindigd.',
  endedUnsaved: 'De chat is beëindigd.',
  interrupted: 'Dit bericht is nog niet beantwoord.',
} as const
