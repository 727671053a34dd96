import { type AskedTopic, anyOf } from '../asked-topic.ts'
import { kinds } from '../words.ts'

/** What went wrong with goods: what goes before the rest. */
export const faultsFirst: readonly AskedTopic[] = [
  {
    heading: 'Er ontbreekt iets aan mijn bestelling.',
    intent: 'warranty',
    has: [
      anyOf(
        'ontbreekt ontbreken ontbrak mist misten kwijt_uit tekort te_kort te_weinig zat_er_niet zaten_er_niet zit_er_niet zat_niet zaten_niet niet_in_de_doos niet_bij niet_meegeleverd maar_\\d maar_een maar_twee maar_drie',
      ),
      anyOf(
        '*poot *poten *pootje* *schroef* schroeven vijs vijzen *bout* moer* *onderdeel* *onderdelen *hoofdbord* *sloop *slopen hoes rits* handleiding plank* lat *latten sleutel* inbus* haakje* dop dopje* lade *lamp *kussen topper stekker* adapter afstandsbediening',
      ),
    ],
    hasNot: anyOf(
      'retour* terug* verkopen hebben_jullie zijn_er past op_de_site beschrijving afbeelding bijbestellen los losse kost',
    ),
  },
  {
    heading: 'De bezorger was onbeschoft of heeft iets vernield.',
    intent: 'warranty',
    needsPerson: true,
    has: [
      anyOf('bezorger* chauffeur* koerier* postbode* verhuizers bezorging'),
      anyOf(
        'onbeschoft* onbeleefd* brutaal grof lomp* vernield* gegooid gooide smeet schreeuw* scheld* muur vloer parket deurpost behang plafond trapleuning stukgemaakt vieze_schoenen rook* reed omver aangereden gereden hek tuin',
      ),
    ],
    hasNot: anyOf('tuinset lamp plafondlamp zetten leggen neer gezet vloerkleed'),
  },
  {
    heading: 'Ik hoor niets op mijn klacht of bericht.',
    intent: 'warranty',
    needsPerson: true,
    has: [
      anyOf('gemaild mailtjes mails geschreven berichten'),
      anyOf('keer 2x 3x weken dagen meerdere herhaaldelijk'),
      anyOf('geen niks niets nul nooit niemand'),
    ],
    hasNot: anyOf('reclame* nieuwsbrief* account'),
  },
  {
    heading: 'Valt slijtage onder de garantie?',
    intent: 'warranty',
    has: [anyOf('slijtage slijt* versleten normaal_gebruik'), anyOf('*garantie* waarborg*')],
  },
  {
    heading: 'Herstel of een nieuw: wat mag ik kiezen?',
    intent: 'warranty',
    has: [
      anyOf('vervangend* vervanging vervangen omgeruild'),
      anyOf('niet_meer geen uitverkocht niet_op_voorraad'),
    ],
    hasNot: anyOf('lamp lampje matras_na wanneer hoe_lang'),
  },
  {
    heading: 'Ik kreeg iets anders dan ik bestelde.',
    intent: 'warranty',
    has: [
      anyOf('niet_van_mij niet_besteld nooit_besteld nooit_iets_besteld niets_besteld niet_voor_mij'),
      anyOf('kreeg gekregen ontving ontvangen pakket* bezorgd *dekbed geleverd'),
    ],
  },
  {
    heading: 'Ik kreeg iets anders dan ik bestelde.',
    intent: 'warranty',
    has: [
      anyOf(
        'iets_anders iets_totaal_anders iets_heel_anders totaal_anders verkeerd_artikel verkeerde_artikel verkeerd_product verkeerde_product verkeerde_kleur verkeerde_maat verkeerde_spullen verkeerde_bestelling foute_kleur foute_maat',
      ),
      anyOf('gekregen kreeg geleverd ontvangen doos pakket gestuurd zat levering opgestuurd toegekomen'),
    ],
    hasNot: anyOf('wie_betaalt terugsturen retourkosten porto'),
  },
  {
    heading: 'Er ontbreekt iets aan mijn bestelling.',
    intent: 'warranty',
    has: [
      anyOf('leeg lege niks_in niets_in zat_niks zat_niets'),
      anyOf('pakket* doos pakje* zending envelop'),
    ],
    hasNot: anyOf('accu batterij winkelwagen'),
  },
  {
    heading: 'Wie is aansprakelijk als er schade of letsel is?',
    intent: 'warranty',
    has: [anyOf('aansprakelijk* schadevergoeding letsel gewond bezeer* verwond* smartengeld schadeclaim')],
  },
  {
    heading: 'Ik kreeg iets dubbel of te veel.',
    intent: 'warranty',
    has: [
      anyOf(
        'dubbel dubbele twee_keer 2x tweemaal 2_keer te_veel teveel maar_1_besteld maar_een_besteld maar_eentje_besteld maar_1_gekocht maar_een_gekocht',
      ),
      anyOf(
        'gestuurd opgestuurd verstuurd geleverd levering gekregen kreeg ontvangen bezorgd gebracht binnengekregen',
      ),
    ],
    hasNot: anyOf(
      'betaal* betaald afgeschreven afgerekend afgeboekt geld *korting* *code* factuur *mail *mails *mailtje nieuwsbrief besteld_en kosten eerder gebeld poging* aangeboden dubbel_bed dubbel_dekbed verkeerd*',
    ),
  },
  {
    heading: 'Ik kreeg iets anders dan ik bestelde.',
    intent: 'warranty',
    has: [
      anyOf('korter langer smaller breder kleiner groter dunner andere anders verkeerd* ander dubbel twee 2'),
      anyOf(
        'dan_besteld dan_ik_bestelde dan_ik_besteld dan_ik_had terwijl_ik in_plaats_van ipv dan_op_de_foto dan_op_de_site niet_wat_ik_bestelde',
      ),
    ],
    hasNot: anyOf(
      'afgeschreven betaald kleur_valt herroep* eerder ontbreekt *adres *huisnummer postcode ingevuld opgegeven',
    ),
  },
  {
    heading: 'Er ontbreekt iets aan mijn bestelling.',
    intent: 'warranty',
    has: [
      anyOf('rest andere_pakket tweede_pakket deel_van deel maar_1 maar_een maar_2 maar_twee'),
      anyOf('pakket* levering* bestelling dozen doos'),
      anyOf('gekomen gekregen geleverd ontvangen binnen aangekomen bezorgd'),
    ],
    hasNot: anyOf('geld retour* terug* betalen ander_adres'),
  },
  {
    // 'Antraciet besteld, zand gekregen'.
    heading: 'Ik kreeg iets anders dan ik bestelde.',
    intent: 'warranty',
    has: [
      /\b(?:wit|zwart|grijs|antraciet|zand|beige|blauw|groen|salie|rood|roze|geel|oker|bruin|taupe|terracotta|creme|naturel|\d{2,3}x\d{2,3}) (?:besteld|gevraagd|gekozen)\b.*\b(?:gekregen|ontvangen|gestuurd|geleverd|gekomen|kreeg|binnen)\b/u,
    ],
    hasNot: anyOf('niet niks nog niets nooit wanneer'),
  },
  {
    heading: 'Ik krijg jeuk of uitslag van nieuw beddengoed.',
    intent: 'care',
    // A cloth that tickles is asked after by whoever has none of it yet.
    has: [
      anyOf('jeuk* uitslag bultjes rode_vlekken irritatie geirriteerd* kriebel*'),
      kinds.textile,
      anyOf(
        'ik mijn mn me m mij krijg* heb kreeg sinds van door dochter zoon kind baby man vrouw hij zij nieuw*',
      ),
    ],
    hasNot: anyOf('zoek welke welk tegen wat_is wa_is'),
  },
  {
    heading: 'Ik hoor niets op mijn klacht of bericht.',
    intent: 'warranty',
    has: [
      anyOf(
        'klacht* mail* bericht* vraag formulier gemaild geschreven gemeld melding reactie antwoord gehoor',
      ),
      anyOf('geen niks niets nooit niemand nog_steeds wacht'),
      anyOf(
        'reactie* reager* antwoord* gehoord hoor teruggehoord gereageerd beantwoord* terugbel* terug_gebeld gehoor',
      ),
    ],
    needsPerson: true,
    hasNot: anyOf('besteld* bevestiging* bevestigingsmail bestelling pakket wachtwoord inlog* bel_op'),
  },
]
