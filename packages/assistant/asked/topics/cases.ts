import { type AskedTopic, anyOf } from '../asked-topic.ts'
import { kinds } from '../words.ts'

const own = `moeder vader man vrouw zus broer zoon dochter oma opa tante oom schoonmoeder schoonvader schoonouders ouders vriend vriendin collega buur* ex partner`
const ofAnother = own
  .split(/\s+/)
  .flatMap((one) =>
    ['bestelling', 'pakket', 'pakje', 'order'].flatMap((thing) => [
      `${thing}_van_mijn_${one}`,
      `${thing}_van_de_${one}`,
      `${one}_haar_${thing}`,
      `${one}_zijn_${thing}`,
    ]),
  )
  .join(' ')

/** Cases that have the words of several other questions, and an answer of their own. */
const cases: readonly AskedTopic[] = [
  {
    heading: 'Iemand die bij jullie bestelde, is overleden.',
    intent: 'order_change',
    needsPerson: true,
    has: [
      anyOf('overleden gestorven overlijden heengegaan sterfgeval overledene er_niet_meer'),
      anyOf(
        'bestel* besteld bestelling* order pakket pakje lever* geleverd annul* geannuleerd afgezegd afzeg* afbestel* terug* retour* factuur rekening komt komen onderweg',
      ),
    ],
    hasNot: anyOf('zoek goede_raad account'),
  },
  {
    heading: 'Is betalen met iDEAL | Wero of Bancontact te vertrouwen?',
    intent: 'payment',
    has: [anyOf('wero')],
    hasNot: anyOf('mislukt afgeschreven terug* lukt kost kosten buiten duits* frans*'),
  },
  {
    heading: 'Is betalen met iDEAL | Wero of Bancontact te vertrouwen?',
    intent: 'payment',
    has: [
      anyOf('ideal bancontact'),
      anyOf(
        'vertrouw* te_vertrouwen betrouwbaar* veilig* oplicht* nep bestolen phishing verdwijnt verdwijnen vervangen pluis',
      ),
    ],
    hasNot: anyOf('mislukt afgeschreven terug*'),
  },
  {
    heading: 'Het kwam beschadigd aan en ik betaal later. Moet ik nu al betalen?',
    intent: 'payment_trouble',
    needsPerson: true,
    has: [
      anyOf(
        'kapot* stuk beschadigd* schade defect* gebroken barst* gebarsten gescheurd* scherven kras* deuk*',
      ),
      anyOf(
        'klarna riverty afterpay billink in3 alma aanmaning* herinnering* deurwaarder* incasso* betaaldienst niet_betaal betaal_niet niet_betalen weiger* opschort* uitstel* later_betalen achteraf',
      ),
      anyOf('betal* betaal* aanmaning* herinnering* rekening factuur incasso* deurwaarder* geld'),
    ],
    hasNot: anyOf('teruggestuurd geretourneerd transportverzekering als_er_iets'),
  },
  {
    heading: 'Hebben jullie cadeaubonnen?',
    intent: 'discount',
    has: [
      anyOf(
        'cadeaubon* cadeaukaart* giftcard* kadobon* vvv* kadokaart* cadeaucheque* geschenkbon* bongo* boekenbon*',
      ),
      anyOf('rest deel helft inleveren gebruiken verzilver*'),
    ],
    hasNot: anyOf('terug* retour*'),
  },
  {
    heading: 'Ik krijg een aanmaning, maar ik heb alles teruggestuurd.',
    intent: 'payment_trouble',
    has: [
      anyOf('aanmaning* herinnering* incasso* deurwaarder* rekening factuur'),
      anyOf(
        'teruggestuurd terug_gestuurd geretourneerd retour_gestuurd retour_gedaan teruggezonden herroepen',
      ),
      anyOf('klarna riverty billink afterpay betal* betaal* krijg kreeg krijgen stuurt'),
    ],
    hasNot: anyOf('geld_terug nog_niet_terug creditfactuur'),
  },
  {
    heading: 'Mijn deurbel is stuk. Hoe merk ik dat de bezorger er is?',
    intent: 'delivery_how',
    has: [
      anyOf('bel deurbel intercom parlofoon deurtelefoon'),
      anyOf('kapot stuk defect doet_het_niet doet_niks werkt_niet hoor geen kaduuk doof slechthorend'),
    ],
    hasNot: anyOf('bel_op bel_ik ik_bel bel_jullie bel_me lamp terug* telefoonnummer niemand wie'),
  },
  {
    heading: 'Mijn beddengoed is te veel gekrompen.',
    intent: 'warranty',
    has: [anyOf('gekrompen krompen uit_de_was_gekomen uit_de_was'), kinds.textile],
    hasNot: anyOf(
      'voorgekrompen muf stink* ruikt hard stug kreuk* vlek* pluis* klont* geel welk welke zoek hoeveel kleur verkleurd',
    ),
  },
  {
    heading: 'Er is één onderdeel kapot. Moet alles terug?',
    intent: 'warranty',
    has: [
      anyOf(
        '*poot* *poten plank* *lade* laatje* deur deurtje* handvat* *knop knopje onderdeel* *kap voet voetje* *spiegel glas rits stekker schroef* wieltje* snoer lat latje',
      ),
      kinds.broken,
      anyOf('hele heel alles alleen los losse moet_dat moet_het hoeft terug retour enkel'),
    ],
    hasNot: anyOf('garantie bezorger* geld zoek site pagina website kunnen_jullie_een'),
  },
  {
    heading: 'Waar vind ik de knop om te herroepen?',
    intent: 'returns',
    has: [
      anyOf('herroep* herroepings* herroeping ongedaan ontbinden afzien'),
      anyOf('*knop knoppen *button link formulier menu pagina klikken'),
      anyOf('waar vind vinden zie kom staat zit zoek welke'),
    ],
    hasNot: anyOf('modelformulier* werkt_niet invullen reden'),
  },
  {
    heading: 'Ik kan niet verder bij het samenstellen van mijn boxspring.',
    intent: 'made_to_measure',
    has: [
      anyOf(
        'order_niet_compleet order_is_niet_compleet niet_compleet selecteer_eerst selecteer_optie selecteer_alle',
      ),
    ],
    hasNot: anyOf('geleverd gekregen ontvangen doos pakket aangekomen'),
  },
  {
    heading: 'Ik kan niet verder bij het samenstellen van mijn boxspring.',
    intent: 'made_to_measure',
    has: [
      anyOf('samenstel* samen_te_stellen configur* ontwerp* stap_\\d volgende_stap'),
      anyOf(
        'niet_verder doet_niks doet_niets doet_het_niet werkt_niet loopt_vast vast blijft_hangen hangt lukt_niet kan_niet_op kom_niet gebeurt_er_niets grijs vastgelopen klikken reageert_niet',
      ),
    ],
    hasNot: anyOf('retour* terug* bestelling_wijzigen'),
  },
  {
    heading: 'Kan ik de bestelling van iemand anders bekijken?',
    intent: 'account',
    has: [
      anyOf(ofAnother, 'iemand_anders_zijn_bestelling bestelling_van_iemand_anders bestelling_van_een_ander'),
      anyOf('kijk* weten waar vertel* check* nakijken nazien opzoek* zoeken volg* onderweg wanneer al'),
    ],
    hasNot: anyOf('overleden gestorven afgegeven bezorgd_bij aannemen annul* betal* terug* mijn_account'),
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

/** The same, which no example of a message outweighs: their words are those of no other question. */
export const caseTopics: readonly AskedTopic[] = cases.map((one) => ({ ...one, isSure: true }))
