import { nameColors } from './name-colors.ts'
import { written } from './short-forms.ts'

/** Goods that are spelled as they sound, and cushions that nobody lays a head on: 'kussentjes voor de sier'. */
const goods: readonly (readonly [RegExp, string])[] = [
  // Who names for whom it is after a comma or a word means the same as 'kinderbadjas'.
  [
    /(?<!\p{L}|kinder)(?:badstof ?)?(badjas|pyjama)(?:sen|je|jes|s)?(?!\p{L})(?=[^.?!]*\bvoor (?:(?:de|onze|mijn|mn|een|ons|t|het) )?(?:kids|kinderen|kind|kindje|dochtertje|zoontje|peuter|kleuter)(?!\p{L}))/giu,
    'kinder$1',
  ],
  [
    /(?<!\p{L})(?:kinder|speel|baby)?park(?= voor (?:ons|onze|mijn|mn|de|een|t|het) (?:kleine|kleintje|baby|kindje|dochtertje|zoontje))/giu,
    'babypark',
  ],
  [/(?<!\p{L})na[cg]h?t?[ -]?kast?[ -]?lamp(?=(?:je|jes|en)?(?!\p{L}))/giu, 'nachtkastlamp'],
  [/(?<!\p{L})hoo[fv][dt]?t?[ -]?bor[dt]t?(?!\p{L})/giu, 'hoofdbord'],
  [/(?<!\p{L})bo(?:k|ck)s?[ -]?spring(?=\p{L}*)/giu, 'boxspring'],
  [
    /(?<!\p{L})(?:plank|paneel|bord|rug|leuning) achter (?:je|jouw|mijn|het|ons|de) (?:hoofd|kussens?|bed)(?!\p{L})/giu,
    'los hoofdbord',
  ],
  [/(?<!\p{L})waterdi(?:g|ch)t?h?t(?=e?(?!\p{L}))/giu, 'waterdicht'],
  [/(?<!\p{L})matras(?:hoes)?[ -]?bescherm(?:laken|hoes|lakens|hoeslaken)(?!\p{L})/giu, 'matrasbeschermer'],
  [
    /(?<!\p{L})(?:nep|kunst|namaak|artifici[eë]le|plastic)(?:pe)? ?-?(?:plant(?:en|je)?|olijf(?:boom|boompje)|palm\p{L}*|ficus\p{L}*|monstera\p{L}*)(?!\p{L})/giu,
    'kunstplant',
  ],
  [
    /(?<!\p{L})(?:plaids?(?: of (?:een )?| ?\/ ?)(?:wollen |zachte )?dekens?(?:tje)?|dekens?(?:tje)?(?: of (?:een )?| ?\/ ?)plaids?)(?!\p{L})/giu,
    'plaid',
  ],
  [/(?<!\p{L})nek-?kussen(?=s?(?!\p{L}).*traagschuim)/giu, 'hoofdkussen'],
  [/(?<!\p{L})moll?ton[ -]?(?:hoes|onder)?laken(?=s?(?!\p{L}))/giu, 'molton'],
  [/(?<=(?:bad|huis|sauna)jas)en(?!\p{L})/giu, 'sen'],
  [/kuss?e?n(?=s?(?:tjes?)?(?!\p{L}))/giu, 'kussen'],
  [/dekbe(?:dt|tt?)(?=s?(?!\p{L})|over|hoes)/giu, 'dekbed'],
  // By ear 'stevich' and 'hoogpolich' end so.
  [/(?<=\p{L}{3}l?|[vp])ich(?=e?(?!\p{L}))(?<!(?:z|r|w|t|d|l|s|g)ich)/giu, 'ig'],
  [/(?<!\p{L})z(?:ei|y)[ -]?(?=sla+p|lig)/giu, 'zij'],
  [/(?<!\p{L})(licht|donker)?bl(?:aau|auu|ou)w+(?=e?(?!\p{L}))/giu, '$1blauw'],
  [/(?<!\p{L})ochten[td]?[ -]?jas/giu, 'badjas'],
  [/(?<!\p{L})plu+m+(?:o+|eau|au)(?:['’]?s|x)?(?!\p{L})/giu, 'dekbed'],
  [/(?<!\p{L})plu+m+(?:o+|eau|au)x?(?=overtrek|hoes)/giu, 'dekbed'],
  [/(?<!\p{L})kerst?bom(?!en)/giu, 'kerstboom'],
  [/(?<!\p{L})kerst?boom(?=verlichting|lamp)/giu, 'kerst'],
  [/(?<!\p{L})na[cg]h?t?[ -]?kas(?:t?j|ch)(?=es?(?!\p{L}))/giu, 'nachtkastj'],
  [/(?<!\p{L})(eike|note|beuke|grene)(?=hout)/giu, '$1n'],
  [/(?<!\p{L})kers(?=boom|bomen|verlichting|lamp|krans|bal|ster)/giu, 'kerst'],
  [
    /(?<!\p{L})\p{L}{0,20}kussen(?:s|tjes?)? (?:voor de sier|ter decoratie|als decoratie|(?:voor )?(?:op|in) (?:de|mijn|onze|een) (?:bank|zetel|sofa|fauteuil|stoel))(?!\p{L})/giu,
    'sierkussens',
  ],
  [/(?<!\p{L})(?:decoratieve?|decoratie|sier)[ -](?=kussen)/giu, 'sier'],
  [/(?<!\p{L})fl(?:ee|ie|i)[sc]s?e?(?=[ -]?(?:deken|plaid))/giu, 'fleece'],
]
/** 'Zo dik mogelijk' asks for the thickest. */
const asMuch =
  /(?<!\p{L})zo (dik|dun|licht|zwaar|hoog|laag|breed|smal|groot|klein|goedkoop) (?:als )?mogelijk(?!\p{L})/giu
const eachWord = /(?<![\p{L}\d'’.,-])['’]?([\p{L}\d]+)(?![\p{L}\d])/gu
/** 'Van 80 n 200' has no article, and 'h & m' no pronoun. */
const letter = /^.$/u
const ofAge =
  /\b(dagen?|wek(?:en)?|week|maand(?:en)?) oude?(?= \p{L}*(?:matras|boxspring|bed|topper|dekbed|kussen|lamp|kast)\b)/giu
/** 'Knoopkes' and 'tafelke' are small ones in Flanders. */
const flemishSmall =
  /\b(knoop|drukknoop|tafel|bijzettafel|lamp|kast|nachtkast|bed|laken|kussen|matras|plaid|handdoek|stoel|kleed|deken|spiegel|pakje?|doos|boom|hoes|sloop)ke(s?)\b/giu
/** 'Op me buik' and 'ze matras' are one's own, and his; before any other word they stay 'me' and 'ze'. */
const own =
  'buik|rug|zij|arm|armen|been|benen|schouders?|nek|heup|voeten|man|vrouw|vriend|vriendin|moeder|vader|ma|pa|mama|papa|broer|zus|zusje|dochter|zoon|zoontje|dochtertje|kind|kids|oma|opa|ouders|buurvrouw|buurman|matras|bed|boxspring|dekbed|kussen|pakje|pakket|bestelling|order|spullen|geld|account|adres|mail|huis|kamer|slaapkamer|telefoon|oude?|ouwe|nieuwe?|eigen|bestelnummer|wachtwoord|code|factuur|verjaardag|lamp|kast|tafel|stoel|deken|laken|lakens|retour|eerste|bank|rekening|puffer|medicijnen'
const mine = new RegExp(`(?<![\\p{L}'’])(me|ze|zen|der) (?=(?:${own})(?!\\p{L}))`, 'giu')
const ownWords = { me: 'mijn', ze: 'zijn', zen: 'zijn', der: 'haar' } as const
/** Words that a phone ran together: 'opme telefoon', 'toen ikm uitpakte', 'vant kastje'. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(op|in|van|met|bij|voor|aan|uit|naar)(me|mn)(?= \p{L})/giu, '$1 mijn'],
  [/(?<!\p{L})(van|in|op|uit|bij|met)['’]?t(?= \p{L})/giu, '$1 het'],
  [/(?<!\p{L})ikm(?!\p{L})/giu, 'ik hem'],
]
/** 'Een tientje of zes' is about sixty euros, as 'zes tientjes' is. */
const someTens =
  /\b(?:een )?tientje of (?=(?:\d|twee|drie|vier|vijf|zes|zeven|acht|negen)\b(?! ?euro))(\p{L}+|\d)/giu
const tens = /\b(\d|een|twee|drie|vier|vijf|zes|zeven|acht|negen)\s+tientjes?\b/giu
const small = ['', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen']

const stressed =
  /(?<!\p{L})(?:géén|gééns?|níet|níét|niét|méér|meér|wél|zónder|écht|échte|álle|álles|nóg|dít|dát|móét|moét|nóóit|áltijd)(?!\p{L})/giu
/** 'Licht beige' is one color. */
const shades =
  /(?<!\p{L})(licht|donker)(?:e|er|dere?|ere)? (beige|grijs|groen|blauw|roze|bruin|geel|rood|paars)(?!\p{L})/giu

/** Returns a message with what was typed short written out: 'heb je m in t wit vr mn bed' is 'heb je hem in het wit voor mijn bed'. */
export function writeOut(message: string): string {
  const spelled = nameColors(
    [...joined, ...goods].reduce((text, [said, name]) => text.replace(said, name), message),
  )
  return (
    spelled
      // An accent that lays stress: 'dus géén haken', 'écht katoen'.
      .replace(stressed, (word) => word.normalize('NFD').replace(/\p{M}/gu, ''))
      .replace(shades, '$1$2')
      .replace(/(?<!\p{L})t\/m(?!\p{L})/giu, 'tot en met')
      .replace(/(?<!\p{L})oud[ -]?ro(?:os|se|ze)(?!\p{L})/giu, 'oudroze')
      // This white is not broken.
      .replace(/(?<!\p{L})gebroken[ -]?wit(?:te)?(?!\p{L})/giu, 'gebrokenwit')
      // Nobody cleans a mother-in-law.
      .replace(
        /(?<!\p{L})schoon(?=(?:moeder|vader|ouders|zus|zusje|broer|zoon|dochter|familie|mama|papa)(?!\p{L}))/giu,
        '',
      )
      .replace(/(\d) ?(?:eu|eurie?s|euro['’]?s)(?!\p{L})/giu, '$1 euro')
      .replace(/grijse(?!\p{L})/giu, 'grijze')
      .replace(/\bm['’ ]n\b/giu, 'mijn')
      .replace(/\bz['’]n\b/giu, 'zijn')
      .replace(mine, (_, word: string) => `${ownWords[word.toLowerCase() as keyof typeof ownWords]} `)
      // 'Een matras in één stuk' is whole.
      .replace(/\b(?:in|uit|aan|van) (?:1|een|één) stuk(?! door)(?!\p{L})/giu, 'als één geheel')
      // 'Iets voor kerst' is what a house is dressed with.
      .replace(
        /\b(?:iets|wat hebben jullie|wat heb je|wat hebt ge) (?:leuks |moois |allemaal )?voor (?:de )?kerst(?!\p{L})/giu,
        'hebben jullie kerstversiering',
      )
      // 'Een stuk of acht' counts, and tells of nothing broken.
      .replace(
        /(?<!\p{L})(?:een )?stuk of (?=\d|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf)/giu,
        'ongeveer ',
      )
      // Whoever sweats 'kapot' has nothing that is broken.
      .replace(
        /\b(zwe+t\p{L}*|nies\p{L}*|schrik\p{L}*|lach\p{L}*|verveel\p{L}*|erger\p{L}*|werk\p{L}*) (me|mij|mezelf|ons|zich) (?:helemaal |echt )?(?:kapot|dood|rot|suf|gek)\b/giu,
        '$1 $2',
      )
      .replace(/\blever(?:de|t) (?:gulder|gulle|gullie|gijlie|gij)(?!\p{L})/giu, 'leveren jullie')
      .replace(/\bhoeveel geld(?! (?:terug|krijg|betaal))\b/giu, 'wat kost dat')
      // 'Een week oud matras' is no old one.
      .replace(ofAge, '$1')
      .replace(
        flemishSmall,
        (_, stem: string, many: string) => `${stem}${/[lnrw]$/iu.test(stem) ? 'tje' : 'je'}${many}`,
      )
      // Alone it is silk.
      .replace(/\bzijde(?= (?:gij|ge|gullie|gulder|open|zeker|nog|wel|er|ne|nen|een)\b)/giu, 'zijt ge')
      .replace(
        /\b(heb|kun|moe|wil|doe|ga)t?de(?: (?:gij|gulle|gullie|gulder|gijlie))(?!\p{L})/giu,
        (_, verb: string) => `${verb === 'moe' ? 'moet' : `${verb}t`} ge`,
      )
      .replace(someTens, '$1 tientjes')
      .replace(
        tens,
        (_, count: string) => `${10 * (Number(count) || small.indexOf(count.toLowerCase()))} euro`,
      )
      .replace(asMuch, '$1ste')
      .replace(eachWord, (whole: string, word: string, at: number) => {
        const out = written[word.toLowerCase()]
        if (out === undefined) return whole
        if (isClothesSize(spelled, at, word)) return whole
        const isAlone = letter.test(word) && spelled.trim().length === word.length
        return isAlone || isFigure(spelled, at, word) ? whole : out
      })
  )
}

const clothes = /badjas|pyjama|jurk|shirt|nachthemd|huisjas|ochtendjas|kamerjas/iu

/** 'Badjas in M' names a size, and 'ik wil m kopen' a thing. */
function isClothesSize(message: string, at: number, word: string): boolean {
  if (!/^[ml]$/iu.test(word) || !clothes.test(message)) return false
  return word === word.toUpperCase() || /(?:\bin|jas|jama|jurk|shirt|hemd)\s$/iu.test(message.slice(0, at))
}

/** A letter beside a figure is a unit or a size: '2 m', 'maat m', 'h 3'. */
function isFigure(message: string, at: number, word: string): boolean {
  if (!letter.test(word)) return false
  return (
    /(?:\d|\bmaat|\bsize|\bmaten|\b[a-z],?|&)\s*['’]?$/iu.test(message.slice(0, at)) ||
    /^\s*(?:\d|line\b)/.test(message.slice(at + word.length + (message[at] === word[0] ? 0 : 1)))
  )
}
