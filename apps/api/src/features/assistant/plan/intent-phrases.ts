/** How a message begins that wants to see goods. */
export const asksToSee =
  /^(?:(?:ja|en|hallo|hoi|goedendag|amai|dag),? )?(?:heb je|hebt ge|hebt u|heeft u|hebben jullie|hebde|verko\w+|(?:ik|wij) zoeken?|zoek|toon|laat|zijn er|ge hebt|welke? (?:\S+ ){1,4}(?:zijn er|heb(?:ben|t)? (?:jullie|je|ge|u)|verko\w+|voer\w+))\b/iu
export const asksToBuy =
  /\b(?:verko\w+|koop|kopen|zoek|heb je|hebt u|heeft u|hebben jullie|heb jij|krijgen|bestellen|aanschaffen|doen jullie)\b/iu
export const asksWhetherSold = /\bverko(?:op|pen|opt)\b/iu
/** A question about delivery, and not about the price of one article. */
export const asksDelivery =
  /\b(?:bezorg\w*|verzend\w*|lever\w*|porto|thuis\w*|breng\w*|stur\w*|opstur\w*|ophal\w*)\b/iu
/** Asks for pieces of cloth to feel. */
export const asksSamples =
  /\b(?:stalen|staal|staaltjes?|stofstalen|\w*lapjes?|monsters?|kleurstalen|stof(?:fen)? (?:eerst )?voelen)\b/iu
/** Where somebody lies, which is no complaint. */
export const posture = /\bop (?:mijn|m'n|zijn|haar|de|je) (?:rug|zij|buik)\b/iu
export const complaint = /pijn|klacht|last van|hernia|blessure|operatie|geopereerd/iu
/** Width and length: '90x200', '160 bij 200', '140 200'. */
export const aSize = /\d\s?[x×*]\s?\d|\b\d{2,3}\s?(?:bij|op|\s)\s?\d{3}\b/u
/** A few words that go on with the question before them: 'en naar België?' */
export const goesOn = /^(?:en|of|maar|ook)\b(?:\s+\S+){1,5}$/iu
