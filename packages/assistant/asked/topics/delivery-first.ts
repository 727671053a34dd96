import { type AskedTopic, anyOf } from '../asked-topic.ts'

/** 'Hoe rap is een dekbed in Gent', 'wanneer heb ik mijn kussen in huis' asks when goods are somewhere. */
const howSoonThere =
  /^(?:(?:en|dag|hoi|hallo) )*(?:hoe (?:snel|rap|vlug|lang)|hoelang|wanneer)\b.*\b(?:heb ik|hebben we|krijg|krijgen|is|zijn|komt|duurt|staat) .*\b(?:in|naar|te) (?:de |het )?\p{L}{3,}(?: \p{L}+)?[\s?!.]*$/u

/** Getting goods home: what goes before the rest. */
export const deliveryFirst: readonly AskedTopic[] = [
  {
    heading: 'Wanneer komt mijn bestelling?',
    intent: 'delivery_time',
    has: [howSoonThere],
    hasNot: anyOf(
      'aanbieding uitverkoop sale *was wasmachine droger meter cm doos gebruik mode winter zomer voorraad retour* terug* geld garantie',
    ),
  },
  {
    heading: 'Kost het extra als ik op een verdieping woon?',
    intent: 'delivery_cost',
    has: [
      anyOf('verdieping* etage* *hoog trap bovenverdieping zolder lift'),
      anyOf('kost* extra toeslag bijbetalen meerprijs'),
      anyOf('lever* bezorg* breng* dragen woon'),
    ],
    hasNot: anyOf('levertijd hoe_lang trapje'),
  },
  {
    heading: 'Kan ik zelf een dag kiezen, of later laten bezorgen?',
    intent: 'delivery_time',
    has: [anyOf('op_afspraak'), anyOf('lever* bezorg* breng*')],
  },
  {
    heading: 'Ik heb me vergist. Kan ik mijn bestelling nog wijzigen?',
    intent: 'order_change',
    has: [
      anyOf('adres huisnummer postcode bezorgadres afleveradres'),
      anyOf('verkeerd* oude oud fout foute verhuisd wijzig* verander* aanpas* vergeten'),
      anyOf('bestelling pakket* besteld order geplaatst bezorgadres'),
    ],
    hasNot: anyOf('account retour* terug* geld niet_vinden kwijt bezorgd'),
  },
  {
    heading: 'Wat als een groot meubel niet door de deur of het trapgat past?',
    intent: 'delivery_how',
    has: [anyOf('via_het_raam door_het_raam verhuislift* takel* hijsen ladderlift buitenom')],
  },
  {
    heading: 'Hoe gaat het met een boxspring of een kast?',
    intent: 'delivery_how',
    has: [
      anyOf('wie met_wie hoeveel_man'),
      anyOf('brengt bezorgt levert brengen bezorgen leveren'),
      anyOf('*boxspring* *bed *kast *matras meubel*'),
    ],
    hasNot: anyOf('wanneer oude mee'),
  },
  {
    heading: 'Kan ik mijn pakket ergens ophalen?',
    intent: 'delivery_how',
    has: [
      anyOf('pickup pick-up pick_up afhaalpunt* ophaalpunt* pakketpunt* parcelshop*'),
      anyOf('kan mag laten naar bezorg* lever* wil'),
    ],
    hasNot: anyOf('retour* terug* kost kosten te_laat hoe_lang hoelang goedkoper'),
  },
  {
    heading: 'Nemen jullie mijn oude matras mee?',
    intent: 'old_goods',
    has: [
      anyOf('oude oud'),
      anyOf('*matras *matrassen *boxspring *boxsprings'),
      anyOf('mee meenemen meegenomen meeneemt ophalen kwijt inleveren meegeven afvoeren meegegeven'),
    ],
    hasNot: anyOf('milieustraat containerpark recyclagepark zelf_weg dag verhuizen verhuis*'),
  },
  {
    heading: 'Kan ik zelf een dag kiezen, of later laten bezorgen?',
    intent: 'delivery_time',
    has: [
      anyOf('leverdatum bezorgdatum bezorgdag leverdag dag datum'),
      anyOf('kiezen uitkiezen kies bepalen prikken uitzoeken afspreken'),
      anyOf('kan kunnen mag hoe zelf'),
    ],
    hasNot: anyOf('avond oude mee'),
  },
  {
    heading: 'Mijn levering is te laat of steeds verzet. Wat kan ik doen?',
    intent: 'delivery_time',
    has: [
      anyOf('chauffeur* bezorger* levering bestelling pakket boxspring bezorging'),
      anyOf('te_laat vertraging later_komt later_dan vertraagd'),
    ],
    hasNot: anyOf(
      'mijn weken dagen retour* terug* hoe_laat schadevergoeding belachelijk bestel_ik afhalen ophalen betaal*',
    ),
  },
  {
    heading: 'Mijn track-en-trace werkt niet.',
    intent: 'delivery_how',
    has: [
      anyOf('volgnummer* track* volgcode volglink* tracking*'),
      anyOf('niks niets werkt_niet doet_het_niet geeft klopt_niet verandert onbekend niet_gevonden'),
    ],
    hasNot: anyOf('gekregen ontvangen bezorgd geleverd krijg_ik retour*'),
  },
  {
    heading: 'Wie brengt mijn pakket, en hoe volg ik het?',
    intent: 'delivery_how',
    has: [
      anyOf('volgnummer* track* volgcode volglink* tracking*'),
      anyOf('niet geen krijg kwijt waar wanneer hebben'),
    ],
    hasNot: anyOf('werkt doet_het retour* bezorgd niks mijn_bestelling'),
  },
  {
    heading: 'Hoe lang ligt mijn pakket bij een pakketpunt?',
    intent: 'delivery_how',
    has: [
      anyOf('pakketpunt* afhaalpunt* ophaalpunt* servicepunt*'),
      anyOf('hoe_lang hoelang te_laat bewaard bewaren liggen ligt vergeten dagen'),
    ],
  },
  {
    heading: 'De bezorger kon mijn adres niet vinden.',
    intent: 'delivery_how',
    has: [
      anyOf('adres huis straat huisnummer'),
      anyOf('niet_vinden niet_gevonden onvindbaar niet_kon_vinden'),
      anyOf('bezorg* chauffeur* koerier* pakket* postnl dhl bpost'),
    ],
  },
  {
    heading: 'Kan ik de bezorging verzetten?',
    intent: 'order_change',
    has: [
      anyOf(
        'opschuiven uitstellen verzetten verplaatsen verschuiven verzet_worden andere_dag andere_datum uitgesteld_worden',
      ),
      anyOf('bezorg* levering* lever* afspraak leverdatum bestelling datum'),
      anyOf('kan mag wil kunnen hoe graag ziek moet'),
    ],
    hasNot: anyOf('al_drie al_twee weer steeds alweer betaling betalen'),
  },
  {
    heading: 'Nemen jullie oude dekbedden, kussens of beddengoed mee?',
    intent: 'old_goods',
    has: [
      anyOf('oude oud'),
      anyOf('*dekbed* *kussen* beddengoed textiel *laken* *overtrek* *deken handdoeken gordijnen'),
      anyOf('mee meenemen recycl* inleveren weg afvoeren kwijt heen meegeven terugnemen ophalen'),
    ],
    hasNot: anyOf('matras* boxspring*'),
  },
  {
    heading: 'Is er een minimumbedrag om te bestellen?',
    intent: 'delivery_cost',
    has: [anyOf('minimum* minimaal minimale'), anyOf('bestel* *bedrag afname order aankoop besteden')],
    hasNot: anyOf('*code* voucher* gratis *wachtwoord*'),
  },
  {
    heading: 'Bezorgen jullie op zondag, met kerst of op een feestdag?',
    intent: 'delivery_time',
    has: [
      anyOf(
        'zondag* feestdag* kerst kerstdag* kerstmis hemelvaart* pasen paasmaandag pinkster* nieuwjaar* koningsdag',
      ),
      anyOf('lever* geleverd bezorg* breng* gebracht levering* rijden'),
    ],
    hasNot: anyOf(
      'avond* *avonds kost extra bestel* besteld open bereikbaar bellen voor_kerst voor_de voor_zondag voor_pasen haal red krijg na_kerst na_de op_tijd zaterdag',
    ),
  },
  {
    heading: 'Waar worden jullie pakketten verstuurd?',
    intent: 'about_shop',
    has: [
      anyOf('vanwaar van_waar waarvandaan vandaan vanuit_welk welk_land waar_vanuit'),
      anyOf('pakket* verstuurd verzonden magazijn spullen verstuur* verzend* lever* komen'),
    ],
    hasNot: anyOf('dons katoen gemaakt stof'),
  },
  {
    heading: 'Bezorgen jullie ook bij mij in de buurt?',
    intent: 'delivery_how',
    has: [
      anyOf(
        'limburg gelderland brabant friesland groningen drenthe overijssel zeeland utrecht noord-holland zuid-holland flevoland amsterdam rotterdam eindhoven maastricht den_haag twente achterhoek randstad platteland afgelegen mijn_dorp bij_mij_in heel_nederland',
      ),
      anyOf('lever* bezorg* breng* komen versturen sturen verzenden'),
    ],
    hasNot: anyOf(
      'kost* kosten winkel showroom filiaal hoe_lang wanneer hoeveel welke avond* *avonds zaterdag* dag dagen ophalen camping vakantie* morgen gratis',
    ),
  },
  {
    heading: 'Bezorgen jullie op de Waddeneilanden?',
    intent: 'delivery_how',
    has: [anyOf('texel vlieland terschelling ameland schiermonnikoog wadden* waddeneiland*')],
    hasNot: anyOf('retour* terug* zoek'),
  },
]
