/** 'Voor mijn dochter van 12' says for whom a thing is, and not what it is. */
const forWhom =
  /\bvoor (?:(?:mijn|mn|m'n|onze?|mijnen?|de|een|zijn|haar) )?(?:\p{L}+ste )?(?:dochter|zoon|meisje|jongen|neefje|nichtje|man|vrouw|vriend\w*|partner|moeder|vader|ma|pa|mama|papa|oma|opa|schoon\w+|zus\w*|broer\w*|puber|tiener)(?: (?:van |die )?\d{1,2}(?: jaar)?(?: (?:is|oud|wordt))?)?(?![\p{L}\d])/giu
/** A child sleeps under other covers than grown-ups do. */
const forChild =
  /\bvoor (?:(?:mijn|mn|m'n|onze?|mijnen?|de|een|zijn|haar|het) )?(?:\p{L}+ )?(?:dochtertje|zoontje|meisje|jongen|jongetje|kind(?:je|eren)?|kleuter|peuter|kleinkind(?:eren)?|kinderkamer)(?: (?:van |die )?\d{1,2}(?: jaar)?(?: (?:is|oud|wordt))?)?(?![\p{L}\d])/giu
const bedLinen = /\b\p{L}*(?:overtrek|dekbed|hoeslaken|kussen)(?:ken|t?je|t?jes|den|s|en)?\b/iu
/** 'Mijn moeder wordt 80' and 'mijn moeder van 84' tell an age, and no size. */
const age =
  /\b(?:moeder|vader|oma|opa|ma|pa|mama|papa|dochter\w*|zoon\w*|kind|vrouw|man|vriend\w*|ze|zij|hij|ik)\s(?:\p{L}+\s)?(?:wordt|word|is|ben|werd|van)\s(?:\p{L}+\s)?\d{1,2}(?: jaar)?(?!\d|[.,]\d|\s?(?:cm|kg|kilo|bij|x|m(?!\p{L})))/giu
/** 'Die wordt 70' and 'mijn zoon is 12 jaar' tell an age wherever they stand; 'mijn budget is 50' tells none. */
const turns =
  /(?<!\p{L})(?:(?:die|dat|hij|ze|zij|ik|we)\s)?(?:(?:wordt|word|worden|werd)(?=\s)|(?<=(?:die|hij|ze|zij|ik|opa|oma)\s)(?:is|ben))\s(?:(?:al|net|nu|bijna|binnenkort|morgen|straks|zaterdag|zondag|volgende \p{L}+|dit jaar) ){0,2}\d{1,2}(?! ?(?:cm|mm|m\b|meter|kg|kilo|gram|euro|€|%|x|×|bij|graden|stuks?|breed|hoog|lang|\d)|[.,]\d)(?: jaar)?(?: oud| geworden)?(?!\p{L}|\d)/giu
/** 'Een man van 80 jaar' and '70-jarig'. */
const years =
  /(?<!\p{L})(?:van )?\d{1,3}(?: jaar(?: (?:oud|jong))?|[ -]?jarige?)(?! (?:garantie|oud bed|mee))(?!\p{L})/giu
/** 'Dik in de 70' and 'een tachtigplusser' are old, and no size and no price. */
const decade =
  /\b(?:(?:dik|ver|diep|ruim|al|begin|eind|midden|half|rond|boven|over|tegen) (?:in )?de|in de) (?:[4-9]0|veertig|vijftig|zestig|zeventig|tachtig|negentig)(?! ?(?:cm|euro|€|[x×]|graden|kilo|kg|breed|lang))(?: jaar)?(?!\p{L}|\d)|\b(?:[4-9]0|zestig|zeventig|tachtig|negentig)(?: ?\+(?:['’]?ers?)?| ?-?pluss?(?:er)?s?)(?!\p{L})/giu
const somebody =
  /\b(?:schoon\p{L}*|(?:groot)?ouders?|moeder|vader|oma|opa|ma|pa|tante|oom|buur\p{L}*|man|vrouw|mensen|iemand|hij|zij|ze|(?:ik|wij|we)(?= (?:ben|zijn|loop|lopen|word|worden))|senior\p{L}*)(?!\p{L})/iu

/** What a need was read as stays, whoever has it. */
const neededValue = /\bwarmteklasse \d\b|\bslaapt-koel\b|\b(?:zij|rug|buik)slaper\b/giu
/** 'Voor iemand die het altijd koud heeft' tells of a person, up to the end of the clause. */
const forSomebody =
  /\bvoor (?:iemand|wie|(?:\p{L}+ )?mensen|(?:\p{L}+ )?personen|een persoon)\b(?: die)?[^,.?!;]*/giu
/** What hurts says for whom goods are, and nothing of the goods. */
const complaint =
  /\b(?:(?:heb |heeft )?(?:veel |erg )?(?:last|pijn|klachten) (?:van|in|aan|met) (?:mijn |m'n |mn |de |zijn |haar |een )?\p{L}+|\p{L}*(?:pijn|klachten)|rugproblemen|nekproblemen)\b/giu
/** How tall or broad somebody is, which no filter of pillows knows: 'ik ben 1m85 en wat breed gebouwd'. */
export const build = (() => {
  const degree = '(?:(?:vrij|nogal|best|wat|een beetje|heel|erg|redelijk|tamelijk|zo) )*'
  const shape = '(?:lang|klein|breed|smal|tenger|fors|slank|zwaar|groot|stevig|brede|smalle)'
  const tall = `(?:van )?[12] ?(?:m|meter|[.,]) ?\\d{2}(?: ?(?:m|meter))?(?: (?:lang|groot))?(?: en ${degree}${shape}(?: gebouwd)?)?`
  const being = `(?:ben|(?:man|vrouw|partner|hij|zij|ze) is) (?:ik )?${degree}${shape}(?: en ${degree}${shape})*(?: gebouwd)?|is ${degree}${shape} (?:van stuk|gebouwd|van postuur)`
  const built = `(?:met |en )*${degree}${shape}e? (?:gebouwd|(?:van )?postuur|schouders)`
  return new RegExp(`\\b(?:${tall}|${being}|${built})(?![\\p{L}\\d])`, 'giu')
})()

/** Takes out for whom goods are and what hurts them, and keeps what that says of the goods. */
export function leaveOutPersons(text: string, message: string): string {
  return text
    .replace(forChild, (whole) => (bedLinen.test(message) ? ' voor-kinderen ' : whole))
    .replace(
      /\b(?:voor )?(?:in )?(?:(?:de|een|mijn|mn) )?(?:kinder|baby)kamer(?!\p{L})/giu,
      bedLinen.test(message) ? ' voor-kinderen ' : ' ',
    )
    .replace(forWhom, ' ')
    .replace(forSomebody, (whole) => ` ${(whole.match(neededValue) ?? []).join(' ')} `)
    .replace(decade, (whole) => (somebody.test(message) || /plus|\+/u.test(whole) ? ' ' : whole))
    .replace(age, ' ')
    .replace(turns, ' ')
    .replace(years, ' ')
    .replace(complaint, ' ')
}
