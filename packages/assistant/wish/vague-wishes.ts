import { readProperties } from './read-properties.ts'

/** A wish that says what bothers a shopper, or whom it is for, instead of what they look for. */
export interface VagueWish {
  /** What an answer says of it. */
  readonly words: string
  /** What helps, each a search of its own; the first most of all. */
  readonly wishes: readonly string[]
  /** Set when it also helps somebody who names goods. */
  readonly namesGoods?: true
  /** What is asked back of whoever told no price. */
  readonly asksPrice?: string
}

const known: readonly (VagueWish & { readonly said: RegExp })[] = [
  {
    said: /^(?=.*\bdekbed)(?!.*\b(?:warm|heet|zwe+t\p{L}*)\b).*(?:\bkamer\b|slaapkamer|zolder|raam|\bhet\b).*\b(?:(?:[5-9]|1[0-6]) ?(?:graden|°)|(?:raam|ramen)\b.{0,20}\bopen|(?:open|openstaand) raam|vries|vriest|vriezen|ijskoud|steenkoud|onverwarmd\p{L}*|geen verwarming|niet verwarmd)/iu,
    words:
      'In een koude slaapkamer past een dekbed van warmteklasse 1, of een vierseizoenendekbed. Heeft de een het kouder dan de ander, neem dan elk een eigen dekbed.',
    wishes: ['dekbed warmteklasse 1', 'dekbed vier seizoenen'],
    namesGoods: true,
  },
  {
    said: /^(?=.*\b(?:\p{L}*koude?|kou|kouwelijk\p{L}*|koukleum\p{L}*|koulijder|bevries\p{L}*|vriest|bibber\p{L}*|rilt?|rillen)\b)(?=.*(?:\bzwe(?:e)?t\p{L}*|\b(?:\p{L}*warm(?! (?:\p{L}+ )?\p{L}*(?:dekbed|dons|deken|overtrek|laken|pyjama|badjas|plaid|bed\b|matras))|\p{L}*heet|transpire\p{L}*|kookt|kachel|oven|stoof)\b))(?=.*\b(?:hij|zij|ze|man|vrouw|vriend|vriendin|partner|lief|mekaar|elkaar|samen|ander|andere|wederhelft|vent|madam)\b)/iu,
    words:
      'Slaap dan elk onder een eigen dekbed: een warm voor de een (klasse 1), een koel voor de ander (klasse 4). Een vierseizoenendekbed kan ook: dat splits je.',
    wishes: ['dekbed warmteklasse 1', 'dekbed warmteklasse 4'],
    namesGoods: true,
  },
  {
    said: /^(?!.*\b(?:\p{L}*vloer|tegels)).*\b(?:(?:steen|ijs)?ko(?:u)?de (?:voeten|tenen|benen|handen)|(?:voeten|tenen|benen)(?: \p{L}+){0,5} (?:warm|(?:steen|ijs)?koud)|(?:steen|ijs)?koud\p{L}*(?: \p{L}+){0,2} (?:aan|bij|om|in|op) (?:\p{L}+ )?(?:voeten|tenen|benen)|warme voeten|bed (?:\p{L}+ )?warmer|warmer bed|het (?:\S+ )?koud heeft|(?:heb|heeft|krijg|lig) (?:het |ik )*(?:\S+ ){0,3}koud|kouwelijk\w*|koukleum\w*|warm blijven|lekker warm|iets warms|verkleumd)\b/iu,
    words: 'Tegen de kou helpen een warm dekbed, flanel om in te liggen en een plaid voor je voeten:',
    wishes: ['dekbed warmteklasse 1', 'dekbedovertrek flanel', 'plaid wol'],
  },
  {
    said: /\b(?:(?:heb|heeft|krijg|lig) (?:het |ik )*(?:\S+ ){0,4}(?:te )?(?:warm|heet)\b|zweet\w*|zweten|transpire\w*|het (?:\S+ )?(?:warm|heet) heeft|nachtzweet\w*|opvliegers?|bloedheet|oververhit|iets koels|verkoelend\w*)/iu,
    words: 'Koeler slapen begint bij een dun dekbed, en bij een stof die ademt:',
    wishes: ['dekbed warmteklasse 4', 'dekbedovertrek percal', 'hoeslaken linnen'],
  },
  {
    said: /\b(?:zon\b.*\b(?:schijn\w*|fel|vroeg|kamer|wakker)|(?:te|heel|erg|zo|super) (?:licht|veel licht)|\p{L}*lantaarn\w*|straatverlichting|(?:pik|stik|helemaal |echt )*donker (?:krijgen|maken|slapen|hebben|is|wordt)|(?:slaap)?kamer\b.*\b(?:pik|stik)?donker|verduister\w* (?:mijn |de |onze )?\w*kamer|lichtinval|inkijk|(?:tegen|last van|veel) (?:\S+ ){0,2}licht|licht (?:\S+ ){0,2}(?:straat|buiten|lantaarn\w*))\b/iu,
    words: 'Voor een donkere kamer zijn er verduisterende gordijnen:',
    wishes: ['gordijn verduisterend'],
  },
  {
    said: /\b(?:\w*cadeau(?!bon|kaart|card|code)\w*|\w*kado\w*|trouwt|trouwen|bruiloft|huwelijk\w*|jubileum|verjaardag|geschenk\w*|kraamcadeau|housewarming|sinterklaas|moederdag|vaderdag|kerstcadeau\w*)\b/iu,
    words: 'Leuk om te geven: een plaid, zachte handdoeken, een badjas of een lamp.',
    wishes: ['plaid', 'badjas', 'tafellamp'],
    asksPrice: 'Noem een bedrag, dan zoek ik gerichter.',
  },
  {
    said: /^(?!.*\p{L}*(?:matras|bed|kussen|laken|overtrek|handdoek|badjas|topper|boxspring|kleed|lamp)).*\bvoor (?:(?:de|mijn|onze|ons|m'n|al die|een) )?(?:logees?|log[eé]s?|logeergasten|slaapgasten|overnachtende gasten)(?!\p{L})/iu,
    words: 'Voor wie blijft slapen is er een dun, licht matras, met een dekbed en een kussen:',
    wishes: ['matras logeer', 'dekbed', 'hoofdkussen'],
  },
  {
    said: /\biets (?:leuks|moois|gezelligs|aardigs|origineels)\b(?! (?:van|om|met|voor (?:mijn|een|m'n|mn) \p{L}*(?:bed|matras)))/iu,
    words: 'Leuk voor in huis, of om te geven: een vaas, een plant of een plaid.',
    wishes: ['vaas', 'kamerplant', 'plaid'],
    asksPrice: 'Noem een bedrag, dan zoek ik gerichter.',
  },
  {
    said: /\b(?:bed|bedden|slaapkamer)\b(?=.*\b(?:opleuk\w*|op te leuken|opfleur\w*|op te fleuren|aankled\w*|aan te kleden|mooier|gezelliger|hipper)\b)|\b(?:opleuk\w*|opfleur\w*|aankled\w*)\b.*\bbed\b/iu,
    words: 'Een ander overtrek verandert het meest, en een plaid of losse slopen maken het af:',
    wishes: ['dekbedovertrek', 'kussensloop', 'plaid'],
    namesGoods: true,
  },
  {
    said: /\b(?:badkamer\w*)\b(?=.*\b(?:opfris\w*|aankled\w*|inricht\w*|mooier|nieuw\w*|gezellig\w*|opleuk\w*|sfeer)\b)|\b(?:opfris\w*|opleuk\w*)\b.*\bbadkamer\b/iu,
    words: 'Voor de badkamer hebben we handdoeken, badjassen en planten:',
    wishes: ['handdoek', 'badjas', 'kamerplant'],
  },
  {
    said: /\b(?:woonkamer|huiskamer|living|zithoek|kamer|slaapkamer|huis)\b(?=.*\b(?:gezellig\w*|sfeer\w*|knus\w*|warmer|kaal|aankled\w*|opleuk\w*)\b)|\b(?:gezellig\w*|sfeer\w*|knus\w*)\b.*\b(?:woonkamer|huiskamer|living|zithoek|kamer|huis|bank)\b/iu,
    words: 'Gezellig wordt het met zacht licht, een kleed op de vloer en een plaid op de bank:',
    wishes: ['vloerlamp', 'vloerkleed', 'plaid'],
  },
  {
    said: /\b(?:slaapkamer)\b(?=.*\b(?:opnieuw|inricht\w*|make ?over|alles|aankled\w*|opfris\w*|rustig\w*|gezellig\w*|nieuwe?)\b)|\b(?:samenwonen|op mezelf wonen|op kamers|eerste huis|nieuw huis|uitzet)\b/iu,
    words:
      'Begin met het bed: een boxspring of matras, een dekbed dat bij de maat past en een overtrek. Welke maat bed heb je in gedachten?',
    wishes: ['boxspring', 'dekbed', 'dekbedovertrek'],
  },
  {
    said: /\b(?:logees?|logés?|logeren|logeer\w*|gasten|gastenkamer|bezoek)\b(?=.*\b(?:slaap\w*|slapen|nodig|bed|kamer|komen|komt|inricht\w*|in te richten|budget|klaar\w*)\b)/iu,
    words:
      'Voor logees is een matras van koudschuim handig, met een dekbed dat je het hele jaar kunt gebruiken:',
    wishes: ['matras koudschuim', 'dekbed vier seizoenen', 'handdoek'],
  },
  {
    said: /\b(?:nek\p{L}*|hals|schouder\p{L}*)\b(?=.*\b(?:kussen|lig\w*|lekker|stijf|stijve|wakker|slaap\w*|ochtends?|opsta\w*)\b)|\b\p{L}*kussens?\b.*\b(?:nek|hals)\p{L}*/iu,
    words:
      'Een kussen past als je nek recht ligt: op je zij een hoog kussen, op je rug een lager. Houdt je nek klachten, vraag het dan aan je huisarts of fysiotherapeut.',
    wishes: ['hoofdkussen'],
    namesGoods: true,
  },
  {
    said: /^(?!.*\b(?:70|80|100|120|140|160|180)\b)(?!.*\b(?:zoek|wil|welke?|heb(?:ben|t)? (?:je|u|jullie)) (?:\p{L}+ ){0,3}\p{L}*(?:laken|overtrek|dekbed|kussen|topper|sloop|beschermer)).*(?:\b(?:(?:klein)?zoon(?:tje)?|(?:klein)?dochter(?:tje)?|(?:klein)?kind|kleuter|peuter|neefje|nichtje)\b(?=.*\b(?:groot bed|grote bed|eerste bed|nieuw bed|bedje)\b)|\bbed(?:je)? voor (?:een |mijn |mn |onze |ons )?(?:\p{L}+ )?(?:kleuter|peuter|kind|zoon\w*|dochter\w*|kleinkind\w*|kleinzoon|kleindochter|tiener|puber|jongen|meisje)\b)/iu,
    words:
      'Voor een kind is een bed van 90 x 200 cm er een om jaren mee te doen: een matras dat niet te hard is, een dekbed van 140 x 200 cm en beddengoed dat tegen wassen kan.',
    wishes: ['matras 90x200', 'dekbed 140x200', 'dekbedovertrek 140x200'],
    namesGoods: true,
  },
  {
    said: /^(?!.*\b(?:fauteuil\w*|zetel|vloerkle\w*|gordijn\w*)\b).*(?:\b(?:hond|honden|hondje|labrador|teckel|viervoeter|kat|katten|poes|poezen|huisdier|huisdieren|puppy|kitten)\b(?=.*\b(?:bed|bank|zetel|slaap\w*|lig\w*|haren|krab\w*|sprei|plaid|\p{L}*overtrek|matras)\b)|\b(?:bed|bank|zetel|sprei|plaid|\p{L}*overtrek|matras|beddengoed|dekbed)\b.*\b(?:hond|honden|kat|katten|poes|poezen|huisdier|huisdieren|(?:honden|katten|poezen|dieren)ha(?:ar|ren))\b|\b(?:honden|katten|poezen|dieren)haren\b(?=.*\b(?:plaid|\p{L}*overtrek|beddengoed|deken|dekbed|sprei|matras|stof)\b))/iu,
    words:
      'Met een huisdier op bed kies je iets wat dicht geweven is en vaak in de was mag, zoals katoen. Een beschermer houdt je matras schoon:',
    wishes: ['plaid katoen', 'dekbedovertrek percal', 'matrasbeschermer'],
    namesGoods: true,
  },
  {
    said: /\b(?:partner|man|vrouw|vriend|vriendin|lief|elkaar|mekaar|ander|wij|we|allebei)\b(?=.*\b(?:draait|draaien|woel\w*|beweeg\w*|bewegen|beweging|onrustig\w*|(?:elkaar|mekaar) (?:\p{L}+ )?wakker)\b)/iu,
    words:
      'Voel je elke beweging van elkaar, neem dan twee matrassen naast elkaar, of een matras met pocketveren: elke veer geeft apart mee.',
    wishes: ['matras pocketvering'],
    namesGoods: true,
  },
  {
    said: /\b(?:kou(?:de|d)|kille?|ijskoude?) (?:\p{L}*vloer\w*|tegels|laminaat|parket)\b|\b(?:\p{L}*vloer|tegels|laminaat)\b.*\b(?:koud|kil|ijskoud)\b/iu,
    words: 'Een vloerkleed maakt een koude vloer meteen warmer onder je voeten:',
    wishes: ['vloerkleed'],
  },
  {
    said: /\b(?:lees|lezen|lezer)\b.*\b(?:in|naast) (?:het |mijn )?bed\b|\b(?:in|naast) (?:het |mijn )?bed\b.*\b(?:lees|lezen)\b/iu,
    words: 'Om in bed te lezen zet je een tafellamp naast je, op de hoogte van je schouder:',
    wishes: ['tafellamp'],
  },
  {
    said: /\b(?:wat|iets|ideeën?|decoratie)\b.*\b(?:(?:kale|lege|saaie) (?:\p{L}+ )?(?:muur|wand)|(?:voor|aan|op) (?:de|een|mijn|onze) (?:\p{L}*muur|wand)(?: (?:te hangen|hangen))?)(?!\p{L})/iu,
    words: 'Voor aan de muur hebben we spiegels:',
    wishes: ['spiegel'],
  },
  {
    said: /^(?!.*\d\s?(?:kg|kilo)).*(?:\bhotel(?:gevoel|kwaliteit|sfeer|bed|slaap)\b|\b(?:als|zoals) in een hotel\b)/iu,
    words: 'Slapen als in een hotel: fris percal om in te liggen, en dikke handdoeken ernaast:',
    wishes: ['dekbedovertrek percal', 'handdoek'],
  },
  {
    said: /^(?=.*\b(?:\p{L}*allergi\w*|huisstof\w*|huismijt|mijten)\b)(?=.*\b(?:zoek|heb je|hebben jullie|raad\w*|raden|aanrad\w*|welke?|\p{L}*kussens?|dekbed\w*|dekens?|donsdeken|beddengoed|matras\w*|\p{L}*beschermers?)\b)(?!.*\b(?:geworden|gekregen|kreeg|uitslag|bewezen|genees|veilig|medisch|dons|veren|wol|lanoline|latex|nikkel|geur\w*|parfum)\b)/iu,
    words:
      'Tegen huisstof helpt een dicht geweven tijk en wassen op 60 graden. Of de vulling dons of synthetisch is, maakt minder uit. Voor je gezondheid vraag je het je huisarts.',
    wishes: ['dekbed huisstof', 'hoofdkussen huisstof', 'matrasbeschermer'],
    namesGoods: true,
  },
  {
    said: /\b(?:rechtop|hoger|omhoog|overeind|schuin)\b.*\b(?:zit\w*|lig\w*|slapen)\b.*\bbed\b|\bbed\b.*\b(?:rechtop|omhoog|overeind)\b|\b(?:zit\w*|lig\w*)\b.*\b(?:rechtop|hoger|omhoog|overeind)\b.*\bbed\b/iu,
    words:
      'Een elektrisch verstelbare boxspring zet je rug en je benen omhoog, elke helft apart. Zo zit je rechtop om te lezen of televisie te kijken:',
    wishes: ['boxspring elektrisch'],
    namesGoods: true,
  },
  {
    said: /^(?!.*\b(?:hardheid|stevigheid)\b).*(?:\b(?:ik|hij|zij|ze|die)\b.*\b(?:draai|draait|woel|woelt|lig te draaien|ligt te draaien)\b.*\bnacht\w*|\bnacht\w*\b.*\b(?:draai|draaien|woel|woelen)\b|\b(?:draait?|woelt?|beweegt?|wisselt?) (?:\S+ ){0,2}veel\b|\bveel (?:draait?|draaien|woelt?|woelen)\b)/iu,
    words:
      'Draai je veel, kies dan een matras dat meteen terugveert, zoals koudschuim, latex of pocketvering: draaien kost dan weinig moeite.',
    wishes: ['matras pocketvering'],
    namesGoods: true,
  },
  {
    said: /\b(?:hij|zij|ze|man|vrouw|vriend|vriendin|partner|lief|ene|een)\b.*\b(?:hard|harde|stevig|stevige|zacht|zachte)\b.*\b(?:hij|zij|ze|ik|man|vrouw|vriend|vriendin|partner|andere|ander)\b.*\b(?:hard|harder|stevig|steviger|zacht|zachter)\b|\b(?:andere|verschillende) (?:hardheid|stevigheid)\b.*\b(?:allebei|elk|partner|man|vrouw|samen)\b/iu,
    words:
      'Neem dan twee losse matrassen naast elkaar, elk met een eigen hardheid. Bij een boxspring die je zelf samenstelt, kies je links en rechts apart.',
    wishes: ['matras stevig', 'matras zacht'],
    namesGoods: true,
  },
  {
    said: /\b(?:kamer|slaapkamer|kinderkamer)\b(?=.*\b(?:dochter\w*|zoon\w*|kind\w*|meisje|jongen|kleuter|peuter)\b)(?=.*\b(?:wil|houdt|gek|dol|fan|zoek|van \d+)\b)/iu,
    words: 'Voor een kinderkamer is er beddengoed voor kinderen:',
    wishes: ['dekbedovertrek voor-kinderen', 'kussensloop voor-kinderen'],
  },
  {
    said: /\b(?:tocht|tochtig|tochten|kou(?:de)?)\b.*\b(?:raam|ramen|venster\w*|kozijn\w*)\b|\b(?:raam|ramen|venster\w*)\b.*\b(?:tocht|tochtig|kou|koude)\b/iu,
    words: 'Een dicht gordijn met voering houdt kou en tocht bij het raam tegen:',
    wishes: ['gordijn thermo'],
  },
  {
    said: /\b(?:allebei|beide|beiden|elk|samen)\b.*\b(?:anders|verschillend\w*)\b.*\b(?:warm|koud|heet)\b/iu,
    words:
      'Slaap dan elk onder een eigen dekbed: een warm voor de een (klasse 1), een koel voor de ander (klasse 4). Een vierseizoenendekbed kan ook: dat splits je.',
    wishes: ['dekbed warmteklasse 1', 'dekbed warmteklasse 4'],
    namesGoods: true,
  },
  {
    said: /^(?!.*\b(?:terug\w*|ruil\w*|garantie|klacht|gekocht|besteld|maanden|jaar|baby\w*|doodgaan)\b).*(?:\b(?:zak|zakt|zakken|wegzak\w*)\b.*\b(?:diep|weg|ver|door)\b.*\b(?:bed|matras)\b|\b(?:matras|bed) (?:is |ligt |voelt )?(?:veel |echt )?te zacht\b|\bte zacht (?:matras|bed)\b)/iu,
    words:
      'Zak je te ver weg, neem dan een steviger matras. Een topper maakt het bed een beetje anders, maar een matras dat te zacht is blijft te zacht.',
    wishes: ['matras stevig'],
    namesGoods: true,
  },
  {
    said: /\b(?:plast|plassen|bedplass\w*|incontinen\w*|zindelijk\w*|ongelukjes?|nat(?:te)? bed\w*|bed nat)\b/iu,
    words:
      'Een waterdichte matrasbeschermer houdt het matras droog, en mag in de was. Met twee heb je er altijd een schoon:',
    wishes: ['matrasbeschermer waterdicht'],
    namesGoods: true,
  },
  {
    said: /\b(?:snurk\w*)\b(?!.*\b(?:apneu|dekbed\w*|overtrek\w*|beddengoed)\b)/iu,
    words:
      'Wie snurkt, ligt vaak beter op de zij of met het hoofd hoger: met een hoger kussen, of een bed dat elektrisch omhoog kan. Blijft het, vraag het dan je huisarts.',
    wishes: ['hoofdkussen zijslaper', 'boxspring elektrisch'],
    namesGoods: true,
  },
  {
    said: /^(?!.*\d ?(?:euro|€|,-)|.*€).*(?:\b(?:student\w*|(?:klein|krap|weinig|laag) (?:budget|geld)|op kamers|goedkoop mogelijk)\b.*\b(?:bed|slaapkamer)\b|\bcompleet bed\b|\bbed compleet\b)/iu,
    words:
      'Een boxspring is een compleet bed, met matras. Met een voordelig dekbed en kussen erbij ben je klaar:',
    wishes: ['goedkoopste boxspring', 'goedkoopste dekbed', 'goedkoopste hoofdkussen'],
    namesGoods: true,
  },
]

/** 'Is het op tijd voor Sinterklaas?' asks when goods come, and for no present. */
const asksTime =
  /\b(?:op tijd|in huis|binnen|levertijd|geleverd|bezorgd|leveren|bezorgen|haal ik|red ik|tot wanneer|wanneer (?:komt|moet|krijg|heb)|als ik (?:nu|vandaag|morgen|volgende week) bestel|bestel ik nu|onderweg)\b/iu

/** Returns what helps somebody who tells of a situation; undefined for one who names what they look for. */
export function findVagueWish(message: string): VagueWish | undefined {
  const found = asksTime.test(message) ? undefined : known.find(({ said }) => said.test(message))
  return found && { ...found, wishes: found.wishes.map((wish) => addPosture(wish, message)) }
}

/** A pillow is chosen by how somebody lies, where that is told. */
function addPosture(wish: string, message: string): string {
  const [posture] = wish === 'hoofdkussen' ? (ofPosture.exec(readProperties(message, wish)) ?? []) : []
  return posture === undefined ? wish : `${wish} ${posture}`
}

const ofPosture = /\b(?:zij|rug|buik)slaper\b/u
