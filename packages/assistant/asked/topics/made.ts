import { type AskedTopic, anyOf } from '../asked-topic.ts'
import { kinds } from '../words.ts'

/** What each set costs is told beside the page. */
export const whatComposedCosts = 'Wat kost een boxspring die ik zelf samenstel?'
/** Told with the sets to begin with. */
export const howComposed = 'Hoe stel ik een boxspring samen?'
/** Told with the sets to begin with. */
export const whichHeadboard = 'Kan ik een hoger of lager hoofdbord kiezen?'
/** What each set says of itself, beside the page. */
export const whenComposed = 'Wanneer komt een boxspring die ik zelf samenstel?'

/** Beds that were composed, which are no other goods: what holds for these is told before what holds for all. */
export const madeTopics: readonly AskedTopic[] = [
  {
    heading: whichHeadboard,
    intent: 'made_to_measure',
    has: [
      kinds.headboard,
      anyOf(
        'hoog hoger hoge hoogte hoogtes hoogst* laag lager lage laagst* schuin* centimeter cm raam vensterbank',
      ),
    ],
    hasNot: anyOf(
      'vlek* was wassen stof_kapot los losse kleur_hoofdbord zoek lamp* monteer* bevestig* breed',
    ),
  },
  {
    heading: 'Wij schelen veel in gewicht. Eén matras of twee?',
    intent: 'firmness',
    has: [anyOf('zwaar zwaarder'), anyOf('licht lichter'), anyOf('*bed *matras *matrassen boxspring')],
    hasNot: anyOf('kilo kg *dekbed *kussen lamp* *gordijn* kleur deken* weeg weegt tillen optillen'),
  },
  {
    heading: 'Kan ik links een ander matras kiezen dan rechts?',
    intent: 'made_to_measure',
    has: [
      anyOf('*matras* bed boxspring* kern kernen hardheid stevigheid kant zacht'),
      anyOf(
        'verschillend* elk_een elk_zijn elk_zn elk_ons elk_z_n ieder_een ieder_zijn per_kant 2_soorten twee_soorten per_persoon_een eigen_matras andere_hardheid andere_stevigheid links_zacht links_hard links_stevig links_medium links_een links_en_rechts elke_kant iedere_kant kant_zacht kant_hard kant_stevig',
      ),
      anyOf('*matras* hardheid stevigheid zacht* hard* stevig* kern kernen medium anders'),
    ],
    hasNot: anyOf(
      'verschil tussen kilo kg weeg weegt hoofdkussen* *kussen* dekbed* *laken* kleuren maten wat_voor welke hoeveel prijs prijzen kost* retour* terug* merken garantie* gewicht',
    ),
  },
  {
    heading: 'Kan ik links een ander matras kiezen dan rechts?',
    intent: 'made_to_measure',
    isSure: true,
    has: [
      anyOf('ik we wij'),
      anyOf('hij zij man vrouw vriend vriendin partner echtgeno*'),
      anyOf('zacht zachter zachte'),
      anyOf('hard harde harder keihard stevig stevige steviger'),
    ],
    hasNot: anyOf(
      'kilo kg weeg weegt *kussen* dekbed* zijslaper* rugslaper* mijn_zij mn_zij op_zij op_de_zij handdoek* te_hard te_zacht handdoeken',
    ),
  },
  {
    heading: whatComposedCosts,
    intent: 'made_to_measure',
    has: [
      kinds.made,
      anyOf('*boxspring* *bed *bedden'),
      anyOf('wat_kost hoeveel_kost kosten duurder duur prijs goedkoper hoe_duur prijzen'),
    ],
    hasNot: anyOf(
      'bezorg* lever* verzend* retour* terug* annul* korting* stalen te_duur vanaf eraf afzeg* afbestel*',
    ),
  },
  {
    heading: 'In welke maten kan ik een boxspring samenstellen?',
    intent: 'made_to_measure',
    has: [anyOf('*boxspring* *bed'), anyOf('vervaardig* laten_maken te_maken produceren'), anyOf('\\d{2,3}')],
    hasNot: anyOf('elkaar'),
  },
  {
    heading: 'Wat kan ik kiezen als ik een boxspring samenstel?',
    intent: 'made_to_measure',
    has: [kinds.made, anyOf('*motor motors motoren *motortje* elektrisch* verstelba*')],
    hasNot: anyOf('later achteraf kapot* stuk defect* doet_het_niet werkt_niet retour* terug* verschil'),
  },
  {
    heading: 'Wat kan ik kiezen als ik een boxspring samenstel?',
    intent: 'made_to_measure',
    has: [
      kinds.made,
      anyOf('*boxspring* *bed'),
      anyOf('matras topper poten hoofdbord'),
      anyOf('erbij zit_er inbegrepen bij_in inclusief zit_daar'),
    ],
  },
  {
    heading: 'Kan ik een los hoofdbord, losse poten of een ander onderdeel kopen?',
    intent: 'made_to_measure',
    has: [
      anyOf(
        'hoofdbord* poten pootjes motor* afstandsbediening* lattenbodem* onderdeel onderdelen middenpoot bedbodem hoezen',
      ),
      anyOf(
        'los losse apart nabestellen bijbestellen bijkopen afzonderlijk na_te_bestellen bij_te_bestellen reserve*',
      ),
    ],
    hasNot: anyOf('kiezen kies lager hoger laat_los laten_los zit_los zitten_los retour* kussen*'),
  },
  {
    heading: howComposed,
    intent: 'made_to_measure',
    has: [
      anyOf('configurator* samenstellen samensteller samen_te_stellen'),
      anyOf('snap hoe begin beginnen eerst werkt stappen uitleg begrijp help'),
    ],
    hasNot: anyOf(
      'hoe_lang hoelang hoeveel wat_kost duurt hoe_duur annul* terugsturen retour* lukt_niet_betalen',
    ),
  },
  {
    heading: 'Kan ik na het bestellen nog iets aan mijn samengestelde bed veranderen?',
    intent: 'order_change',
    has: [
      anyOf('op_maat maatwerk* *samengesteld* samen_gesteld samenstel* ontworpen ontwerp* zelf_gemaakt*'),
      anyOf('verkeerd* vergist foute fout foutje fouten vergissing'),
    ],
    hasNot: anyOf('gekregen geleverd kreeg aangekomen retour* terug*'),
  },
  {
    heading: 'Kan ik na het bestellen nog iets aan mijn samengestelde bed veranderen?',
    intent: 'order_change',
    has: [
      kinds.made,
      anyOf('stof kleur maat poten hoofdbord breedte lengte matras'),
      kinds.change,
      anyOf('*besteld bestelling geplaatst'),
    ],
    hasNot: anyOf('retour* terug* annul* gordijn*'),
  },
  {
    heading: 'Heb ik garantie op een boxspring die ik zelf samenstelde?',
    intent: 'warranty',
    has: [kinds.made, kinds.bed, anyOf('garantie* waarborg* kapot* stuk defect* gebrek* kraakt')],
  },
  {
    heading: 'Kan ik na het bestellen nog iets aan mijn samengestelde bed veranderen?',
    intent: 'order_change',
    has: [kinds.made, kinds.bed, kinds.change, kinds.ordered],
    hasNot: anyOf('retour* terug* annul* geannuleerd afbestel* matras_links ruilen'),
  },
  {
    heading: 'Kan ik een boxspring annuleren die ik zelf samenstelde?',
    intent: 'order_change',
    has: [kinds.made, kinds.bed, kinds.cancel],
    hasNot: anyOf('retour* terug*'),
  },
  {
    heading: 'Kan ik een boxspring terugsturen die ik zelf samenstelde?',
    intent: 'returns',
    has: [
      kinds.made,
      kinds.bed,
      anyOf(
        'retour* terug* *ruilen bedenktijd 14_dagen veertien_dagen bevalt tegenvalt valt_tegen zichttermijn lekker_ligt herroep* proefslapen bedenk_me bedenk_ik',
      ),
    ],
  },
  {
    heading: 'Wat als mijn samengestelde boxspring niet in de kamer past?',
    intent: 'made_to_measure',
    has: [kinds.made, kinds.bed, anyOf('past passen te_groot te_breed te_lang te_hoog')],
    hasNot: anyOf('welke* dekbed* *laken* kleur* oude mijn_matras eigen_matras losse'),
  },
  {
    heading: whenComposed,
    intent: 'made_to_measure',
    has: [
      anyOf('op_bestelling op_maat'),
      kinds.bed,
      anyOf('hoe_lang hoelang levertijd* wachten weken maanden'),
    ],
    hasNot: anyOf('garantie* mijn_bestelling kjd* gordijn*'),
  },
  {
    heading: whenComposed,
    intent: 'made_to_measure',
    has: [
      kinds.made,
      kinds.bed,
      anyOf('hoe_lang hoelang wanneer levertijd* wachten weken hoe_snel maanden duurt dagen'),
    ],
    hasNot: anyOf('garantie* mijn_bestelling kjd*'),
  },
  {
    heading: 'Kan ik na het bestellen nog iets aan mijn samengestelde bed veranderen?',
    intent: 'order_change',
    has: [
      anyOf('*boxspring* mijn_bed'),
      anyOf('poten pootjes *stof *kleur hoofdbord* matras hardheid topper bekleding'),
      kinds.change,
      anyOf('besteld* bestelling na_bestelling na_het_bestellen al_besteld gisteren vanochtend geplaatst'),
    ],
    hasNot: anyOf('gekregen geleverd kreeg kapot* retour* terug* aangekomen'),
  },
]
