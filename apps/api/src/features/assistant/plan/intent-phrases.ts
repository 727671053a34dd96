/** How a message begins that wants to see goods. */
export const asksToSee =
  /^(?:(?:ja|en|hallo|hoi|goedendag|amai|dag),? )?(?:heb je|hebt ge|hebt u|heeft u|hebben jullie|hebde|verko\w+|(?:ik|wij) zoeken?|zoek|toon|laat|zijn er|ge hebt|welke? (?:\S+ ){1,4}(?:zijn er|heb(?:ben|t)? (?:jullie|je|ge|u)|verko\w+|voer\w+))\b|^(?!advies|hulp|uitleg|info|contact)(?:\S+ ){1,5}graag[.!]?$/iu
export const asksToBuy =
  /\b(?:verko\w+|koop|kopen|zoek|heb je|hebt u|heeft u|hebben jullie|heb jij|krijgen|bestellen|aanschaffen|doen jullie)\b/iu
export const asksWhetherSold = /\bverko(?:op|pen|opt)\b/iu
/** A question about delivery, and not about the price of one article. */
export const asksDelivery =
  /\b(?:bezorg\w*|verzend\w*|lever\w*|porto|thuis\w*|breng\w*|stur\w*|opstur\w*|ophal\w*)\b/iu
/** Asks for pieces of cloth to feel. */
export const asksSamples =
  /\b(?:stalen|staal|staaltjes?|stofstalen|\w*lapjes?|\w*monsters?|kleurstalen|(?:stof(?:fen)?|kleur(?:en)?|stofkleuren|bekleding) (?:\S+ ){0,2}(?:voelen|vergelijken|bekijken|zien)|thuis (?:\S+ ){0,2}(?:kleur\w*|stof\w*) (?:\S+ ){0,2}(?:bekijken|zien|vergelijken|voelen))\b/iu
/** Names samples and nothing else: 'staal' is a material as well. */
export const namesSamples =
  /\b(?:stof|kleur)?(?:stalen|staaltjes?)\b|\b\w*lapjes stof\b|\bproeflapjes?\b|\bstofmonsters?\b/iu
/** Something that the shopper bought, with what is done to it. */
export const ownThing =
  /\b(?:mijn|m'n|mn|mijnen|onze?|onzen)\s+(?:nieuwe?\s+)?(?:bed|boxspring|matras|kast|bank|zetel|fauteuil|meubel\w*|pak\w*|bestelling|spullen|dekbed|lamp)\b(?=.*\b(?:bezorg\w*|lever\w*|breng\w*|gebracht|langs\w*|komen|komt|tijdvak|ochtend|middag|avond|ophal\w*|terug\w*|trap|boven|thuis)\b)|\b(?:bezorg\w*|lever\w*|breng\w*|gebracht|langs\w*|komen|komt|tijdvak|ochtend|middag|avond|kiezen)\b.*\b(?:mijn|m'n|mn|mijnen|onze?|onzen)\s+(?:nieuwe?\s+)?(?:bed|boxspring|matras|kast|bank|zetel|meubel\w*|pak\w*|bestelling|spullen|dekbed|lamp)\b/iu
/** Where somebody lies, which is no complaint. */
export const posture = /\bop (?:mijn|m'n|zijn|haar|de|je) (?:rug|zij|buik)\b/iu
export const complaint = /pijn|klacht|last van|hernia|blessure|operatie|geopereerd/iu
/** Width and length: '90x200', '160 bij 200', '140 200'. */
export const aSize = /\d\s?[x×*]\s?\d|\b\d{2,3}\s?(?:bij|op|\s)\s?\d{3}\b/u
/** Asks which size fits, and names a size to say to what. */
export const asksSize =
  /\b(?:welke|wat voor) (?:maat|maten|afmeting\w*|breedte|lengte|hoogte|hoek\w*)\b|\bhoe (?:groot|breed|lang|hoog) moet\b|\b(?:past|hoort|passen) (?:bij|op|om|over)\b/iu
/** Sends goods back. */
export const asksReturn = /\b(?:retour\w*|terug ?(?:stu\w*|ge?stuur\w*|zen\w*|gezon\w*|breng\w*|bren\w*))\b/iu
/** A few words that go on with the question before them: 'en naar België?' */
export const goesOn = /^(?:en|of|maar|ook)\b(?:\s+\S+){1,5}$/iu
