import { type AskedTopic, anyOf } from '../asked-topic.ts'

const brings = anyOf(
  'bezorg* lever* geleverd gebracht breng* komen komt kom chauffeur* koerier* pakket* pakje bezorger* langs ze jullie levering* afleveren',
)

/** Getting goods home: what is left after `deliveryFirst`. */
export const deliveryThen: readonly AskedTopic[] = [
  {
    heading: 'Bezorgen jullie ook op zaterdag?',
    intent: 'delivery_time',
    has: [
      anyOf('zaterdag* zondag* weekend feestdag* kerstdag* hemelvaart* pasen pinkster*'),
      anyOf('lever* geleverd bezorg* breng* gebracht komen rijden'),
    ],
    hasNot: anyOf(
      'avond* *avonds bestel* besteld open bereikbaar bellen voor_zaterdag voor_zondag boxspring* *bed wadden* binnen_zijn kosten kost haal red',
    ),
  },
  {
    heading: 'Kan ik het bij iemand anders of op mijn werk laten bezorgen?',
    intent: 'delivery_how',
    has: [
      anyOf(
        'camping vakantiehuis* vakantieadres vakantiepark hotel hotelkamer werkadres werk kantoor bouwwerf studentenkamer kot zorginstelling verzorgingstehuis ziekenhuis chalet caravan school woonboot ander_adres',
      ),
      anyOf('bezorg* lever* geleverd breng* gebracht opsturen sturen versturen afleveren'),
    ],
    hasNot: anyOf(
      'avond* *avonds overdag zakelijk offerte kvk bedrijf bestellen voor_ons_hotel na_mijn_werk werk_ik ik_werk retour* terug* buren matrassen andere_dag',
    ),
  },
  {
    heading: 'Kan ik mijn pakket ergens ophalen?',
    intent: 'delivery_how',
    has: [
      anyOf('pakketpunt* afhaalpunt* ophaalpunt* servicepunt* postnl-punt dhl-punt locker* pakketautomaat*'),
      anyOf('zwaar kilo kg gewicht groot kan hebben mag waar kunnen wat kiezen'),
    ],
    hasNot: anyOf('retour* terug* kost kosten goedkoper hoeveel_kost'),
  },
  {
    heading: 'Past het door de brievenbus?',
    intent: 'delivery_how',
    has: [anyOf('brievenbus brievenbuspakje brievenbuspost'), anyOf('past passen door komt komen gaat')],
    hasNot: anyOf('kost kosten hoeveel reed'),
  },
  {
    heading: 'Komt alles tegelijk?',
    intent: 'delivery_time',
    has: [
      anyOf(
        'samen tegelijk apart in_een_keer gelijktijdig losse aparte in_1_keer in_delen in_1_doos in_een_doos',
      ),
      anyOf('komt komen geleverd bezorgd leveren levering bezorging verstuurd aankomen'),
      anyOf('alles bestel* besteld* artikelen spullen en dingen het pakketten'),
    ],
    hasNot: anyOf('*code* kortings* betal* samenstel* apart_leggen verzendkosten bezorgkosten bedenktijd*'),
  },
  {
    heading: 'Wat als iets niet op voorraad is?',
    intent: 'delivery_time',
    has: [
      anyOf(
        'niet_op_voorraad uitverkocht uit_voorraad geen_voorraad niet_leverbaar niet_voorradig nalevering backorder',
      ),
      anyOf('levertijd wat_als hoe_lang hoelang wat_betekent hoe_werkt kan_ik wachten'),
    ],
    hasNot: anyOf('*dekbed* *kussen* *matras* *boxspring* *laken* *overtrek*'),
  },
  {
    heading: 'Nemen jullie het karton en de folie weer mee?',
    intent: 'delivery_how',
    has: [
      anyOf('karton* folie piepschuim plastic verpakking* dozen afval verpakkingsmateriaal rommel'),
      anyOf('mee meenemen meegenomen opruimen afvoeren ophalen ruimen'),
    ],
    hasNot: anyOf('retour* terugsturen weggegooid nodig bewaar*'),
  },
  {
    heading: 'Tot waar brengen jullie een groot meubel?',
    intent: 'delivery_how',
    has: [
      anyOf(
        'op_mijn_bed op_het_bed neer neerzetten neergezet plaatsen slaapkamer voordeur drempel op_de_stoep juiste_kamer op_zijn_plek op_de_plek',
      ),
      anyOf('zetten brengen brengt gebracht dragen bezorg* lever* zet tot waar'),
      anyOf('jullie ze bezorger* chauffeur* bed *kast boxspring* meubel*'),
    ],
    hasNot: anyOf(
      'pakket pakje in_elkaar schuur kost kleur voor_mijn_slaapkamer stop zonder_lift beschadig* schade kapot* vernield kras* deuk*',
    ),
  },
  {
    heading: 'Kan ik zelf een dag kiezen, of later laten bezorgen?',
    intent: 'delivery_time',
    has: [
      anyOf('bestel* kopen besteld'),
      anyOf('pas later'),
      anyOf('hebben nodig leveren geleverd bezorg* laten_komen ontvangen verhuis* opgeleverd'),
    ],
    hasNot: anyOf('achteraf betal* betaal* later_betalen klarna geleden mijn_bestelling wanneer te_laat'),
  },
  {
    heading: 'Moet ik tekenen voor mijn pakket?',
    intent: 'delivery_how',
    has: [
      anyOf(
        'handtekening* tekenen aftekenen ondertekenen getekend legitimatie* legitimeren identiteitskaart id_kaart',
      ),
    ],
    hasNot: anyOf('herroep* retour* contract'),
  },
  {
    heading: 'Kan een buur of huisgenoot het aannemen?',
    intent: 'delivery_how',
    has: [
      anyOf(
        'opendoen open_doen overburen buren buurman buurvrouw buur buurtjes huisgenoot aannemen in_ontvangst overbuur conciergerie portier',
      ),
      anyOf(
        'bezorg* lever* pakket* pakje ontvangst afgeven aannemen bij ontvangen koerier* aanpakken brengen komt',
      ),
    ],
    hasNot: anyOf('retour* heeft hebben_het hebben_niks geluid herrie zegt bezorgd kwijt weg'),
  },
  {
    heading: 'Hebben jullie spoedlevering?',
    intent: 'delivery_time',
    has: [
      anyOf('spoed* express* expres* same_day sneldienst koeriersdienst spoedbezorging versneld* sneller'),
    ],
    hasNot: anyOf('american amex afhandel* terugbetal* wassen drogen'),
  },
  {
    heading: 'Wat als een groot meubel niet door de deur of het trapgat past?',
    intent: 'delivery_how',
    has: [
      anyOf('past passen paste krijgen gaat te_smal te_groot niet_naar_binnen niet_boven'),
      anyOf('trapgat trap deur deuren lift gang trappenhuis binnen raam verdieping'),
      anyOf('niet als te wat_als wat_gebeurt smal'),
    ],
    hasNot: anyOf('hoe_breed sloop laken* kussen* overtrek*'),
  },
  {
    heading: 'Kan een bestelling naar twee adressen?',
    intent: 'delivery_how',
    has: [anyOf('verschillende twee 2 meerdere andere gescheiden'), anyOf('adressen')],
  },
  {
    heading: 'Kan ik mijn bestelling bij jullie magazijn ophalen?',
    intent: 'delivery_how',
    has: [
      anyOf('ophalen afhalen oppikken halen op_te_halen af_te_halen meenemen'),
      anyOf('magazijn depot loods bij_jullie hoofdkantoor fabriek zelf winkel'),
    ],
    hasNot: anyOf(
      'oude retour* terug* kussens* pakketpunt* postpunt overtrek was kost* hoes vlek* goedkoper',
    ),
  },
  {
    heading: 'Hoe groot is de doos, en past die in mijn auto?',
    intent: 'delivery_how',
    has: [
      anyOf('*doos verpakking pakket rol opgerold opgerolde'),
      anyOf('groot auto kofferbak afmeting* zwaar hoe_breed maten'),
    ],
    hasNot: anyOf('retour* terug* nat kapot* kleed'),
  },
  {
    heading: 'Is het bezorgen CO2-neutraal?',
    intent: 'delivery_how',
    has: [
      anyOf(
        'co2* klimaat* milieu* uitstoot elektrische_bus* groen groene duurzaam milieubewust fietskoerier*',
      ),
      anyOf('bezorg* lever* verzend* verzonden verstuur* transport vervoer bezorging'),
    ],
  },
  {
    heading: 'Mijn levering is te laat of steeds verzet. Wat kan ik doen?',
    intent: 'delivery_time',
    has: [
      anyOf('levering* geleverd leverdatum leveren bezorg* bestelling afspraak pakket boxspring* bed'),
      anyOf('verzet verschoven uitgesteld verplaatst vertraagd vertraging te_laat'),
      anyOf('al weer keer steeds weer alweer nog ben_er_klaar zat klaar belachelijk alsmaar opnieuw'),
    ],
    hasNot: anyOf('kan_ik mag_ik kunnen_we wil_ik als_ik wil_graag weken dagen'),
  },
  {
    heading: "Kan het 's avonds of op een vaste tijd?",
    intent: 'delivery_how',
    has: [
      brings,
      anyOf(
        '*avond *avonds na_18* na_17* na_zes* na_zessen na_19* na_vijf* na_mijn_werk na_werktijd overdag werk_overdag 18u 19u na_6 na_7 tussen_\\d+ rond_\\d+_uur voormiddag namiddag',
      ),
    ],
    hasNot: anyOf(
      'zaterdag* zondag* hebben euro thuis_zijn buren buurman buurvrouw kost betaal* bijbetalen extra besteld vandaag werk_laten niet_thuis pakketje mag werkadres toeslag nu_bestel nu_bestellen bellen',
    ),
  },
  {
    heading: 'Hoe laat komt de bezorger, en hoor ik dat vooraf?',
    intent: 'delivery_time',
    has: [
      brings,
      anyOf(
        'wanneer_precies hoe_laat welke_tijd tijdstip van_te_voren van_tevoren vooraf tijdslot tijdvak op_voorhand welk_uur sms belletje belt_als belt_vooraf bellen_als die_belt bellen_jullie bellen_ze seintje bericht_vooraf',
      ),
    ],
    hasNot: anyOf(
      'kost* betaal* toeslag kiezen kies bestellen bestel open bereikbaar zelf voor_hoe_laat tot_hoe_laat terugbellen betalen track* mijn_bestelling retour* kan_ik pakketpunt',
    ),
  },
  {
    heading: 'Ik ben niet thuis. Wat gebeurt er?',
    intent: 'delivery_how',
    has: [
      anyOf(
        'thuis aanwezig thuisblijven thuiszijn gemist vakantie op_reis weg_ben langs_geweest langs_zijn_geweest langsgeweest',
      ),
      anyOf('moet niet wat_als hoef verplicht weg gemist nooit gewoon_thuis wel_thuis terwijl als_ik'),
      anyOf('pakket* pakje bezorg* lever* dekbed* kussen* postbode koerier* bestelling komt levering langs*'),
    ],
    hasNot: anyOf('avond* *avonds verzet* andere_dag ophalen wanneer na_18* kussen_te thuisbezorg*'),
  },
  {
    heading: 'Nemen jullie ook een oude bank, kast of ander meubel mee?',
    intent: 'old_goods',
    has: [
      anyOf('oude oud'),
      anyOf(
        '*bank bankstel* *kast kasten zetel* *meubel* fauteuil* stoel* tafel* ledikant* eetkamer* tapijt gordijnen dressoir lattenbodem* bedbodem',
      ),
      anyOf('mee meenemen meegeven meegenomen weg ophalen afvoeren kwijt innemen ophaalt'),
    ],
    hasNot: anyOf('kapotte weken maanden *matras *matrassen boxspring* lamp*'),
  },
]
