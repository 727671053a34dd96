const colors =
  '(?:wit(?:te)?|zwarte?|gri?j[sz]e?|rode?|rood|roze|blauwe?|groene?|geel|gele|oranje|paarse?|bruine?|bleke?|bleek)'
/** What has a color and is no goods: a body, a stain, a sign, or what stands in somebody's own house. */
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

const count = '(?:\\d{1,2}|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf)'
/** How many somebody needs, which is the name of no goods: 'ik heb er twee nodig', 'ik koop er 10', 'ongeveer acht'. */
const howMany = new RegExp(
  `\\b(?:ik |we |wij )?(?:heb|hebben|moet|moeten|wil|willen|zoek|zoeken|koop|kopen|neem|nemen) (?:ik |we |wij )?(?:er|der) (?:dan |wel |ook )?${count}(?: (?:nodig|hebben|van))?(?![\\p{L}\\d])|\\b(?:ongeveer|ik koop) ${count}(?! ?(?:[\\d.,x×€%]|\\p{L}))`,
  'giu',
)
/** What a bed was before it was replaced: '160 in plaats van 140'. */
const former = /(?<=\d(?: ?cm)?(?: breed)?) in plaats van (?:een )?\d{2,3}(?: ?cm)?(?! ?[x×\d])/giu
/** What somebody does with goods, which is no name of them: 'om op te leggen'. */
const useOf = /\bom (?:er )?(?:\p{L}+ ){0,2}te (?:leggen|zetten|hangen|liggen|zitten|gebruiken|hebben)\b/giu
/** Where something is used that is looked for, where no bed is meant: 'iets van wol voor in bed'. */
const inBed = /(?<=\biets (?:\p{L}+ ){1,3})(?:voor )?(?:in|op) bed\b/giu
/** What is said so, and of nothing that it names: 'een rib uit mijn lijf', 'een kat in de zak'. */
const idioms =
  /\b(?:(?:maar|en|mag|moet|wil|het|'t|ik|liever|dus) )*(?:geen |een )?(?:rib uit (?:mijn|m'n|mn|je|het) lijf|kat in de zak|arm en een been|poot uitdraaien|rib uit)(?: (?:kosten|kopen|zijn|worden))?|\bals een (?:roos|blok|os|marmot|prinses|beer|zak aardappelen|vaatdoek|koning)\b/giu

/** Leaves out of a message the colors, cloths and figures that are no property of goods: 'een rode plek', 'wit weggetrokken', 'minimaal 50 zeiden ze', 'ik heb er twee nodig'. */
export function leaveOutSayings(message: string): string {
  const asides = [happened, ofThing, verbs, howMany, former, useOf, inBed, idioms]
  return asides.reduce((text, aside) => text.replace(aside, ' '), message)
}
