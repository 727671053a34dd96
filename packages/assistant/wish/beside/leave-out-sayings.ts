const colors =
  '(?:wit(?:te)?|zwarte?|gri?j[sz]e?|rode?|rood|roze|blauwe?|groene?|geel|gele|oranje|paarse?|bruine?|bleke?|bleek)'
/** What has a colour and is no goods: a body, a stain, a sign, or what stands in somebody's own house. */
const ofOthers =
  '(?:plek(?:ken|je|jes)?|vlek(?:ken|je|jes)?|bult(?:en|jes)?|puntjes|uitslag|huid|gezicht|ogen|oog|wangen|neus|handen|benen|striemen|draad|kruis|kaart|cijfers|vlag|loper|(?:lampje|lichtje)(?= (?:brandt?|knippert?|knipperen|flitst|blijft|gaat|ging|licht|op (?:de|het|mijn) (?:motor|afstand|adapter|stekker|kabel|bed)))|knop|balk|melding|vinkje|letters|muur|muren|wand|wanden|vloer|deur|deuren|kozijn(?:en)?|keuken|tegels|auto|straat|laan|weg|piet|stroom|schimmel)'
const ofThing = new RegExp(`\\b${colors} (?=${ofOthers}\\b)`, 'giu')
/** 'Wit weggetrokken', 'rood aangelopen', 'in het rood staan', 'groen en geel van ergernis', 'brandt rood'. */
const happened = new RegExp(
  `\\b${colors} (?:weg\\p{L}+|aangelopen|aangeslagen|uitgeslagen|uitgewassen|geworden|verkleurd|gelopen|gezien|van (?:schrik|woede|ergernis|kou|jaloezie|stof))(?!\\p{L})|\\b(?:sta|staat|zit|zitten|staan) (?:\\p{L}+ ){0,2}in het rood\\b|\\bin het rood (?:sta|staat|staan)\\b|\\bgroen en geel\\b|\\b(?:brandt|knippert|kleurt) (?:\\p{L}+ )?${colors}\\b(?! \\p{L}*(?:kussen|dekbed|laken|lamp|kleed|overtrek|plaid|gordijn))`,
  'giu',
)
/** 'Zeiden' is told, and 'beide zijden' are sides: neither is silk. */
const verbs =
  /\b(?:zeiden|zeide)(?!\p{L})|\b(?:beide|twee|alle|vier|weers?|aan (?:de|een|één)|de (?:lange|korte)) ?zijden?(?!\p{L})/giu

/** Leaves out of a message the colours and the cloths that are no property of goods: 'een rode plek', 'wit weggetrokken', 'minimaal 50 zeiden ze'. */
export function leaveOutSayings(message: string): string {
  return message.replace(happened, ' ').replace(ofThing, ' ').replace(verbs, ' ')
}
