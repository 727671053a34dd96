import { type AskedTopic, anyOf } from '../asked-topic.ts'

const laterWays = 'klarna riverty billink afterpay in3 alma achteraf later_betaal* later_betalen termijn*'

/** Cases of ordering, paying and delivery, as `cases.ts` has them of the rest. */
export const serviceCases: readonly AskedTopic[] = [
  {
    heading: 'Mag een winkel mijn bestelling annuleren om een verkeerde prijs?',
    intent: 'order_change',
    has: [
      anyOf('prijs prijsfout* prijsvergissing* bedrag'),
      anyOf('fout* verkeerd* vergissing* klopte niet_klopt typfout* te_laag prijsfout* prijsvergissing*'),
      anyOf('annul* geannuleerd cancel* gecanceld afgezegd afzeggen ingetrokken schrappen geschrapt'),
    ],
    hasNot: anyOf('ik_annul* wil_annul* kan_ik hoe_annul* ik_wil'),
  },
  {
    heading: 'Ik betaal later en stuur een deel terug. Wat moet ik betalen?',
    intent: 'pay_later',
    has: [
      anyOf(laterWays),
      anyOf('terugstu* stuur* retour* terugzend* teruggestuurd terug'),
      anyOf('deel helft paar een_van alles volledige hele twee drie stuk houd hou deels gedeeltelijk'),
      anyOf('betal* betaal* rekening factuur'),
    ],
    hasNot: anyOf('aanmaning* herinnering* incasso* kapot* beschadigd* geld_terug deurwaarder*'),
  },
  {
    heading: 'Mijn betaling brak af en mijn winkelwagen is leeg. Heb ik nu besteld?',
    intent: 'payment_trouble',
    has: [
      anyOf('betaling betalen betaald afrekenen ideal bancontact'),
      anyOf(
        'winkelwagen* winkelmand* mandje mand wagentje kar winkelkar heb_ik_nu_besteld of_niet_besteld heb_ik_nu_wel',
      ),
      anyOf('leeg weg verdwenen besteld mislukt afgebroken'),
    ],
    hasNot: anyOf('afgeschreven retour* terug* korting* code'),
  },
  {
    heading: 'Bezorgen jullie tussen kerst en oud en nieuw?',
    intent: 'delivery_time',
    has: [
      anyOf(
        'tussen_kerst* tussen_de_feestdagen tussen_de_kerst na_kerst_en_voor kerstweek kerstvakantie oudejaarsdag jaarwisseling week_na_kerst* eindejaars*',
      ),
      anyOf('lever* geleverd bezorg* breng* gebracht rijden rijdt komen komt open_levering'),
    ],
    hasNot: anyOf('bereikbaar bellen telefoon retour* terug*'),
  },
  {
    heading: 'Geldt de prijs van nu als ik later laat bezorgen?',
    intent: 'delivery_time',
    has: [
      anyOf('korting* prijs aanbieding* actie* uitverkoop black_friday solden'),
      anyOf('pas later uitstel* latere over_* volgend* verhuis* sleutel'),
      anyOf('lever* bezorg* laten_komen laten_brengen ontvang* geleverd komen'),
      anyOf('nu alvast vast blijft geldt geldig houd hou vasthouden vandaag'),
    ],
    hasNot: anyOf('achteraf klarna code kwijt vergeten goedkoper_geworden verschil_terug al_besteld retour*'),
  },
  {
    heading: 'Nemen jullie ook een oude bodem of een oud bedframe mee?',
    intent: 'old_goods',
    has: [
      anyOf('oude oud ouwe'),
      anyOf(
        '*bodem *bodems spiraal* onderstel frame bedframe* ledikant* bedbak ombouw bedombouw latten lattenbodem*',
      ),
      anyOf('mee meenemen meegegeven meegenomen meegeven neemt ophalen afvoeren kwijt weg'),
    ],
    hasNot: anyOf('milieustraat zelf_weg *bank *kast zoek past'),
  },
  {
    heading: 'Ik was niet thuis bij mijn afspraak. Moet ik nog eens betalen?',
    intent: 'delivery_cost',
    has: [
      anyOf('niet_thuis niet_ben niet_was was_niet gemist afwezig* niemand_thuis er_dan_niet'),
      anyOf('betal* betaal* kost kosten gratis boete rekening bezorgkosten'),
      anyOf('nog_eens nog_een_keer opnieuw dan weer tweede extra nieuwe dubbel'),
    ],
    hasNot: anyOf('retour* terug* achteraf klarna avond*'),
  },
  {
    heading: 'Mijn pakket staat al dagen op onderweg.',
    intent: 'delivery_time',
    has: [
      anyOf('pakket* pakje track* trace zending bestelling *order status sorteercentrum depot'),
      anyOf('al_\\d+_dagen al_dagen al_een_week dagen sinds weken al_twee_dagen al_drie_dagen al_vier_dagen'),
      anyOf('gesorteerd stil sorteercentrum depot hangt blijft_hangen vast zelfde_plek verzonden'),
    ],
    hasNot: anyOf('retour* terug* werkt_niet matras_ligt'),
  },
]

/** Cases of mails that do not come, of hours that are changed, of samples, and of parcels that lie somewhere. */
export const orderCases: readonly AskedTopic[] = [
  {
    heading: 'Ik heb besteld, maar kreeg geen mail.',
    intent: 'account',
    has: [
      anyOf('mail mailtje email e-mail bevestiging bevestigingsmail orderbevestiging bestelbevestiging'),
      anyOf('geen niet niks niets nooit leeg'),
      anyOf('besteld bestelling bestelde order gekocht aankoop betaald bestellen'),
    ],
    hasNot: anyOf(
      'nieuwsbrief* wachtwoord* retour* terug* inlog* track* herroep* factuur code voucher* kwijt weg verwijderd gewist annul* adres wijzig* antwoord* klacht gemaild bestelnummer',
    ),
  },
  {
    heading: 'Kan ik nog annuleren als het al onderweg is?',
    intent: 'order_change',
    has: [
      anyOf('annul* cancel* afbestel* stopzet* stoppen afzeg* afzien tegenhouden'),
      anyOf(
        'al_onderweg al_verzonden al_verstuurd al_weg is_onderweg is_verzonden is_verstuurd al_ingepakt is_ingepakt',
      ),
    ],
    hasNot: anyOf('retour* bed_op_maat samengesteld* op_maat geld nieuwsbrief*'),
  },
  {
    heading: 'Er is niet aangebeld, maar ik was wel thuis.',
    intent: 'delivery_how',
    has: [
      anyOf(
        'niet_aangebeld niet_aan_gebeld nooit_aangebeld niks_aangebeld zonder_aan_te_bellen niet_gebeld gewoon_thuis wel_thuis hele_dag_thuis was_thuis waren_thuis',
      ),
      anyOf(
        'bezorg* chauffeur* koerier* postbode postnl dhl bpost pakket* pakje app gemist er_niet_was levering ze',
      ),
    ],
    hasNot: anyOf('deurbel_is bel_is kapot* buren_die retour* klacht als_ik'),
  },
  {
    heading: 'Kan ik de bezorging verzetten?',
    intent: 'order_change',
    has: [
      anyOf('tijdvak* tijdslot* tijdsblok* tijdstip dagdeel venster uur_van_de_levering'),
      anyOf(
        'wissel* wijzig* verzet* verander* omzetten aanpas* ander later vroeger verschuiven ruilen omwissel*',
      ),
    ],
    hasNot: anyOf('kost kosten avond* kies kiezen retour*'),
  },
  {
    heading: 'Kan ik stalen van stoffen aanvragen, en kost dat iets?',
    intent: 'made_to_measure',
    has: [
      anyOf(
        'staaltje* stofstaal* stofstalen kleurstaal* kleurstalen proefstaal* stalen_aanvragen stalen_krijgen stalen_opsturen staal_krijgen',
      ),
    ],
    hasNot: anyOf('poten frame ledikant besteld_en_nog wachten hoe_lang duurt'),
  },
  {
    heading: 'Mijn pakket staat al dagen op onderweg.',
    intent: 'delivery_time',
    has: [
      anyOf('pakket* pakje zending bestelling'),
      anyOf('slapen slaapt pitten stil depot sorteercentrum gestrand'),
      anyOf('ligt staat blijft hangt zit'),
    ],
    hasNot: anyOf('retour* terug* *matras *bed pakketpunt hoe_lang'),
  },
]

/** Cases of goods that one has. */
export const ownCases: readonly AskedTopic[] = [
  {
    heading: 'Mag er een vlek op een matras dat ik terugstuur?',
    intent: 'returns',
    has: [
      anyOf('*vlek* bevlekt vuil vies'),
      anyOf('proef* terug* retour* proberen bedenktijd uitproberen omruil*'),
      anyOf('*matras *topper *boxspring proefslapen proefnachten nachten bed'),
    ],
    hasNot: anyOf(
      'zat had_al nieuw_aangekomen aangekomen uit_de_doos geleverd verwijder* eruit wassen schoonmaken',
    ),
  },
  {
    heading: 'Hoe lang moet ik wennen aan een nieuw matras?',
    intent: 'returns',
    has: [anyOf('wennen gewenning* gewend went wenperiode inslapen gewenningstijd')],
    hasNot: anyOf('kind baby peuter zoek'),
  },
  {
    heading: 'Hoe lang moet ik wennen aan een nieuw matras?',
    intent: 'returns',
    has: [
      anyOf('nieuw nieuwe'),
      anyOf('*matras *boxspring *topper'),
      anyOf('nacht nachten week weken dagen'),
      anyOf(
        'slaap_slecht slaap_slechter slaap_ik_slecht slaap_ik_slechter slechter_slaap lig_slecht lig_slechter',
      ),
    ],
    hasNot: anyOf('kind baby peuter zoek kuil ruikt stinkt geur kraakt kapot verkeerd* vlek* garantie'),
  },
  {
    heading: 'Mijn bed of boxspring kraakt.',
    intent: 'warranty',
    has: [
      anyOf('kraakt kraken krakend* piept piepen piepend* knarst knarsen gekraak gepiep knarsend*'),
      anyOf('*bed *boxspring *bodem *ledikant *bedbodem hoofdbord bedframe *poten latten'),
    ],
    hasNot: anyOf(
      'zoek niet_kraakt die_niet welk welke geld_terug verkopen hebben_jullie zonder samengesteld* ontworpen op_maat samen_gesteld zelf_gemaakt*',
    ),
  },
  {
    heading: 'Hebben jullie een matras voor een caravan, camper of boot?',
    intent: 'firmness',
    has: [
      anyOf('*matras *matrassen'),
      anyOf(
        'schuine_* afgeronde_* ronde_hoek* schuin_* hoek hoekje afgeschuind* uitsparing caravan* stacaravan camper* boot zeilboot vouwwagen vrachtwagen truck* bus busje',
      ),
    ],
    hasNot: anyOf(
      'om_de_hoek hoekhoogte hoeslaken bezorg* lever* terug* retour* beschermer topper deken dekbed',
    ),
  },
  {
    heading: 'Ik krijg jeuk of uitslag van mijn matras of kussen.',
    intent: 'firmness',
    has: [
      anyOf('jeuk* uitslag allergi* bulten bultjes galbulten eczeem huidirritatie rode_* allergische'),
      anyOf('*matras *kussen traagschuim *schuim latex topper *boxspring'),
      anyOf('krijg kreeg heb sinds ben mijn mn kan_je mijne hij ze'),
    ],
    hasNot: anyOf('zoek huisstofmijt* welk welke tegen anti* geschikt hypoallergeen *overtrek kleur'),
  },
  {
    heading: 'Helpt een verstelbaar bed tegen snurken, apneu of maagzuur?',
    intent: 'firmness',
    has: [
      anyOf('*apneu snurk* reflux maagzuur zuurbranden copd spataderen'),
      anyOf('*bed boxspring* *bodem verstelba* elektrisch* motor* hoger'),
    ],
    hasNot: anyOf('kussen'),
  },
]
