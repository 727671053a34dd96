import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { type Concept, listConcepts } from '../intent/concepts.ts'
import { dropBeside } from '../text/drop-beside.ts'
import { dropOwnBed } from '../text/drop-own-bed.ts'
import { build, leaveOutPersons } from './beside/leave-out-persons.ts'
import { nameOutdoors } from './beside/name-outdoors.ts'
import { nameByPlace } from './name-by-place.ts'

/** Parts of compounds that shoppers write apart: 'dekbed overtrek', 'hoes laken', 'boks spring'. */
const apart =
  /\b(dekbe[dt]t?|hoes|nacht|kussen|hoofd|hand|bad|vloer|hang|tafel|wand|matras|box|boks|donker|kamer|tuin|bij|hoek)[ -]+(overtrek\w*|hoes|hoezen|laa?ken\w*|kas(?:t|je)\w*|slo?o?p\w*|doek\w*|kussen\w*|klee?d\w*|lamp\w*|beschermer\w*|jas(?:sen)?|spring\w*|plant\w*|tafel\w*)\b/giu
/** A blanket with a plug is no blanket that is warm, and a heavy one for calm is none of wool. */
const warmed =
  /\b(?:elektrische? (?:onder|boven)?deken|(?:verwarmings?|verwarmde?|warmte|elektro)-?(?:onder|boven)?deken)s?\b/giu
/** What shoppers call satin is sateen of cotton in bedding. */
const sateen = /(?<!katoen)\b(?:katoen[- ])?satijne?n?\b/giu
const topperOf = /\b((?:split)?topper)matras\w*/giu
/** 'Voor boven de eettafel' says where a thing goes, and not what it is; a bed under a sheet does say what it is. */
const place =
  /\bvoor (?:boven|in|op|naast|onder|achter|bij|aan|tegen) (?:(?:de|den|het|een|mijn|mn|m'n|onze?|mijnen?|ons|onzen) )?(?:(?:klein|groo?t|rond|lang|lag|hog|smal|oud|nieuw)l?e )?(?!(?:het|de|koude?|kille|warme|hete|onverwarmde|warmteklasse)\b)(?!\p{L}*(?:topper|matras|boxspring|bed|dekbed|kussen|lattenbodem)\b)\p{L}{3,}/giu
/** Where things stand that this shop does not sell, or that are not looked for: 'een lamp boven de eettafel'. */
const besides =
  /\b(?:om )?(?:voor )?(?:op|over|boven|naast|onder|bij|tegen|voor|aan) (?:(?:de|het|een|mijn|onze?|ons|'t) )?(?:(?:klein|groo?t|rond|lang|lag|hog|smal|oud|nieuw)l?e )?(?:bank|eettafel|tafel|raam|kast|stoel|vloer|muur|zetel|bureau|nachtkast\w*)\b/giu
/** 'Gezellig licht', 'leeslicht', 'licht boven de tafel': what gives it, and no color or weight. */
const alight =
  /\b(?:gezellige?|sfeervolle?|zacht|warm|extra|wat|meer|goed) licht(?! \p{L}*(?:grijs|groen|blauw|hout|eiken|dekbed|roze|bruin|gewicht))(?=[\s.,?!]|$)(?! (?:van|door))|\b(?:lees|sfeer|nacht)licht(?:je)?\b|\blicht(?= (?:boven|naast|bij|op) (?:de|het|mijn|mn|m'n|een)\b)/giu
/** How thick the mattress under a sheet is says nothing of the sheet's own size. */
const thickness = /\b\d{1,2}\s?cm (?:dik|hoog|dikte|hoogte)\b/giu
/** '140x200x30' tells how high the corner of a sheet is, or how thick a mattress. */
const threeSides = /\b(\d{2,3} ?[x×*] ?\d{3}) ?(?:cm)? ?[x×*] ?(\d{1,2})(?: ?cm)?\b/giu
/** 'Hoekhoogte 40' is no width. */
const corner = /\bhoek(?:en|hoogte)? (?:(?:van|tot|is|minstens|minimaal) )*\d{2}(?: ?cm)?(?![\dx])/giu
/** Over more than an ordinary mattress goes a sheet with a high corner. */
function cornerFor(thick: string): string {
  return Number.parseInt(thick, 10) > 30 ? 'hoge-hoek' : ''
}

/** What may go into the machine is washable. */
const washable =
  /\b(?:die|dat|wat)(?: je)? (?:(?!niet\b)\p{L}+ ){0,2}in (?:de|een|mijn|onze) (?:was|machine|wasmachine|was machine) (?:mag|mogen|kan|kunnen|kunt|moet)\b|\b(?:die|dat|wat) (?:(?!niet\b)\p{L}+ )?(?:in de was|in de wasmachine) (?:mag|kan|mogen|kunnen)\b|\b(?:die|dat|wat) (?:je |ge |men |u )?(?:goed |makkelijk |gemakkelijk |zelf |gewoon )?(?:(?:kan|kunt|kunnen|mag|mogen) (?:wassen|gewassen worden)|te wassen (?:is|zijn)|wassen kan)(?! \p{L}*\d)|\bmachine-?wasba(?:ar|re)\b/giu
/** A pillow whose height one sets oneself. */
const adjustable =
  /\b(?:waarvan|waarbij|waar|die|dat|met) (?:\p{L}+ ){0,3}(?:hoogte|dikte|vulling) (?:\p{L}+ ){0,4}(?:aanpas\p{L}*|instel\p{L}*|verstel\p{L}*|regel\p{L}*|aan (?:te )?pas\p{L}*)|\b(?:(?:in (?:de )?hoogte )?(?:verstel|instel|aanpas)ba(?:ar|re))(?!\p{L})/giu
const maySayWashable = /kleed|tapijt|karpet|plaid|deken|kussen|dekbed|gordijn/iu
/** Whoever asks what comes with a bed looks for none. */
const asksWhat =
  /^(?:en |maar |hoi |hallo )*(?:zijn|is|zit|zitten|heeft|hebben|komt|komen|krijg|moet|hoort|horen)\b/iu
/** Where a phone is loaded: 'usb', or 'waar ik mijn telefoon in kan opladen'. */
const charger =
  /\b(?:usb(?:-?c)?|oplaadpunt|stop[ck]onta[ck]t)(?:[ -]?\p{L}*(?:poort|aansluiting|lader))?(?!\p{L})|\b(?:waar\p{L}*|die|dat|om)(?: \S+){0,3} (?:telefoon|mobiel\p{L}*|gsm|smartphone)(?: \S+){0,4} (?:op)?(?:laden|laadt?|geladen)(?!\p{L})/giu
/** What a bed has to keep things in. */
const drawers =
  /\b(?:lades?|laden|opberg[ -]?(?:vak|lade|bak|box|ruim)\p{L}*|opslagruim\p{L}*|bergruim\p{L}*)(?!\p{L})/giu
/** Goods that come in several degrees of firmness. */
const soft =
  /handdoek|badlaken|badjas|plaid|deken|sprei|laken|overtrek|sloop|slopen|kleed|pyjama|beddengoed/iu
const ofFirmness = /matras(?!bescherm|hoes)|kussen(?!s?loop)|topper|boxspring|\bbed/iu
const ofThick = /\p{L}*(?:laken|lakens|molton|beschermer)\b/iu
const asides =
  /\b(?:de )?(?:kleur|maat|merk|stof|patroon)(?:en)? (?:maakt|maken|is|zijn|doet) (?:\p{L}+ ){0,3}?(?:uit|belangrijk|ertoe)\b|\bneem ik aan\b|\b(?:ik )?weet niet hoe (?:dat|het|zoiets) heet\b|\bof zo(?:iets)?\b|\bo\.?i\.?d\b\.?|\bper stuk\b|\b(?:groot|klein) formaat\b/giu
/** '100% katoen' looks for cotton, and '50% korting' for what costs less. */
const percent = /(?<![\d.,])\d{1,3} ?(?:%|procent\b)/gu
/** How many somebody wants; 'klasse 1' and '4 seizoenen' are properties. */
const howMany =
  /(?<!klasse )(?<![\d.,x×-])\b\d\s+(?=\p{L})(?!(?:zones?|seizoen|persoon|pers|lade|zits|jaar|kilo|kg|cm|meter|m\b|x\b|bij\b|tot\b|en\b|euro|dagen|of\b))/giu

/** 'Twintig badjassen' are as many; of what lies on a bed such a number is a width. */
const manyOf =
  /(?<![\d.,x×-])\b[1-9]\d\s+(?=(?:\p{L}+ )?\p{L}*(?:handdoek|badlaken|badjas|kussen|sloop|slopen|plaid|lamp|vaas|vazen|stuks))/giu

/**
 * Puts words together that make one name of goods, and takes out what tells nothing about the goods: their place, their number
 * and asides. Accepts any message.
 */
export function tidyWish(message: string): string {
  const lit = nameByPlace(keepTelling(dropBeside(dropOwnBed(message)))).replace(alight, 'lamp')
  const named = nameOutdoors(lit, message)
    .replace(/\bover[ -]trek/giu, 'overtrek')
    .replace(/(?:dekbed|dons)ho(?:es|ezen|esje)\b/giu, 'dekbedovertrek')
    .replace(apart, '$1$2')
    .replace(/\bboks(?=spring)/giu, 'box')
    .replace(topperOf, '$1')
    .replace(/\b(4|vier)[ -]?s[ei]{1,2}[sz]+oe?n\p{L}*/giu, '$1 seizoenen')
    .replace(/\blits?[ -]?jum\p{L}*/giu, 'lits-jumeaux')
    .replace(/\bking[ -]size\b/giu, 'kingsize')
    .replace(/\bsalontafels?\b/giu, 'bijzettafel')
    .replace(warmed, 'warmtedeken')
    .replace(/\b[kc]atoen(?:en)?[ -]?satij?n\p{L}*/giu, 'katoensatijn')
    .replace(sateen, 'katoensatijn')
    .replace(/\b(?:velvet|velours?)\b/giu, 'fluweel')
    .replace(/\b(?:memory|nasa|visco)[- ]?(?:foam|schuim)(?=matras|kussen|topper|\b)/giu, 'traagschuim ')
    .replace(/\bkoel(?=matras|topper|dekbed)/giu, 'koele ')
    .replace(/\blamp(?:en|je|jes)? hangend\b|\bhangende? lamp(?:en|je|jes)?\b/giu, 'hanglamp')
    .replace(/\b(?:hoofd)?kussen[- ]?overtrek(?:ken|je|jes)?\b/giu, 'kussensloop')
    .replace(
      /\b(?:onderlaken|hoeslaken)s? waterdicht\b|\bwaterdichte? (?:onder|hoes)?lakens?\b/giu,
      'matrasbeschermer waterdicht',
    )
    .replace(/\b(blauw|rood|groen|geel|wit|zwart|bruin|oranje|roze)s\b/giu, '$1')
    .replace(
      /\b(?:led)?(?:lampjes|verlichting|lichtjes) (?:in|aan|om|bij) (?:de|een|mijn|die) (?:kunst)?(?:kerst)?boom\b/giu,
      'kerstboom',
    )
    .replace(
      /\b(?:kreukvrij\p{L}*|kreukherstellend\p{L}*|(?:dat|die|wat) (?:je )?(?:niet|nooit) (?:\p{L}+ )?(?:strijken|gestreken)(?: \p{L}+)?|zonder (?:te )?strijken)/giu,
      (whole) => (/overtrek|laken|sloop|slopen|beddengoed/iu.test(message) ? 'strijkvrij' : whole),
    )
    .replace(/\blangste?\b/giu, (whole) => (/gordijn/iu.test(message) ? 'grootste' : whole))
    .replace(/\bmatras[ -]?(?:protect|topbescherm)\p{L}*/giu, 'matrasbeschermer')
    .replace(/\b(kerst)(?:mis|print|motief|dessin|patroon|thema)\b/giu, '$1')
    .replace(/\bokergeel|okergele|mosterdgeel|mosterdgele\b/giu, 'oker')
    .replace(/\btoper(?=hoeslaken|laken|\b)/giu, 'topper')
    .replace(/\b(kerst)(?:ding|spul|artikel|cadeau)\p{L}*/giu, '$1')
    .replace(
      /\bkerstboom-?(?:versier|decorat|accessoire|hanger)\p{L}*|\b(?:versier|decorat)\p{L}* (?:voor )?(?:in|aan) (?:de|een|mijn) (?:kerst)?boom\b/giu,
      'kerstversiering',
    )
    .replace(/\bverduisterings-?(?=gordijn)/giu, 'verduisterend ')
    .replace(/\bsplitt?[ -]?(?=toper|topper)/giu, 'split')
    .replace(/\bsplit[ -]?(?=(?:hoes)?lakens?\b)/giu, 'splittopper ')
    .replace(
      /(?<=kerstbo(?:om|men)\b.*)\bmet (?:de |die )?(?:led)?(?:lampjes|lichtjes|verlichting)(?: er)?(?: al)?(?: in| aan)?/giu,
      ' lampjes-erin ',
    )
    .replace(adjustable, (whole) => (/kussen(?!s?loop)/iu.test(message) ? ' instelbaar ' : whole))
    .replace(washable, (whole) => (maySayWashable.test(message) ? ' wasbaar ' : whole))
    .replace(/\btraagschuim-?(?:nek|hoofd|slaap)?(?=kussen)/giu, 'traagschuim hoofd')
    .replace(/\btopper (?=splittopper)/giu, '')
    // How one's own topper is cut is no size of the sheet.
    .replace(
      /(?<=split.*)\b(?:want |omdat |dus )?(?:mijn|mn|m'n|onze|de) topper\b[^.?!;]*|\b\d{2,3} ?cm (?:diep )?in(?:gesneden|geknipt)\b/giu,
      ' ',
    )
    // Every boxspring of the shop has a topper.
    .replace(
      /(?<=boxspring.*)\b(?:met alles (?:er|d['’]?r) ?op en (?:er|d['’]?r) ?aan|(?:(?:dus|en|ook|met|inclusief|incl\.?|plus)\s+)+(?:een )?topper)(?!\p{L})(?! (?:van|in|\d))/giu,
      (whole) => (asksWhat.test(message) ? whole : ' '),
    )
    .replace(
      /\btegen (?:de |het |al de |al die )?(?:kou|koude|koud|winter\p{L}*|vorst|warmte|hitte)(?!\p{L})/giu,
      (whole) => (/dekbed|donsdeken/iu.test(message) ? whole : ' '),
    )
    .replace(
      /(?<=overtrek\p{L}*\b.*)\b(?:met|inclusief|incl\.?|en) (?:bijpassende? |bijbehorende? )?(?:kussen)?slo(?:op|pen)\b/giu,
      ' ',
    )
    .replace(
      /\b(?:met )?(?:een )?(?:motor(?:en|tje|tjes)?|afstandsbediening|verstelbare? (?:hoofd|voeten)\p{L}*)(?!\p{L})/giu,
      (whole) => (/\bbed|boxspring/iu.test(message) ? ' elektrisch-verstelbaar ' : whole),
    )
    .replace(charger, 'laadpunt')
    .replace(
      /\bmet (?:\p{L}+ )?sterre(?:n|tjes)\b|\bsterren[- ]?(?=\p{L}*(?:overtrek|pyjama|sloop|slopen)\b)|(?<=(?:overtrek|pyjama|sloop) |\bmet \p{L}{4,} (?:of|en) )sterren\b/giu,
      ' sterrennacht ',
    )
    .replace(/(?<=(?:overtrek|dekbed|kussen)(?:s|je|tje)? )kind(?:eren)?(?=[\s?!.]*$)/giu, 'voor-kinderen')
    .replace(/\bbank(?=plaid|deken)/giu, '')
    // A small blanket is a throw, and no duvet.
    .replace(/(?<!\p{L})dekentjes?(?!\p{L})/giu, 'plaid')
    // On a sofa lies a throw, and no duvet.
    .replace(/\bdeken(?:s|tje|tjes)?\b(?=.*\b(?:bank|zetel|sofa|fauteuil|stoel)\b)/giu, 'plaid')
    .replace(/\b(?:leren|lederen)\b/giu, 'leer')
    .replace(
      /\b(?:verdonker\p{L}*|black-?out|lichtdicht\p{L}*|(?:die|dat|wat) (?:\p{L}+ ){0,2}?donker (?:maak|maken|maakt|krijg|krijgen|houden|houdt))(?=\P{L}|$)/giu,
      'verduisterend',
    )
    .replace(
      /\b(?:geen|weinig|nauwelijks|zonder) (?:\p{L}+)?licht (?:\p{L}+ )?(?:door|binnen)\p{L}*/giu,
      'verduisterend',
    )
    .replace(/\bverdonker\p{L}*-?(?=gordijn)/giu, 'verduisterend ')
    .replace(/\b(ganzen|eenden)dons-?(?=dekbed|deken|kussen)/giu, '$1dons ')
    .replace(/\bdonsdekens?\b/giu, 'dekbed')
    .replace(/\b(?:pluimen|plui?mpjes)\b/giu, 'dons')
    .replace(/\bplui?m(?:en)?-?(?=kussen|dekbed|deken|dons)/giu, 'dons ')
    .replace(/\bdons(?:e?ke|eke)(?:ns|s)?\b/giu, 'dekbed')
    .replace(
      /\b(?:overtrek|hoes)\p{L}* (?:voor|om|rond) (?:(?:mijn|m'n|mn|een|het|de|ons|onze) )?(?:dekbed|donsdeken)\b/giu,
      'dekbedovertrek',
    )
    .replace(
      /\b(?:(een|één|twee)-?pers(?:oon)?|(twee|één) pers(?:oon|onen)|([12])(?:[ -]?(?:pers(?:oon|onen|ons)?|p)| persoons))\b\.?/giu,
      (_, joined?: string, apart?: string, figure?: string) =>
        figure === undefined ? `${joined ?? apart ?? ''}persoons` : `${figure}-persoons`,
    )
    .replace(/(?<=\b(?:blauw|rood|wit|groen|grijs|zwart|roze|geel)) ?gestreepte?\b/giu, ' streep')
    .replace(/\bstretch?\p{L}*(?=.*laken)|(?<=laken.*)\bstretch?\p{L}*/giu, 'jersey')
    .replace(/\bmarmeren\b/giu, 'marmer')
    .replace(/\b(zij|rug|buik)[ -]?(?:lig+ers?|sla+p+ers?)\b/giu, '$1slaper')
    .replace(place, ' ')
    .replace(besides, ' ')

  return (
    leaveOutPersons(named, message)
      .replace(asides, ' ')
      .replace(/(?<!maat )(?<![\p{L}\d'’])(?:xs|s|m|l|xl)(?=[\s,?.!]|$)/giu, (whole) =>
        /badjas|pyjama|shirt|jurk|nachthemd/iu.test(message) ? `maat ${whole}` : whole,
      )
      .replace(/\b(?:afneembare?|afritsbare?|losse) (?:hoes|tijk)\b/giu, (whole) =>
        ofFirmness.test(message) ? 'afritsbaar' : whole,
      )
      .replace(/\bset van (?!\d|twee|drie|vier|zes)/giu, ' ')
      .replace(drawers, (whole) => (/\bbed|boxspring/iu.test(message) ? 'opbergruimte' : whole))
      .replace(/\b(twijfelaar|kingsize|(?:een|één|twee)persoons)s?-?ma(?:at|ten)\b/giu, '$1')
      // Of what is no bed 'zachte' praises, and asks for no firmness.
      .replace(/\bzachte\b/giu, (whole) => (soft.test(message) && !ofFirmness.test(message) ? ' ' : whole))
      .replace(
        /\b((?:een|één|twee|1|2)-?persoons)-?(?=bed|matras|\p{L}*dekbed|\p{L}*laken|\p{L}*overtrek|topper|boxspring)/giu,
        '$1 ',
      )
      // Every bed of the shop has a headboard.
      .replace(/\b(?:met|incl\p{L}*|en)\.? (?:een )?(?:\p{L}+e )?hoofd(?:bord|einde)\b/giu, ' ')
      .replace(/(?<=\b\d{3} ?(?:cm )?)(?:hoog|lang|breed|brede)(?=\P{L}|$)/giu, (whole) =>
        /gordijn/iu.test(message) ? '' : whole,
      )
      // 'Welke stevigheid' asks for a value, and is none.
      .replace(/\b(?:stevig|hard|zacht)heid\b/giu, ' ')
      .replace(build, (whole) => (/kussen(?!s?loop)/iu.test(message) ? ' ' : whole))
      .replace(threeSides, (_, size: string, thick: string) =>
        ofThick.test(message) ? `${size} ${cornerFor(thick)}` : size,
      )
      .replace(thickness, (whole) => (ofThick.test(message) ? ` ${cornerFor(whole)} ` : whole))
      .replace(corner, (whole) =>
        ofThick.test(message) ? ` ${cornerFor(whole.replace(/\D+/u, ''))} ` : whole,
      )
      .replace(percent, ' ')
      .replace(howMany, '')
      .replace(manyOf, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Compounds of short names for goods, which the concepts do not know: 'nachtlampje', 'zomerjurk'. */
const shortGoods = /\p{L}{3,}(?:lamp|vaas|jurk|laken|kleed)(?:en|je|jes)?(?!\p{L})/iu
const telling: readonly Concept[] = ['goods', 'unsold', 'color', 'cloth', 'size', 'most', 'follow']

/** Keeps the sentences that tell something of goods: 'Ik heb altijd koude voeten' says nothing of the duvet before it. */
function keepTelling(message: string): string {
  const sentences = message.split(/(?<=[?!;])\s+|(?<=[\p{L}\d]{2})[.:]\s+/u)
  const conceptsOf = (sentence: string): readonly Concept[] => [
    ...splitTokens(fold(sentence)).flatMap(listConcepts),
    ...(shortGoods.test(sentence) ? (['goods'] as const) : []),
  ]
  if (!sentences.some((sentence) => conceptsOf(sentence).includes('goods'))) return message
  const kept = sentences.filter(
    (sentence) => /\d/.test(sentence) || conceptsOf(sentence).some((concept) => telling.includes(concept)),
  )
  return kept.join('. ')
}
