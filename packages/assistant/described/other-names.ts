/** Other words of shoppers for a thing, as the name that the shop has for it: dialect, an older word, or a compound that says where it is used. */
const otherNames: readonly (readonly [string, string])[] = [
  ['(?:huis|sauna|badstof|douche)-?jas(?=sen|jes?|(?!\\p{L}))|badmantel', 'badjas'],
  // A compound is read by its last part: 'tweepersoonsdonsdekbed' is a 'donsdekbed'.
  ['((?:een|één|twee)persoons)-?(?=\\p{L}{4,})', '$1 '],
  ['molton-?(?:onder|hoes)-?laken', 'molton'],
  ['outdoor(?= (?:\\p{L}+ ){0,2}(?:vloer)?kle(?:ed|den))', 'voor-buiten'],
  ['akoestische?(?= (?:\\p{L}+ ){0,3}gordijn)', 'geluiddempende'],
  ['vinger-?doek', 'gastendoek'],
  ['(?:(?:hand)?doek(?:jes?|en)|handdoeken)(?=[^.?!]*\\bgasten(?!doek))', 'gastendoekjes'],
  ['kunst-?kerst-?bo(?=om|men)', 'kerstbo'],
  ['slaap-?kussen', 'hoofdkussen'],
  [
    '(?<=kussen.*)(?:die |dat )?op (?:zijn|z.?n|haar|mijn|mn|de|je) (buik|zij|rug) (?:slaapt?|ligt?|slapen|liggen)',
    '$1slaper',
  ],
  ['(?<=gordijn\\p{L}* )(?:die |dat )?(?:houden|houdt?) (?:de )?(?:warmte binnen|kou buiten)', 'thermo'],
  ['(?<=gordijn\\p{L}* )(?:die|dat) (?:de )?(?:warmte binnen|kou buiten) ?(?:houden|houdt?)', 'thermo'],
  ['tweede?-?kans(?=je|jes|artikel|\\b)', 'tweede kans'],
  ['(?<!tafel-?)lopers?(?! (?:van|in|over) (?:de|mijn|onze) (?:tafel|trap))', 'vloerkleed'],
  ['lees-?lamp (?:voor )?(?:op )?(?:de )?vloer', 'vloerlamp'],
  ['orthopedi\\p{L}* nek-?kuss?en', 'traagschuim hoofdkussen'],
  ['memor(?:y|ie)[ -]?(?:foam|schuim)', 'traagschuim'],
  // For the neck alone a pillow is one to travel with; of foam that takes its shape it is one for the night.
  ['nek-?kussens?(?= (?:van |met )?traagschuim)|(?<=traagschuim(?:en)? )nek-?kussens?', 'hoofdkussen'],
  ['kinder-?overtrek', 'kinderdekbedovertrek'],
  // The 't' of a cot is its own, and no part of what makes it small.
  ['ledikantje(?!\\p{L})', 'ledikant'],
  // 'Van die kleine doekjes' are such, and not of others.
  ['van (?:die|zulke)(?= (?:\\p{L}+e )?\\p{L}+jes(?!\\p{L}))', ''],
  ['(?<=overtrek)-?set(?:je)?s?(?!\\p{L})', ''],
  [
    '(?:(?:bank|zetel|sofa) )?(?:\\d|twee|drie|vier)-?zits(?:er)?(?:[ -]?(?:bank|zetel|sofa))?',
    'driezitsbank',
  ],
  ['losse? (?=matras)', ''],
  ['(?:ruime|diepe|diepere|hogere|verhoogde) hoek(?:en)?', 'hoge hoek'],
  ['geluids?-?(?:wer|isoler|dicht|afsluit)\\p{L}*', 'geluiddempende'],
  ['wollige?', 'wollen'],
  [
    '(?<=kussen\\p{L}*,? )(?:dat|die|wat) (?:je|ik|men|u) zelf[^,.?!]*? (?:bij)?(?:vullen|aanpassen|instellen|regelen)(?: kan| kunt?| kunnen)?',
    'instelbaar',
  ],
  [
    '(?<=boom(?:pje)?(?!\\p{L}).*[,.?!]? (?:en )?)(?:zitten|zit) (?:er|daar)(?: al| ook)? (?:lampjes|lichtjes|verlichting)(?: al| ook)?(?: (?:in|aan|bij))?',
    'met lampjes',
  ],
  [
    '(?<=plant\\p{L}*,? )(?:die|dat)[^,.?!]*(?:aangeeft|laat zien|laat weten|vertelt|zegt|meldt|meet)[^.?!]*water[^,.?!]*|(?<=plant\\p{L}*,? )(?:die|dat)[^,.?!]* water[^,.?!]*(?:aangeeft|laat zien|laat weten|vertelt|zegt|meldt)(?!\\p{L})',
    'met watermeter',
  ],
  [
    'lekker zachte? stof(?:je)?|zachte? stof(?:je)?(?=.*(?:stoel|fauteuil|zetel))|(?<=(?:stoel|fauteuil|zetel).*)zachte? stof(?:je)?',
    '',
  ],
  // What fits in a cover is no throw.
  [
    'deken(?:tje)?(?=.*(?:peuter|kleuter|ledikant|120 ?x ?150|100 ?x ?135|in een (?:hoes|overtrek)|(?:hoes|overtrek) (?:om|over)))',
    'dekbed',
  ],
  ['mini(?= |$)', 'klein'],
  ['afdroog-?doek', 'handdoek'],
  ['dekbed[ -]set(?:je)?s?(?!\\p{L})', 'dekbedovertrek'],
  ['pendel[ -]lamp', 'hanglamp'],
  ['staande? (?:lees|schemer)?-?lamp(?:en|je|jes)?(?!\\p{L})', 'vloerlamp'],
  // A vase is as large as it is high.
  ['hoge(?= (?:\\p{L}+ )?va(?:as|zen))', 'grote'],
  [
    '(?:per|als|in een) paar(?!\\p{L})(?=.*gordijn)|(?<=gordijn.*)(?:per|als|in een) paar(?!\\p{L})',
    'set van twee',
  ],
  [
    '(?<=kerstballen.*)(?:die|welke|dat)[^,.?!]* (?:niet|nie?|nooit)(?: [^,.?!]*)? (?:breken|breekt|stuk\\p{L}*|kapot\\p{L}*|kapot kunnen|stuk kunnen)(?: (?:kunnen|gaan|vallen))?(?!\\p{L})',
    'onbreekbaar',
  ],
  [
    '(?:die|dat|wat) (?:het|al het|veel|alle) (?:zon|straat)?licht (?:\\p{L}+ )?(?:tegenhoud\\p{L}*|buiten ?houd\\p{L}*|weghoud\\p{L}*|buiten sluit\\p{L}*)|(?:die|dat) (?:goed |echt |helemaal )?verduister(?:t|en)(?!\\p{L})',
    'verduisterend',
  ],
  ['boxspring[ -]bed(?:den)?(?!\\p{L})', 'boxspring'],
  ['hangende? lamp(?:en|je|jes)?(?!\\p{L})', 'hanglamp'],
  ['bed-?kastje', 'nachtkastje'],
  ['koffie-?tafel(?!\\p{L}*(?:kleed|laken))', 'bijzettafel'],
  ['(?:luie|makkelijke|gemakkelijke) stoel|(?:lees|lounge|luister)-?(?:stoel|fauteuil)', 'fauteuil'],
  ['raam-?(?:bekleding|decoratie)(?!\\p{L})', 'gordijnen'],
  ['bloem(?:en)?-?va(?=as|zen)', 'va'],
  ['slaap[ -]?t-?shirt', 'slaapshirt'],
  ['synthetische (?:vulling|vezels?|stof(?:fen)?|materiaal|materialen)', 'kunstvezel'],
  ['(?:kamer)?plant(?=(?:en|je|jes)? (?:die )?(?:nep|niet echt)(?!\\p{L}))', 'kunstplant'],
  [
    // Who has six beds looks for what lies on them.
    '(?<!(?:zoek|zoeken|wil|willen|kopen|koop|nodig|prijs|kosten?) (?:\\p{L}+ ){0,3})(?:(?:allemaal|dubbele|enkele|grote|onze|mijn|twee|drie|vier|vijf|zes|\\d+|(?:een|twee)persoons) ){1,3}bedden(?: van)? (?=\\d{2,3} ?(?:x|bij|op) ?2\\d0[^?]*(?:overtrek|laken|dekbed|topper|molton|slopen|sprei))',
    'voor een bed van ',
  ],
  ['(?<=^(?:een |zoek |ik zoek een )?)kunstbo(?=om|men)', 'kerstbo'],
]

const compiled = otherNames.map(
  ([said, name]) => [new RegExp(`(?<!\\p{L})(?:${said})`, 'giu'), name] as const,
)

/** Returns a message with goods by the names that the shop has for them: 'huisjas' becomes 'badjas'. */
export function writeShopNames(message: string): string {
  return compiled.reduce((text, [said, name]) => text.replace(said, name), message)
}
