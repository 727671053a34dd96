import { type AskedTopic, anyOf } from '../asked-topic.ts'
import { kinds } from '../words.ts'
import { ownOrder } from './orders.ts'

/** Cases of goods that somebody has or waits for, of who brought them, and of what is asked before buying. */
export const casesOfGoodsHad: readonly AskedTopic[] = [
  {
    // 'Lamp kwam aan met een barst, moet ik zelf de porto betalen'.
    heading: 'Wie betaalt het terugsturen als het jullie fout is?',
    intent: 'returns',
    has: [
      anyOf(
        'barst* scheur* gescheurd* gebarsten gebroken kapot* stuk beschadig* schade gedeukt deuk* kras* defect* verkeerd* vies vuil vuile vlek* gebrek* mankement*',
      ),
      anyOf(
        'kwam kwamen komt_aan komen_aan *aangekomen toegekomen bezorgd geleverd binnen* kreeg gekregen ontvangen zat',
      ),
      /\b(?:porto\w*|verzendkost\w*|retourkost\w*|transportkost\w*)\b|^(?=.*\b(?:terug\w*|retour\w*|opstu\w*)\b).*\b(?:betal\w*|betaal\w*|kost\w*|gratis)\b/u,
    ],
    hasNot: anyOf(
      'klarna riverty billink achteraf geld_terug terugbetal* terugbetaald zelf_kapot korting* annul* herroep* nieuwe_bestelling garantie*',
    ),
  },
  {
    // 'De lamp naar mijn dochter in Leuven en de plaid naar mij, in één bestelling'.
    heading: 'Kan een bestelling naar twee adressen?',
    intent: 'delivery_how',
    has: [/\bnaar\b.*\ben\b.*\bnaar\b/u, anyOf('bestelling order keer tegelijk samen')],
    hasNot: anyOf('terug* retour* buren pakketpunt onderweg verhuis*'),
  },
  {
    // 'Half ideal half creditcard'.
    heading: 'Kan ik met twee kaarten of op twee manieren betalen?',
    intent: 'payment',
    has: [
      /\b(?:half|helft|halve|deels|deel|gedeelte|stukje)\b.*\b(?:half|helft|andere|ander|deels|rest|deel)\b/u,
      anyOf(
        'ideal wero bancontact creditcard kredietkaart paypal kaart kaarten visa mastercard rekeningen betaalmethodes',
      ),
    ],
    hasNot: anyOf(
      'later achteraf nu volgende maand klarna riverty billink terug* retour* contant cash voucher* *bon',
    ),
  },
  {
    // 'Wat rekenen jullie om een kast te brengen'.
    heading: 'Wat kost bezorgen?',
    intent: 'delivery_cost',
    has: [
      /\b(?:rekenen jullie|rekent u|rekent ge|reken je|rekenen jullie aan|ben ik kwijt|zijn we kwijt)\b/u,
      anyOf('brengen bezorgen leveren thuisbezorg* verzenden versturen opsturen brengt levert bezorgt'),
    ],
    hasNot: anyOf(
      'terug* retour* ophalen haalt oude oud avond* tijdvak* dagdeel verdieping montage monteren meenemen btw stalen wadden*',
    ),
  },
  {
    // 'Wij zijn een hotelletje, twintig dekbedden te veel besteld, retour'.
    heading: 'Wat anders is voor bedrijven',
    intent: 'business',
    has: [
      anyOf(
        'hotel* *bedrijf *bedrijven zakelijk* zelfstandige* onderneming* ondernemer* zzp* *praktijk *kantoor kapsalon restaurant firma vzw stichting vereniging school pension b_en_b bv',
      ),
      anyOf('retour* terugstu* terugzend* terugbreng* terug bedenktijd herroep*'),
    ],
    hasNot: anyOf('hotelgevoel hotelkwaliteit boxspringset factuur btw* geld korting offerte'),
  },
  {
    // 'Mijn bestelling komt in delen, vanaf wanneer tellen de 14 dagen'.
    heading: 'Hoe lang heb ik om iets terug te sturen?',
    intent: 'returns',
    has: [
      anyOf(
        '14_dagen veertien_dagen bedenktijd* retourtermijn* bedenktermijn* herroepingstermijn* twee_weken',
      ),
      anyOf('tellen telt begint beginnen begin ingaan gaat gaan start starten loopt lopen geldt gelden'),
      anyOf('wanneer vanaf moment welke_dag laatste eerste'),
    ],
    hasNot: anyOf(
      'betal* betaal* factuur rekening klarna riverty billink garantie* geld terugbetal* aanbieding* outlet sale *samengesteld* op_maat te_laat over voorbij verstreken',
    ),
  },
  {
    // 'Bed voelt als een plank'.
    heading: 'Mijn matras is te hard of te zacht. Wat kan ik doen?',
    intent: 'returns',
    has: [
      anyOf('*matras* *bed *boxspring* *topper'),
      /\b(?:voelt|voelde|ligt|lig|slaapt|slaap|slapen|is|net|zo hard)(?: \w+){0,3} (?:als|op) (?:(?:een|n|de|ne|nen) )?(?:\w+ )?(?:plank|planken|steen|stenen|beton|betonblok|baksteen|rots|stoep|tegels?|marmer|vloer)\b/u,
    ],
    hasNot: anyOf('zoek welk welke niet_als niet_op moet mag grond* op_de_vloer op_de_grond op_een_houten'),
  },
  {
    heading: 'Hoe hoog hang ik een lamp, en hoe warm kies ik het licht?',
    intent: 'firmness',
    has: [anyOf('hoe_hoog hoogte'), anyOf('hang hangt hangen ophang*'), anyOf('*lamp *lampen')],
    hasNot: anyOf('zoek koop verkopen verkoopt hebben_jullie heb_je verstelbaar verstelbare snoer'),
  },
  {
    heading: 'Kan ik een cadeau terugsturen of ruilen?',
    intent: 'returns',
    has: [
      anyOf('cadeau* kado*'),
      anyOf(
        'niet_mooi niet_leuk te_klein te_groot past_niet niet_past dubbel al_heeft heeft_al heeft_het_al heeft_die_al niet_blij valt_tegen tegenvalt bevalt_niet',
      ),
      anyOf('vindt vond is was heeft had past bevalt valt blij'),
    ],
    hasNot: anyOf('cadeaubon* cadeaukaart* zoek tips idee*'),
  },
  {
    heading: 'Mijn code of voucher is verlopen. Kan ik hem nog gebruiken?',
    intent: 'discount',
    has: [
      anyOf('*voucher* *code *codes tegoed coupon*'),
      anyOf('nog'),
      /\b(?:na|al|van|ouder dan|over) (?:\d+|een|twee|drie|vier|vijf|zes|een paar|paar) (?:dagen|weken|maand|maanden|jaar)\b/u,
    ],
    hasNot: anyOf('retour* terug* niet_gekregen gekregen mail'),
  },
  {
    heading: 'Waar vind ik mijn factuur?',
    intent: 'payment',
    has: [
      anyOf('factuur faktuur rekening_kwijt'),
      anyOf('kwijt weg verloren opnieuw nogmaals nog_eens kopie dubbel'),
    ],
    hasNot: anyOf('garantie terug* retour* betaald aanmaning* adres naam btw_nummer bestelnummer'),
  },
  {
    heading: 'Komt alles tegelijk?',
    intent: 'delivery_how',
    has: [
      anyOf(
        'in_\\d+_delen in_twee_delen in_drie_delen in_delen los_van_elkaar apart_geleverd apart_bezorgd apart_gestuurd gesplitst in_\\d+_keer in_twee_keer in_\\d+_pakketten in_twee_pakketten',
      ),
      anyOf(
        'bestelling *levering geleverd bezorgd gekomen komt komen verstuurd verzonden gestuurd lever* bezorg*',
      ),
    ],
    hasNot: anyOf('betal* betaal* klarna ontbreekt retour* terug* bedenktijd* 14_dagen veertien_dagen'),
  },
  {
    heading: 'Kan ik videobellen, appen of chatten met een medewerker?',
    intent: 'contact',
    has: [
      anyOf('doof dove slechthorend* gehoor* stotter* spraak* niet_bellen niet_kan_bellen niet_telefoneren'),
      anyOf('bereik* contact bellen telefoon* spreken mailen schrijven'),
    ],
    hasNot: anyOf('geen_gehoor deurbel *bezorger chauffeur'),
  },
  {
    heading: 'Ik heb het zelf beschadigd, bijvoorbeeld bij het uitpakken.',
    intent: 'warranty',
    has: [
      kinds.broken,
      anyOf(
        'bij_het_monteren tijdens_het_monteren bij_het_opbouwen tijdens_het_opbouwen bij_het_in_elkaar* tijdens_het_in_elkaar* met_in_elkaar_zetten bij_het_uitpakken tijdens_het_uitpakken met_uitpakken bij_het_ophangen',
      ),
      anyOf('mijn mn m_n ik we wij onze me de het'),
    ],
    hasNot: anyOf(
      'jullie_monteur* bezorger* chauffeur* als_er_iets zat_al was_al bleek blijkt zag zagen zie zien merk* ontdek* vond',
    ),
  },
  {
    // 'De chauffeur liet het pakket gewoon in de regen liggen'.
    heading: 'De bezorger was onbeschoft of heeft iets vernield.',
    intent: 'delivery_how',
    has: [
      anyOf(
        'zette gezet gooide gegooid smeet gesmeten dumpte gedumpt liet legde gelegd gelaten achtergelaten',
      ),
      anyOf(
        'straat stoep regen buiten voortuin heg container kliko trottoir oprit modder plas over_de_schutting',
      ),
      anyOf('pakket pakje pakske doos dozen spullen bestelling matras *bezorger chauffeur koerier'),
    ],
    hasNot: anyOf('mag mogen kan kunnen afgesproken'),
  },
  {
    heading: 'Ik kreeg niet alles terugbetaald.',
    intent: 'returns',
    has: [
      anyOf('teruggestuurd terug_gestuurd geretourneerd retour_gestuurd retour herroepen teruggezonden'),
      anyOf(
        'maar_de_helft maar_een_deel slechts_een_deel te_weinig niet_alles minder_terug minder_geld maar_\\d+ deel_terug helft_terug',
      ),
      anyOf('terug gekregen krijg kreeg gestort ontvangen betaald geld'),
    ],
    hasNot: anyOf('klarna riverty billink deel_houden deel_terugsturen helft_terugsturen mag kan'),
  },
  {
    heading: 'Kan ik nog annuleren als het al onderweg is?',
    intent: 'order_change',
    has: [
      anyOf('weiger*'),
      anyOf('pakket pakje levering bezorg* deur aanname'),
      anyOf('kan mag moet als hoe'),
    ],
    hasNot: anyOf('betal* betaling retour weigert winkel code geweigerd beschadigd* kapot*'),
  },
  {
    heading: 'Krijg ik korting als ik er meer van koop?',
    intent: 'discount',
    has: [
      anyOf('korting* goedkoper iets_af eraf'),
      anyOf('\\d+ twee drie vier vijf meer meerdere aantal veel allebei'),
      anyOf(
        'als_ik als_we als_wij bij_meer bij_meerdere bij_grote bij_een_groot bij_afname wanneer_ik wanneer_we',
      ),
      anyOf('koop kopen neem nemen bestel bestellen afneem sets stuks aantal'),
    ],
    hasNot: anyOf('code codes *voucher* nieuwsbrief procent_korting later black_friday'),
  },
  {
    heading: 'Wat als een groot meubel niet door de deur of het trapgat past?',
    intent: 'delivery_how',
    has: [
      anyOf('past passen krijg krijgen gaat'),
      anyOf('door_de* door_een* door_ons door_onze door_het via_de in_de_lift in_onze_lift langs_de'),
      anyOf('trap *trap trapgat deur *deur lift gang raam portiek zolderluik vlizotrap'),
      kinds.big,
    ],
    hasNot: anyOf('terug* retour* samenstel* samengesteld* op_maat oude naar_boven_gebracht kost kosten'),
  },
  {
    // 'Ik wil gewoon weten wanneer mijn matras komt'.
    heading: ownOrder,
    intent: 'order_status',
    has: [
      anyOf('wanneer hoe_laat waar'),
      /\b(?:mijn|mn|m n|me|onze) (?:nieuwe )?(?:\w*bed|\w*matras|\w*boxspring|\w*topper|\w*kast|\w*bank|\w*dekbed|\w*kussens?|spullen|lakens|overtrek)(?: (?:nu|nou|eindelijk|dan|eens))* (?:komt|komen|kom|blijft|blijven|geleverd|bezorgd|gebracht|aankomt|arriveert)\b/u,
    ],
    hasNot: anyOf('als_ik nu_bestel vandaag_bestel retour* terug* herroep* oude oud vervang* afwassen'),
  },
  {
    heading: 'Ik sta lang in de wacht. Kunnen jullie terugbellen?',
    intent: 'contact',
    has: [
      anyOf('niemand krijg_geen_gehoor geen_gehoor krijg_niemand'),
      anyOf('neemt_*_op neemt_op opneemt telefoon bellen bel gebeld lijn gehoor'),
    ],
    hasNot: anyOf('bezorger* chauffeur* thuis aangebeld mail* bericht*'),
  },
]
