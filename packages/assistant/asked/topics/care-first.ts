import { type AskedTopic, anyOf } from '../asked-topic.ts'
import { kinds } from '../words.ts'

/** What a thing is made of, which the page of the one that was shown says better. */
export const isItReal = 'Is het echt leer, hout, dons, wol of bont?'

/** Keeping goods: what goes before the rest. */
export const careFirst: readonly AskedTopic[] = [
  {
    heading: 'Welk matras past bij een kind?',
    intent: 'firmness',
    isSure: true,
    has: [
      anyOf(
        'zoon zoontje dochter dochtertje kind kindje kleuter peuter jongen meisje kleinzoon kleindochter',
      ),
      /\bhoe (?:hard|zacht|stevig)\b|\b(?:welke|wat voor) (?:hardheid|stevigheid)\b|\b(?:hard|zacht|stevig) genoeg\b/u,
    ],
    // A child weighs little; of a heavier one the weight decides.
    hasNot: anyOf('was* terug* retour* ruil* volwassen (?:[5-9]\\d|1\\d\\d)_?(?:kg|kilo)'),
  },
  {
    heading: 'Mag een baby onder een dekbed?',
    intent: 'care',
    has: [
      /\b(?:baby\w*|pasgeboren\w*|zuigeling|dreumes\w*|eenjarig\w*|(?:1?\d|2[0-3]|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf) (?:maanden|maand|mnd|weken) (?:mag|oud|is)|(?:is|van) (?:1?\d|2[0-3]) (?:maanden|maand|mnd|weken)|(?:\w*kind(?:je)?|\w*zoon(?:tje)?|\w*dochter(?:tje)?|meisje|jongetje|neefje|nichtje)\b.{0,20}\b(?:1|een|anderhalf|1[,.]5) (?:jaar|jr))\b/u,
      anyOf('*dekbed* donsdeken* donsovertrek* kussen kussentje hoofdkussen* deken* dekens'),
      anyOf('mag kan mogen kunnen al veilig welk* wanneer nodig slaapt slapen'),
    ],
    hasNot: anyOf(
      'was* wassen retour* terug* geleden garantie besteld bezorg* lever* kapot kopen_voor cadeau*',
    ),
  },
  {
    heading: 'Zijn de planten echt?',
    intent: 'care',
    has: [
      anyOf('echt echte nep levend levende kunst fake'),
      anyOf('*plant *planten bloem bloemen'),
      anyOf('is zijn of'),
    ],
    hasNot: anyOf('zoek heb hebben hebt verkopen voor giftig'),
  },
  {
    heading: isItReal,
    intent: 'care',
    has: [
      anyOf('echt echte nep namaak imitatie kunstmatig nagemaakt'),
      anyOf(
        'leer leder leren bont *vacht *vachtje *vachtjes schapenvacht hout houten eiken eikenhout massief dons donzen veren wol wollen scheerwol zijde zijden katoen linnen linnengoed fluweel marmer rotan riet suede messing goud zilver kasjmier lamswol merino',
      ),
      /\b(?:is|zijn|zit|of|wel|die|dat|van)\b|^echte? \w+\W*$/u,
    ],
    hasNot: anyOf(
      'winkel webshop *review* *beoordeling* warm koel kriebelt krimpt zoek duurzaam zacht diervriendelijk vegan kosten duur in_het_echt wassen was',
    ),
  },
  {
    heading: 'Mijn handdoeken ruiken muf.',
    intent: 'care',
    has: [kinds.towel, anyOf('ruik* muf* stink* stonk geur*')],
    hasNot: anyOf('zoek geurkaars'),
  },
  {
    heading: 'Op hoeveel graden was ik beddengoed?',
    intent: 'care',
    has: [
      anyOf('flanel* linnen percal *satijn* jersey lyocell microvezel'),
      kinds.washed,
      anyOf('graden 30 40 60 heet warm'),
    ],
    hasNot: anyOf('zoek krimp* cm x \\d+x\\d+ *gordijn* *dekbed *plaid* *kussen handdoek*'),
  },
  {
    heading: 'Hoe was ik een hoofdkussen?',
    intent: 'care',
    has: [anyOf('*kussen *kussens'), anyOf('zweetlucht zweetgeur muf muffe stinkt_naar_zweet zweet')],
    hasNot: anyOf('zoek welk heb_je hebben_jullie nieuw* ik_zweet'),
  },
  {
    heading: 'Elke week',
    intent: 'care',
    has: [
      anyOf('*kleed *kleden tapijt* karpet* hoogpolig*'),
      anyOf('schoon schoonmaken zuig* stofzuig* onderhoud* bijhouden reinig*'),
    ],
    hasNot: anyOf('*vlek* wijn koffie bloed jullie zoek tafelkleed *robot* laagpolig* euro max'),
  },
  {
    heading: 'Mag linnen, lyocell of microvezel in de droger?',
    intent: 'care',
    has: [anyOf('linnen lyocell tencel microvezel halflinnen'), kinds.dryer],
    hasNot: anyOf('*dekbed *kussen* handdoek*'),
  },
  {
    heading: 'Mag ik lakens en handdoeken samen wassen?',
    intent: 'care',
    has: [anyOf('samen tegelijk apart bij_elkaar mengen'), kinds.washed, kinds.textile],
    hasNot: anyOf('eerste zoek code*'),
  },
  {
    heading: 'Welk wasmiddel gebruik ik?',
    intent: 'care',
    has: [
      anyOf('wasmiddel* waspoeder* wolwasmiddel* waspods zeep'),
      anyOf('welk wat nodig gebruik* hoeveel moet mag wassen voor'),
    ],
    hasNot: anyOf('vlek* dispenser zeeppomp* verkopen hard'),
  },
  {
    heading: 'Hoe lucht ik mijn bed?',
    intent: 'care',
    has: [
      anyOf('luchten lucht gelucht ventileren uitluchten'),
      anyOf('*matras* *bed *dekbed* *kussen* topper* slaapkamer'),
      anyOf('hoe vaak moet mag hoelang hoe_lang'),
    ],
    hasNot: anyOf('nieuw* ruik* stink* geur*'),
  },
  {
    heading: 'Hoe lang gaat een matras mee?',
    intent: 'firmness',
    has: [
      anyOf('hoe_lang hoelang levensduur wanneer hoeveel_jaar'),
      anyOf('mee meegaat vervangen levensduur nieuw_kussen nieuw_dekbed'),
      anyOf('*matras *topper *dekbed *kussen hoofdkussen* *boxspring'),
    ],
    hasNot: anyOf('garantie* lever* bezorg* meenemen oude'),
  },
  {
    heading: 'Hoe was ik een sierkussen?',
    intent: 'care',
    has: [
      anyOf('sierkussen* kussenhoes*'),
      anyOf('was wassen gewassen wasmachine graden wasbaar schoon* droger'),
    ],
    hasNot: anyOf('zoek heb_je hebben_jullie'),
  },
  {
    heading: 'Moet ik handdoeken, een badjas of gordijnen strijken?',
    intent: 'care',
    has: [anyOf('strijk* gestreken'), anyOf('*handdoek* badjas* *gordijn*')],
    hasNot: anyOf('zoek inkorten zoomband korter'),
  },
  {
    heading: 'Op hoeveel graden was ik beddengoed?',
    intent: 'care',
    has: [anyOf('temperatuur'), kinds.washed, kinds.bedding],
    hasNot: anyOf('zoek'),
  },
  {
    heading: 'De eerste weken',
    intent: 'care',
    has: [
      anyOf('*kleed *kleden tapijt* karpet*'),
      anyOf('pluis* pluizen pluist haren haar verhaart verliest'),
    ],
    hasNot: anyOf('zoek hond kat katten tafelkleed welk'),
  },
  {
    heading: 'Hoe krijg ik wit beddengoed weer wit?',
    intent: 'care',
    has: [kinds.textile, anyOf('weer_wit wit_krijgen grauw* vergrijs* witter vergeeld* wit_houden')],
    hasNot: anyOf('*kussen *dekbed zoek'),
  },
  {
    heading: 'Hoe maak ik een kunstplant, vaas, spiegel of lamp schoon?',
    intent: 'care',
    has: [
      anyOf('kunstplant* nepplant* *plant *planten vaas vazen spiegel* *lamp *lampen lampenkap*'),
      anyOf('schoon* afstof* afstoffen stofvrij reinig* poets* wassen afnemen'),
    ],
    hasNot: anyOf('zoek spiegelkast'),
  },
  {
    heading: 'Mag een matras of topper in de was?',
    intent: 'care',
    has: [kinds.mattress, kinds.washed],
    hasNot: anyOf(
      '*laken* *beschermer* vlek* geslapen terug* retour* bloed urine plas molton* matrasovertrek na',
    ),
  },
  {
    heading: 'Hoe was ik een dekbed?',
    intent: 'care',
    has: [
      anyOf('*dekbed *dekbedden donsdeken*'),
      anyOf('kots* gekotst overgegeven gespuugd urine geplast plas bloed koffie wijn vlek*'),
    ],
    hasNot: anyOf('zoek retour* terug* nieuw nieuwe kreeg zat'),
  },
  {
    heading: 'Mijn handdoeken of plaid pluizen.',
    intent: 'care',
    has: [
      anyOf('pluis pluist pluizen pluizig* pluisjes pluis* verhaar* haren'),
      anyOf(
        '*handdoek* badjas* badlaken* *plaid* *deken *laken* *overtrek* *dekbed* badstof fleece* flanel* ze',
      ),
    ],
    hasNot: anyOf('hond kat welk handig kleed tapijt vloerkleed zoek welke niet_pluizen'),
  },
  {
    heading: 'Hoe haal ik bolletjes van een plaid, dekbedovertrek of laken?',
    intent: 'care',
    has: [anyOf('pilling pillen pilt bolletje* nopjes bobbeltjes propjes pilvorming')],
    hasNot: anyOf('slaap* zoek kruid* patroon'),
  },
  {
    heading: 'Waarom worden mijn handdoeken hard?',
    intent: 'care',
    has: [
      kinds.towel,
      anyOf('hard harde stug* ruw* schuurpapier keihard schuren krassen stijf plank kras* niet_zacht'),
    ],
    hasNot: anyOf('zoek welke'),
  },
  {
    heading: 'Mijn dekbed of kussen klontert na het wassen.',
    intent: 'care',
    has: [kinds.duvet, anyOf('klont* klonter* klit* samengeklont* proppen prop bobbels bonken vulling_zit')],
    hasNot: anyOf('zoek welk_kussen'),
  },
  {
    heading: 'Er zit schimmel op mijn matras.',
    intent: 'care',
    has: [anyOf('schimmel* beschimmeld weerplek* zwarte_stippen zwarte_puntjes'), kinds.bed],
  },
  {
    heading: 'Hoe krijg ik urine of een ongelukje uit mijn matras?',
    intent: 'care',
    has: [
      anyOf('urine plas geplast plassen bedplas* gepiest pies pis zeik* ongelukje overgegeven kots* geplas*'),
      anyOf('*matras* *topper* bed'),
    ],
    hasNot: anyOf('zoek beschermer_zoek welke waterdicht*'),
  },
  {
    heading: 'Mijn kussen of dekbed is geel geworden. Hoe krijg ik dat weg?',
    intent: 'care',
    has: [kinds.duvet, anyOf('geel gele vergeeld* zweetvlek* zweetplek* geler gelig* vergeling')],
    hasNot: anyOf('zoek *overtrek* kleur sierkussen* okergeel kussenhoes* sloop'),
  },
  {
    heading: 'Mag beddengoed op 90 graden?',
    intent: 'care',
    has: [kinds.textile, anyOf('90 95 kookwas koken uitkoken')],
    hasNot: anyOf('90x* 90_x 90_bij cm breed euro hoge_kookwas zoek 200 210 220'),
  },
]
