import { type AskedTopic, anyOf } from '../asked-topic.ts'

/** Cases of sleeping, of orders and of what came, as `cases.ts` has them of the rest. */
export const adviceCases: readonly AskedTopic[] = [
  {
    // 'Ik bestelde zonder account, waar zie ik hoe het ermee staat'.
    heading: 'Waar zie ik of mijn bestelling is ingepakt of verstuurd?',
    intent: 'order_status',
    has: [
      anyOf('zonder_account geen_account zonder_in_te_loggen als_gast'),
      anyOf('waar zie zien volg* status terugvind* bekijk* opzoek* kijken'),
      anyOf('besteld bestelde geplaatst'),
    ],
    hasNot: anyOf('terugstu* retour* herroep* annul* factuur aanmaken alsnog toevoegen koppel* garantie'),
  },
  {
    heading: 'Kan ik bij jullie langskomen of proefliggen?',
    intent: 'about_shop',
    has: [
      anyOf('proefligg* proefslap* proef_liggen uitproberen_in_de_winkel'),
      anyOf('kan kunnen mag waar hoe komen kom ergens is hebben heb jullie'),
    ],
    hasNot: anyOf('terug* retour* dagen nachten gratis open openingstijd* thuis'),
  },
  {
    heading: 'Welke hardheid past bij mij?',
    intent: 'firmness',
    has: [
      anyOf('help* hulp advies adviseer* adviseren raad'),
      anyOf('kies kiezen keuze uitkiezen uitzoeken'),
      anyOf('*matras matrassen'),
    ],
    hasNot: anyOf('terug* retour* kind* baby* topper* \\d+_?kilo \\d+_?kg caravan* camper* boxspring*'),
  },
  {
    heading: 'Ik zweet ’s nachts. Ligt dat aan mijn dekbed of matras?',
    intent: 'firmness',
    has: [
      anyOf(
        'zweet zweten zwetend bezweet kletsnat drijfnat zeiknat badend te_drijven klam transpir* opvliegers overgang menopauze',
      ),
      anyOf('nacht nachts bed slaap* wakker lig'),
      anyOf('ligt_* komt_* wat_* hoe_* waarom tips wakker overgang opvliegers menopauze'),
    ],
    hasNot: anyOf(
      'vlek* geel gele zoek verschil wassen was hebben_jullie heb_je welk welke verkopen geplast plast baby retour* terug* koud ijskoud',
    ),
  },
  {
    heading: 'Mijn schouder of arm doet pijn of slaapt als ik op mijn zij lig.',
    intent: 'firmness',
    has: [
      anyOf('schouder schouders arm armen hand handen vingers heup heupen'),
      anyOf('slaapt slapen slapende pijn zeer tintel* doof dove dood stijf stijve druk* last klem knel'),
      anyOf('zij nacht nachts bed matras kussen wakker'),
    ],
    hasNot: anyOf(
      'zoek terug* retour* geld plaid nek geopereerd operatie hebben_jullie verkopen buik rug \\d+_?kilo \\d+_?kg',
    ),
  },
  {
    heading: 'Hoe krijg ik urine of een ongelukje uit mijn matras?',
    intent: 'care',
    has: [
      anyOf('plas plast plassen geplast urine bedplas*'),
      anyOf('*matras'),
      anyOf('stinkt ruikt geur vlek* nat schoon eruit'),
    ],
    hasNot: anyOf('voorkom* *beschermer* molton zoek welke welk waterdicht*'),
  },
  {
    heading: 'Mijn betaling is mislukt. Wat nu?',
    intent: 'payment_trouble',
    has: [
      anyOf('ideal bancontact paypal creditcard'),
      anyOf('lukt_niet werkt_niet doet_het_niet wil_niet hapert loopt_vast foutmelding'),
    ],
    hasNot: anyOf('afgeschreven terug* code'),
  },
  {
    heading: 'Tot waar brengen jullie een groot meubel?',
    intent: 'delivery_how',
    has: [
      anyOf('boven naar_boven trap verdieping* etage* \\d_hoog drie_hoog twee_hoog vier_hoog'),
      anyOf('brengen brengt zetten zet dragen draagt sjouwen tillen leggen'),
      anyOf('jullie ze zij mannen bezorger* chauffeur* gij ge u'),
    ],
    hasNot: anyOf(
      'kost kosten extra toeslag betaal* betalen prijs meerprijs past passen smal smalle in_elkaar terug* retour* oude oud mee meenemen',
    ),
  },
  {
    heading: 'Er ontbreekt iets aan mijn bestelling.',
    intent: 'warranty',
    has: [
      anyOf(
        'maar_1 maar_een maar_twee maar_2 alleen_het_\\w+ alleen_de_\\w+ alleen_een_\\w+ enkel_het_\\w+ enkel_de_\\w+ de_rest',
      ),
      anyOf('is_er zijn_er kwam kwamen gekomen gekregen geleverd bezorgd ontvangen binnen aangekomen'),
      anyOf('besteld bestelde bestelling dingen artikelen spullen van_de_\\w+'),
    ],
    hasNot: anyOf(
      'terug* retour* betal* betaald geld ander_adres beschadigd* kapot* gebroken later maar_\\d_besteld maar_een_besteld maar_een_nodig',
    ),
  },
  {
    heading: 'Kan ik een cadeau terugsturen of ruilen?',
    intent: 'returns',
    has: [
      anyOf('cadeau* kado* gekregen verjaardag'),
      anyOf('ruil* omruil* omgeruild wisselen terug* retour*'),
      anyOf('gewassen gedragen gebruikt te_klein te_groot past maat kleur'),
    ],
    hasNot: anyOf('cadeaubon* cadeaukaart* geld retourlabel doos verpakking'),
  },
  {
    heading: 'Ik kreeg iets anders dan ik bestelde.',
    intent: 'warranty',
    has: [
      anyOf(
        'verkeerde_maat verkeerde_kleur verkeerd_artikel verkeerde_artikel verkeerde_product verkeerd_product verkeerde_spullen verkeerde_set verkeerde_uitvoering',
      ),
      anyOf('sturen stuurt gestuurd stuurden gekregen kreeg geleverd ontvangen krijg opgestuurd bezorgd'),
    ],
    hasNot: anyOf('besteld_per per_ongeluk zelf vergist'),
  },
  {
    heading: 'Waar vind ik mijn bestelnummer?',
    intent: 'account',
    has: [
      anyOf('bestelnummer ordernummer mail mailtje bevestigingsmail bevestiging'),
      anyOf('kwijt weg weggegooid verwijderd gewist geen_\\w+_meer prullenbak'),
      anyOf('bestelling order bestelnummer ordernummer'),
    ],
    hasNot: anyOf('nooit niet_gekregen niet_ontvangen niet_gehad annul* factuur pakket postcode account_aan'),
  },
  {
    heading: 'Mijn levering is te laat of steeds verzet. Wat kan ik doen?',
    intent: 'delivery_time',
    has: [
      anyOf('als stel indien'),
      anyOf('te_laat niet_op_tijd'),
      anyOf('wat_dan wat_nu wat_kan wat_moet en_dan recht* schadevergoeding wat_gebeurt'),
    ],
    hasNot: anyOf(
      'retour* terug* betal* betaal* niet_thuis ik_te_laat te_laat_ben ben_te_laat pakketpunt afhalen ophalen',
    ),
  },
]
