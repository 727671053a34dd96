import { type AskedProperty, care, type PropertyRow, parts } from './property-rows.ts'

/** What goods can bear, and where they may stand. */
const use: readonly PropertyRow[] = [
  {
    asks: /\b(?:buiten (?:staan|liggen|blijven|gebruik\p{L}*)|\p{L}*winter(?:en|hard\p{L}*)|voor buiten|weer(?:bestendig|vast)\p{L}*|in de tuin|op (?:het|mijn|ons|een|n) \p{L}*(?:balkon|terras)|\p{L}{4,}balkon|tegen regen|vorst\p{L}*)(?!\p{L})/iu,
    words: /\bbuiten\b(?! de)|weerbestendig|\bvorst|winterhard/iu,
    whether: 'Of het buiten mag staan',
    // A barbecue is for outside, as everybody knows.
    goods: /^(?!.*(?:barbecue|bbq))/iu,
  },
  {
    asks: /\b(?:badkamer|(?:tegen|met|in) (?:het |al dat |de )?(?:vocht|damp|stoom)\p{L}*|beslaa\p{L}*|vochtbestendig\p{L}*|waterdamp|spatwater\p{L}*)(?!\p{L})/iu,
    words: /vocht|badkamer|spatwater/iu,
    whether: 'Of het tegen het vocht van een badkamer kan',
    goods: /spiegel|lamp|kast|tafel|kleed|dressoir|fauteuil|vaas/iu,
  },
  {
    asks: /\b(?:koel)?gel(?:laag|laagje|kussen|schuim|topper|matras)?\b|\bkoelgel\p{L}*/iu,
    words: /\bgel\b|koelgel|gellaag|gelschuim/iu,
    whether: 'Of er een laag gel in zit',
    goods: /kussen|topper|matras/iu,
  },
  {
    asks: /\b(?:schaduw\p{L}*|noord\p{L}*|zonder zon|weinig (?:zon|licht)|halfschaduw)(?!\p{L})/iu,
    words: /schaduw|\bnoord|\bzuiden|weinig licht/iu,
    whether: 'Of hij in de schaduw kan staan',
    goods: /plant|boom|bomen/iu,
  },
  {
    asks: /\b(?:wind|waait|windvast\p{L}*)(?!\p{L})/iu,
    words: /\bwind/iu,
    whether: 'Of hij tegen wind kan',
    goods: /plant|boom|bomen|barbecue/iu,
  },
  {
    asks: /\b(?:anti[ -]?slip\p{L}*|schui(?:ft|ven)|glijd\p{L}*|slipt)(?!\p{L})/iu,
    labels: /^Onderlaag$/u,
    words: /antislip|onderkleed|verschui/iu,
    whether: 'Of de onderkant antislip is',
    goods: /kleed|tapijt|mat/iu,
  },
  {
    asks: /\bvloerverwarming\b/iu,
    labels: /^Vloerverwarming$/u,
    whether: 'Of het op vloerverwarming kan',
  },
  {
    asks: /\b(?:anti|hypo)[ -]?allerg\p{L}*|\b(?:huisstof\p{L}*|allergi\p{L}*)(?!\p{L})/iu,
    words: /allerg|huisstof/iu,
    whether: 'Of het bij een allergie past',
  },
  {
    asks: /\b(?:kra+k(?:t|en)?|ritsel\p{L}*|knister\p{L}*|geluid(?:loos|loze)?|lawaai|piep(?:t|en))(?!\p{L})/iu,
    words: /kraak|ritsel|geluidloos|geruisloos|\bstil(?:le)?\b/iu,
    whether: 'Of je het hoort',
  },
  {
    asks: /\b(?:kriebel\p{L}*|prik(?:t|ken|kelt|kerig))(?!\p{L})/iu,
    words: /kriebel|prik/iu,
    whether: 'Of het kriebelt',
  },
  {
    asks: /\b(?:(?:niet|nooit)(?: \p{L}+)? plat|plat (?:wordt|gaat|raakt)|ingezakt|inzak\p{L}*|(?:zak|zakt|zakken) (?:het |ie )?(?:in|door)|vormvast\p{L}*|in vorm|veerkracht\p{L}*)(?!\p{L})/iu,
    words: /vormvast|terugveer|veert? terug|veerkracht|opschudd/iu,
    whether: 'Of het zijn vorm houdt',
    goods: /kussen|dekbed|fauteuil|matras|topper/iu,
  },
  {
    asks: /\b(?:omdraai\p{L}*|omdraaien|(?:om)?keerba(?:ar|re)|(?:twee|beide|2) (?:kanten|zijden))(?!\p{L})/iu,
    words: /\bdraai\b|omkeerba|\bkeer de|twee kanten|beide (?:kanten|zijden)/iu,
    whether: 'Of je het kunt omdraaien',
  },
  {
    asks: /\b(?:hoogte|vulling|dikte)\b.*\b(?:aanpas\p{L}*|instel\p{L}*|verstel\p{L}*|regel\p{L}*)|\b(?:instel|verstel|aanpas)ba(?:ar|re)(?!\p{L})/iu,
    words: /instelba|verstelba|vulling (?:eruit|erbij|uit)/iu,
    whether: 'Of je de hoogte zelf instelt',
    goods: /kussen/iu,
  },
  {
    asks: /\b(?:zacht|fijn|lekker)ste?(?!\p{L})/iu,
    words: /\bzacht(?:e|ste?)?\b/iu,
    whether: 'Welke het zachtst aanvoelt',
    goods: /handdoek|badlaken|badjas|plaid|deken|sprei|laken|overtrek|sloop/iu,
  },
  {
    asks: /\b(?:verstelba(?:ar|re)|draaiba(?:ar|re)|uitschuifba(?:ar|re)|in(?:klap|vouw)ba(?:ar|re)|op(?:vouw|klap)ba(?:ar|re)|stapelba(?:ar|re)|uittrekba(?:ar|re))(?!\p{L})/iu,
    words: /verstel|draaibaar|uitschuif|klapba|vouwba|stapel|uittrek/iu,
    whether: 'Of het verstelbaar, draaibaar of opvouwbaar is',
    goods: /^(?!.*kussen)/iu,
  },
  {
    asks: /\b(?:oeko\p{L}*|keurmerk\p{L}*|gots|fsc|certifica\p{L}*|gecertificeerd\p{L}*|biologisch\p{L}*|duurzaam|duurzame|gerecycled\p{L}*|diervriendelijk\p{L}*)(?!\p{L})/iu,
    words: /oeko|keurmerk|\bgots\b|\bfsc\b|gecertificeerd|biologisch|gerecycled|\brds\b/iu,
    whether: 'Of er een keurmerk op zit',
  },
  {
    asks: /\b(?:brandvertragend\p{L}*|brandveilig\p{L}*|kindveilig\p{L}*|krasvast\p{L}*|hittebestendig\p{L}*)(?!\p{L})/iu,
    words: /brandvertrag|brandveilig|kindveilig|krasvast|hittebesten/iu,
    whether: 'Of het brandvertragend, kindveilig of krasvast is',
  },
]

/** What a figure or the material tells. */
const figures: readonly PropertyRow[] = [
  {
    asks: /\b(?:robot\p{L}*|stofzuiger)\b.*\bonder|\bonder ?door\b|\bonder\p{L}* (?:\p{L}+ ){0,3}(?:door|doorkan|kan)\b.*\b(?:robot\p{L}*|stofzuiger)/iu,
    words: /vrije (?:ruimte|hoogte)|ruimte eronder|onderdoor/iu,
    whether: 'Hoeveel ruimte eronder vrij is',
    goods: /tafel|kast|dressoir|fauteuil|stoel|boxspring|\bbed/iu,
  },
  {
    asks: /\b(?:binnenbeen\p{L}*|beenlengte|broeklengte|pijplengte)(?!\p{L})/iu,
    words: /binnenbeen|beenlengte/iu,
    whether: 'Hoe lang het binnenbeen is',
    goods: /pyjama/iu,
  },
  {
    asks: /\b(?:hoe (?:diep|lang|ver|groot)\b.*\b(?:split|sne[de]e?|inkeping)|(?:split|insnijding|inkeping) (?:is|van|zit)|ingesneden|ingeknipt|waar zit de split)(?!\p{L})/iu,
    labels: /^Split$/u,
    words: /\bsplit\b/iu,
    whether: 'Hoe diep de split is',
    goods: /laken|topper/iu,
  },
  {
    asks: /\b(?:hoe zwaar|(?<!\b(?:ik|hij|zij|ze|dochter|zoon|kind|man|vrouw|partner|vriend(?:in)?) )weegt|gewicht|hoeveel (?:kilo|kg|gram) (?:is|weegt))\b/iu,
    labels: /^(?:Gewicht|Stofgewicht)$/u,
    whether: 'Hoeveel het weegt',
  },
  {
    asks: /\b(?:draag(?:t|vermogen|kracht)|hoeveel kan (?:ie|hij|die|het) (?:dragen|hebben)|hoeveel (?:kilo|kg) (?:kan|mag|houdt)|belast\p{L}*)\b/iu,
    labels: /^Draagvermogen$/u,
    whether: 'Hoeveel het draagt',
  },
  {
    asks: /\b(?:in elkaar|monte\p{L}*|montage|gereedschap|opbouwen)\b/iu,
    labels: /^Montage$/u,
    words: /in elkaar|gereedschap|schroef/iu,
    whether: 'Of je het zelf in elkaar zet',
  },
  {
    asks: /\b(?:doorsnee|doorsnede|diameter|omtrek|hoe groot(?! is (?:het|de) (?:rooster|kap|pot|zitting|lade|blad)))\b/iu,
    labels: /^(?:Doorsnede|Afmetingen)$/u,
    whether: 'Hoe groot de doorsnede is',
    goods: /spiegel|lamp|tafel|vaas|vazen|kleed|barbecue|boom|plant/iu,
  },
  {
    asks: /\bpas(?:t|sen)\b.*\b(?:naast|onder|achter|bij)\b.*\bhoog\b|\bhoe (?:hoog|diep|groot)\b(?! is (?:het|de) (?:rooster|kap|pot|zitting|lade|blad))|\b(?:hoogte|diepte|afmeting\p{L}*|niet (?:hoger|dieper) dan)\b/iu,
    labels: /^(?:Afmetingen|Hoogte|Hoogte met pot)$/u,
    whether: 'Hoe hoog het is',
    goods: /spiegel|lamp|tafel|vaas|vazen|kast|dressoir|fauteuil|stoel|plant|boom/iu,
  },
  {
    asks: /\bhoe (?:breed|smal)\b|\b(?:smal|slank)e? (?:model|type|boom)|\b(?:smalle|slanke) (?=\p{L}*boom)|\b(?:breedte|breed is|niet breder dan|past (?:hij|ie|die|het) (?:in|op|tussen))\b/iu,
    labels: /^(?:Afmetingen|Doorsnede)$/u,
    whether: 'Hoe breed het is',
    goods: /spiegel|lamp|tafel|vaas|vazen|kast|dressoir|fauteuil|stoel|plant|boom/iu,
  },
  {
    asks: /\b(?:zithoogte|hoe hoog zit|zit (?:die|ie|hij|het|je) (?:\p{L}+ ){0,3}(?:hoog|laag|diep))\b/iu,
    labels: /^(?:Zithoogte|Afmetingen)$/u,
    whether: 'Hoe hoog je zit',
  },
  {
    asks: /\b(?:hoek(?:en|hoogte)?|(?:hoge?|diepe?|extra) hoek\p{L}*|dik(?:te)? matras|topper(?:tje)? (?:erop|van|is)|matras (?:is|van) (?:\p{L}+ )?\d{2} ?cm)\b/iu,
    labels: /^(?:Hoekhoogte|Matrashoogte|Topperhoogte)$/u,
    whether: 'Hoe hoog de hoek is',
    goods: /laken|beschermer|molton/iu,
  },
  {
    asks: /\b(?:hoe (?:dik|hoog)|dikte|hoogte)\b/iu,
    labels: /^(?:Dikte|Hoogte|Stofgewicht)$/u,
    words: /\bpool \d+ mm|\d+ g\/m²/iu,
    whether: 'Hoe dik het is',
    goods: /topper|matras|kussen|gordijn|kleed|handdoek/iu,
  },
  {
    asks: /\b(?:wat (?:zit|zitten) (?:er|daar|hier)(?: allemaal| eigenlijk| precies)? ?in|gemaakt|materiaal|welke stof|wat voor (?:stof|hout|vulling)|vulling|gevuld)\b|\b(?:echte?|puur|pure|massief|massieve|100 ?%) (?:\p{L}+ )?(?:\p{L}*(?:dons|katoen|wol|wollen|linnen|zijde|leer|leren|hout|houten|eiken|noten|schuim|latex|bamboe|metaal|glas|marmer|rotan))(?!\p{L})|\b\p{L}{3,}(?:hout|ganzendons|eendendons|schapenwol)\b/iu,
    labels: /^(?:Materiaal|Vulling|Kern)$/u,
    isMadeOf: true,
    whether: 'Waarvan het precies is gemaakt',
  },
  {
    asks: /(?:(?<!(?:\d|euro|€|tientje|tien|centen) )\bper stuk|\bper (?:twee|paar|set|\d))\b|\b(?:set van|hoeveel (?:stuks (?:zit|in|per|is)|zitten|zit er))\b/iu,
    labels: /^Inhoud$/u,
    words: /\bset van (?:twee|drie|vier|vijf|zes|\d)/iu,
    whether: 'Hoeveel er in een set zitten',
    otherwise: 'De prijs is per stuk, tenzij er een set staat.',
  },
  {
    asks: /\b(?:lampjes|lichtjes|verlichting)(?!\p{L})/iu,
    labels: /^Verlichting$/u,
    whether: 'Of er lampjes in zitten',
    goods: /kerst/iu,
  },
  {
    asks: /\b(?:hoeveel (?:takken|lampjes|lichtjes)|(?:takken|lampjes|lichtjes) (?:heeft|zitten))\b/iu,
    labels: /^Hoogte$/u,
    words: /takken/iu,
    whether: 'Hoeveel takken en lampjes eraan zitten',
    goods: /kerstboom/iu,
  },
]

const all: readonly PropertyRow[] = [...parts, ...care, ...use, ...figures]
/** More questions than these at once are left to the page. */
const mostAsked = 3

/** Lists what a message asks of goods that pages may tell, the first three of it. `about` is the kind of goods that it is asked of. */
export function listAskedProperties(message: string, about: string): readonly AskedProperty[] {
  return all
    .filter(({ asks, goods }) => (goods?.test(about) ?? true) && asks.test(message))
    .slice(0, mostAsked)
}
