/** What pages say of goods in general, by what asks for it. */
const told: readonly (readonly [asks: RegExp, heading: string])[] = [
  [
    /^(?!.*\b(?:uitslag|benauwd|jeuk|hoest)).*\ballergi\p{L}*\b.*\b(?:dons|veren|wol|dierlijk\p{L}*)\b/iu,
    'Zijn er dekbedden en kussens zonder dieren?',
  ],
  [/\ballergi\p{L}*\b.*\blatex\b|\blatex\b.*allergi/iu, 'Wat is latex?'],
  [/\b(?:welke|wat voor|beste) vulling\b/iu, 'Welke vulling kies ik voor een dekbed of kussen?'],
  [
    /\b(?:handdoek\p{L}*|badlaken\p{L}*|badjas\p{L}*)\b.*\b(?:snelst|snel droog|sneldrogend\p{L}*|droogt? snel)|\b(?:sneldrogende?|snelst droge)\b.*\b(?:handdoek|badlaken|badjas)/iu,
    'Welke handdoek is het snelst droog?',
  ],
  [
    /\b(?:schadelijke? stof\p{L}*|gifstof\p{L}*|gifvrij|giftig\p{L}*|chemisch\p{L}*|chemicali\p{L}*|formaldehyde|pfas|brandvertrag\p{L}*|brandwerend\p{L}*|vlamvertrag\p{L}*)(?!\p{L})/iu,
    'Zitten er schadelijke stoffen of brandvertragers in jullie artikelen?',
  ],
  [
    /\b(?:waar|welk land|uit welk)\b(?!.*\bvan gemaakt\b)(?!.*\bwaarvan\b).*\b(?:vervaardigd|geproduceerd|gefabriceerd|gemaakt)\b(?!.*\bvan gemaakt)|\bmade in\b|\b(?:gemaakt|komen?|komt) (?:\p{L}+ )?(?:in|uit) (?:china|europa|nederland|belgi\p{L}+|turkije|portugal|india|pakistan)\b/iu,
    'Waar worden jullie artikelen gemaakt?',
  ],
  [
    /^(?!.*\b(?:adhd|angst\p{L}*|paniek\p{L}*|slapeloos\p{L}*|helpt|tegen|stress|autis\p{L}*|goed voor)\b).*\b(?:verzwaringsdek\p{L}*|verzwaarde? (?:deken|dekbed)\p{L}*|weighted blanket|zware deken)/iu,
    'Hebben jullie een verzwaringsdeken?',
  ],
  [
    /\b(?:voeten|tenen|benen)\b.*\b(?:steken|hangen|uit|over|buiten)\b.*\bbed\b|\bbed\b.*\bte kort\b/iu,
    'Welke maat matras heb ik nodig?',
  ],
  [
    /\b(?:moeilijk|moeizaam|lastig|slecht|niet meer|amper|nauwelijks|makkelijk\p{L}*|gemakkelijk\p{L}*|vlot\p{L}*)\b.*\b(?:uit|in)(?: en uit)?\b.*\b(?:bed|geraak\p{L}*|raak\p{L}*|kom\p{L}*|stapp\p{L}*)\b/iu,
    'Ik kom moeilijk in of uit bed. Welk bed helpt?',
  ],
  [
    /\b(?:kunstheup|kunstknie|nieuwe (?:heup|knie)|heupoperatie|knieoperatie|rollator|slecht ter been)\b.*\b(?:bed|boxspring)\b/iu,
    'Ik kom moeilijk in of uit bed. Welk bed helpt?',
  ],
  [
    /\b(?:gevoelige|droge|tere|dunne|geïrriteerde|geirriteerde) huid\b|\b(?:eczeem|psoriasis|jeuk)\b.*\b(?:stof|stoffen|beddengoed|laken\p{L}*|overtrek\p{L}*|materiaal|katoen)\b/iu,
    'Welke stof past bij een gevoelige huid?',
  ],
  [
    /^(?!.*\bhoe krijg).*\b(?:welke?|wat|minst|niet|geen|nooit|zonder)\b.*\b(?:kreukt?|kreuken|kreukvrij\p{L}*|strijkvrij\p{L}*|strijken)\b(?!.*\bin de maat\b)/iu,
    'Welke stof kreukt het minst?',
  ],
  [
    /\b(?:welke?|wat)\b.*\b(?:stof|stoffen|materiaal|beddengoed|overtrek\p{L}*|laken\p{L}*)\b.*\b(?:koel\p{L}*|zomer|zweet|zweten|ademend\p{L}*|ademt|warm)\b/iu,
    'Welke stof is het koelst in bed?',
  ],
  [
    /\b(?:zachtste?|zachtst\p{L}*)\b.*\b(?:beddengoed|\p{L}*overtrek\p{L}*|\p{L}*laken\p{L}*|stof|stoffen|sloop|slopen|kussensl\p{L}*)\b|\b(?:beddengoed|\p{L}*overtrek\p{L}*|\p{L}*laken\p{L}*|stof|stoffen|sloop|slopen)\b.*\bzachtste?\b/iu,
    'Welk beddengoed is het zachtst?',
  ],
  [
    /\b(?:zachtste?|donzigste?)\b.*\b(?:handdoek\p{L}*|badlaken\p{L}*|badjas\p{L}*)|\b(?:handdoek\p{L}*|badlaken\p{L}*)\b.*\bzachtste?\b/iu,
    'Welke handdoek is het zachtst?',
  ],
  [
    /\b(?:biologisch|bio|organic|ecologisch|eco)\p{L}*[ -]?(?:katoen\p{L}*|cotton|beddengoed|dekbed\p{L}*|laken\p{L}*|overtrek\p{L}*|handdoek\p{L}*|stof|stoffen|textiel)\b|\b(?:katoen|laken\p{L}*|overtrek\p{L}*|dekbed\p{L}*|handdoek\p{L}*|stoffen)\b.*\b(?:biologisch|bio|organic|ecologisch)\b/iu,
    'Hebben jullie biologisch katoen?',
  ],
  [
    /\b(?:top|opleg)matras\p{L}*\b.*\btoppers?\b|\btoppers?\b.*\b(?:top|opleg)matras/iu,
    'Wat is het verschil tussen een topper en een matras?',
  ],
  [
    /\bspanlakens?\b.*\bhoeslakens?\b|\bhoeslakens?\b.*\bspanlakens?\b/iu,
    'Wat is het verschil tussen een hoeslaken en een gewoon laken?',
  ],
  [
    /(?=.*\b(?:hard|zacht|stevig|medium|hardheid|stevigheid)\b)(?=.*\b(?:matras\p{L}*|liggen|lig)\b)(?=.*\b(?:zij|rug|buik)(?:slapers?)?\b)^(?!.*\d{2,3}\s?(?:x|kilo|kg)).*\b(?:of|welke|hoe|beter|moet)\b/iu,
    'Welk matras past bij mijn slaaphouding?',
  ],
  [
    /\b(?:draads|draadtelling|draaddichtheid|thread ?count|hoeveel (?:draden|garens))\b/iu,
    'Hoeveel draden heeft jullie satijn?',
  ],
  [
    /\b(?:dons|veren|ganzen|eenden|gans|eend)\p{L}*\b.*\b(?:dier\p{L}*|levend\p{L}*|pluk\p{L}*|geplukt\p{L}*|zielig|mishandel\p{L}*|ethisch|rds|waar komt|herkomst|afkomstig)\b|\b(?:dier\p{L}*|levend\p{L}*|rds)\b.*\b(?:dons|veren)\b/iu,
    'Is jullie dons diervriendelijk?',
  ],
  [
    /\boeko[- ]?tex\b|\b(?:oeko|gots|fsc|better cotton|masters of linen|fair ?trade)\b|\b(?:keurmerk\p{L}*|gecertificeerd\p{L}*|certifica\p{L}*)\b(?=.*\b\p{L}*(?:laken|lakens|dekbed\p{L}*|matras\p{L}*|kussen\p{L}*|handdoek\p{L}*|katoen|stof|stoffen|overtrek\p{L}*|dons|wol|hout)\b)|\b\p{L}*(?:laken|lakens|dekbed\p{L}*|matras\p{L}*|kussen\p{L}*|handdoek\p{L}*|katoen|stof|stoffen|overtrek\p{L}*|dons|wol|hout)\b.*\b(?:keurmerk\p{L}*|gecertificeerd\p{L}*|certifica\p{L}*)\b/iu,
    'Hebben jullie artikelen een keurmerk of certificaat, zoals OEKO-TEX?',
  ],
  [
    /\b(?:vegan\p{L}*|veganistisch\p{L}*|plantaardig\p{L}*|zonder (?:dieren|dierlijk\p{L}*|dierenleed)|dierproefvrij|dierloos)\b/iu,
    'Zijn er dekbedden en kussens zonder dieren?',
  ],
]

/** Finds the heading under which the pages tell what a message asks of goods in general; undefined for another question. */
export function findTold(message: string): string | undefined {
  return told.find(([asks]) => asks.test(message))?.[1]
}
