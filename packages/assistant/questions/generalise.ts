import { fold } from '@sluimer/search/text/words/tokens'

/** Names that one word stands for: pages speak of countries and carriers, and shoppers of towns and firms. */
const kinds: readonly (readonly [string, RegExp])[] = [
  [
    'minderjarig',
    /\b(?:ben|is|pas|nog|zoon van|dochter van)(?: pas| nog| maar| nog maar)? 1[0-7]\b|\bminderjarig\w*\b/gu,
  ],
  [
    'belgie',
    /\b(?:belg\w*|vlaanderen|vlaams\w*|walloni\w*|gent|antwerpen|brugge|brussel|leuven|hasselt|mechelen|kortrijk|oostende|aalst|genk|luik|namen|turnhout|roeselare|knokke|ieper|sint niklaas|dendermonde|lier|geel|mol|waregem|charleroi|bergen op zoom)\b/gu,
  ],
  [
    'nederland',
    /\b(?:nederland\w*|amsterdam|rotterdam|utrecht|den haag|eindhoven|groningen|friesland|zeeland|drenthe|brabant|gelderland|overijssel|flevoland|maastricht|tilburg|breda|nijmegen|arnhem|zwolle|almere|haarlem|leeuwarden|assen|venlo|achterhoek)\b/gu,
  ],
  ['wadden', /\b(?:texel|vlieland|terschelling|ameland|schiermonnikoog|wadden\w*)\b/gu],
  [
    'buitenland',
    /\b(?:duits\w*|frankrijk|frans\w*|luxemburg|spanje|engeland|italie|oostenrijk|polen|portugal|denemarken|zweden|ierland|buitenland\w*|curacao|aruba|europa|zwitserland|amerika|marokko|turkije)\b/gu,
  ],
  [
    'feestdag',
    /\b(?:sinterklaas|pakjesavond|kerst\w*|oud en nieuw|nieuwjaar|pasen|valentijn\w*|moederdag|vaderdag|verjaardag|feestdag\w*|bruiloft|communie|nieuwjaarsdag)\b/gu,
  ],
  ['vervoerder', /\b(?:post ?nl|dhl|bpost|dpd|ups|gls|vervoerder|koerier\w*|pakketdienst)\b/gu],
  [
    'betaalmiddel',
    /\b(?:ideal|wero|bancontact|paypal|creditcard|kredietkaart|visa|mastercard|maestro|amex|american express|payconiq|apple ?pay|google ?pay|bankkaart|betaalkaart|overschrijving|tikkie)\b/gu,
  ],
  // A size is two figures.
  ['0 bij 0', /\b\d{2,3}\s?[x×]\s?\d{2,3}\b/gu],
  [
    '0',
    /\b(?:\d+(?:[.,]\d+)?|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|twintig|dertig|veertig|vijftig|honderd)\b/gu,
  ],
  ['ordinal', /\b(?:\d+e|eerste|tweede|derde|vierde|vijfde)\b/gu],
]

/** Returns a message with what differs from shopper to shopper as one word for all of it: towns, carriers, figures. */
export function generalise(message: string): string {
  return kinds.reduce((text, [word, names]) => text.replace(names, ` ${word} `), fold(message))
}
