import { type AskedTopic, anyOf } from '../asked-topic.ts'
import { kinds } from '../words.ts'

/** What went wrong with goods: what is left after `faultsFirst`. */
export const faultsThen: readonly AskedTopic[] = [
  {
    heading: 'Kan ik extra garantie kopen?',
    intent: 'warranty',
    has: [
      anyOf('*garantie* waarborg*'),
      anyOf('extra bijkopen kopen verleng* bij_kopen langere uitbreid* afsluiten bijbetalen'),
    ],
    hasNot: anyOf('laagste* prijs*'),
  },
  {
    heading: 'Heb ik garantie zonder bon of factuur?',
    intent: 'warranty',
    has: [
      anyOf('*garantie* waarborg* kapot* stuk'),
      anyOf('bon bonnetje kassabon factuur aankoopbewijs kassaticket'),
      anyOf('zonder kwijt geen niet weg verloren nodig'),
    ],
  },
  {
    heading: 'Herstel of een nieuw: wat mag ik kiezen?',
    intent: 'warranty',
    has: [
      anyOf('recht keus kiezen keuze verplicht accepteren moet'),
      anyOf('repar* herstel* gerepareerd gemaakt'),
      anyOf('nieuw* vervang* geld exemplaar'),
    ],
  },
  {
    heading: 'Hoeveel jaar garantie zit er op een matras?',
    intent: 'warranty',
    has: [
      anyOf('*garantie* waarborg*'),
      kinds.mattress,
      anyOf('hoeveel hoe_lang hoelang jaar tot_wanneer lang termijn zit'),
    ],
    hasNot: anyOf('kuil kapot* doorgezakt ingezakt'),
  },
  {
    heading: 'Er zit een kuil in mijn matras.',
    intent: 'warranty',
    has: [
      kinds.mattress,
      anyOf(
        'kuil kuilen doorgezakt* ingezakt* doorgelegen zakt_door zakt_in doorzakt deuk bobbel* bult* hobbel*',
      ),
    ],
    hasNot: anyOf('kilo kg zwaar zoek welk welke kopen voorkom* tegen helpt nodig oud oude'),
  },
  {
    heading: 'Er zit een kras of deuk in. Krijg ik korting als ik het houd?',
    intent: 'warranty',
    has: [
      anyOf('kras* deuk* vlek* beschadig* schade plekje foutje kapot* scheur*'),
      anyOf('korting tegemoetkoming compensatie vergoeding houd hou houden wat_af'),
    ],
    hasNot: anyOf('kortingscode* *verzekering'),
  },
  {
    heading: 'Mag ik mijn geld terug als iets kapot of beschadigd is?',
    intent: 'warranty',
    has: [kinds.spoiled, anyOf('geld* centen refund terugbetaal* terugbetal* terugbetaald')],
    hasNot: anyOf(
      'kost kosten ophalen te_klein te_groot alleen deel per_stuk geen_geld porto betaling mislukt ideal paypal',
    ),
  },
  {
    heading: 'Wie betaalt het terugsturen als het jullie fout is?',
    intent: 'returns',
    has: [
      anyOf('kapot* beschadigd* defect* fout fouten verkeerd verkeerde jullie_schuld schuld'),
      anyOf('retour* terugst* terugge* terugbreng* terug_sturen opsturen terugzend* verzendkosten porto'),
      anyOf('betaal* kost* zelf wie vergoed* gratis rekening moet'),
    ],
  },
  {
    heading: 'Er ontbreekt iets aan mijn bestelling.',
    intent: 'warranty',
    has: [
      anyOf(
        'kwam geleverd zat zit zaten kreeg gekregen ontvangen maar mis mist ontbre* incompleet onvolledig vergeten',
      ),
      anyOf(
        'maar_1 maar_een maar_twee maar_2 slechts mis mist ontbre* incompleet onvolledig vergeten te_weinig zonder geen_schroeven geen_sloop geen_slopen geen_poten geen_handleiding',
      ),
      anyOf(
        'slopen *sloop bij doos moesten moest besteld bestelde bestelling pakket geleverd gekregen sloop schroef* onderdeel* boutje* poot poten handleiding hoes',
      ),
    ],
    hasNot: anyOf(
      'wachtwoord* *code* mail houden terug* retour* afspraak bestelnummer kan_er mag_er erbij toevoegen ben_vergeten ik_vergeten net_besteld vergeten_te',
    ),
  },
  {
    heading: 'Mijn artikel kwam beschadigd aan.',
    intent: 'warranty',
    has: [
      anyOf(
        'kapot* beschadigd* schade gebroken afgebroken gescheurd* scheur* gat gaten kras* deuk* winkelhaak gebarsten nat doorweekt vuil vies vieze vlek* scherven',
      ),
      anyOf(
        'uitpak* uitgepakt doos pakket pakje aangekomen toegekomen geleverd bezorg* levering ontvangen gekregen kreeg binnengekomen nieuw nieuwe gisteren vandaag vanochtend net',
      ),
    ],
    hasNot: anyOf(
      'hoe_krijg wassen gewassen wasbeurt* maand* jaar jaren weken week oud oude als wat_als verzeker* terug* retour* zelf wijn koffie bloed urine zweet* verpakking weggegooid lucht geur luchtje',
    ),
  },
  {
    heading: 'Mijn artikel is niet goed of ging snel stuk. Wat nu?',
    intent: 'warranty',
    has: [
      kinds.spoiled,
      anyOf(
        'wasbeurt* keer_wassen keer_gewassen wassen maand* maandje weken week jaar jaren pas al nieuw* gekocht tijdje dagen gebruik',
      ),
      anyOf(
        '*overtrek* *laken* sloop rits *dekbed *kussen* *plaid* *deken *lamp* *matras* topper* *bed *boxspring* *kast* stoel fauteuil zetel ritssluiting hoes *gordijn* *kleed *handdoek* badjas* spiegel vaas poot naad stiksel knop artikel het die hij',
      ),
    ],
    hasNot: anyOf(
      'plafond gemonteerd terug* retour* welke zoek hoe_krijg voorkom* hoe_lang_gaat garantie* geslapen verpakking oude oud betal* betaling droger uitslag wat_als krimpt *code* inlog* site link wijn',
    ),
  },
  {
    heading: 'Mijn artikel is niet goed of ging snel stuk. Wat nu?',
    intent: 'warranty',
    has: [
      anyOf(
        'zakt_door doorzakt zakt_in kraakt piept wiebelt klemt bladdert schilfert doet_het_niet doet_niks doet_niets doet_het_ineens werkt_niet laat_los laten_los is_stuk is_kapot is_gescheurd knippert flikkert bromt zoemt rafelt verliest_veren verliest_dons prikken prikt lekt_veren veren_komen_eruit gaat_niet_open gaat_niet_dicht gaat_niet_meer sluit_niet klittenband_laat hapert roest* valt_uit_elkaar verliest komt_los zit_los',
      ),
      anyOf(
        '*bed *boxspring* *matras* topper* *kussen* *dekbed* lade laatje deur* *kast* *lamp* *overtrek* *laken* *kleed *plaid* *gordijn* rits knop motor* afstandsbediening hoofdeind* voeteneind* poot stoel fauteuil zetel spiegel nachtkastje veren verf lak naad stiksel',
      ),
    ],
    hasNot: anyOf(
      'terug* retour* welke welk zoek *code* inlog* site link betal* betaling haar haren voorkom* tegen heb_je hebben_jullie iets_tegen track* factuur wassen was',
    ),
  },
]

/** What is left where nothing more special is said. */
export const complaintTopics: readonly AskedTopic[] = [
  {
    heading: 'Een klacht',
    intent: 'warranty',
    has: [
      anyOf(
        'slecht* waardeloos waardeloze belabberd* ontevreden niet_tevreden teleurgesteld* teleurstellend klacht klachten klagen',
      ),
      anyOf('klantenservice klantendienst service afhandeling bezorging klacht klachten klagen bezorgdienst'),
    ],
    hasNot: anyOf(
      'google trustpilot internet *review* *beoordeling* reactie* antwoord* rug* chat* bot site website retour* gehoord hoor medisch* zweet* slaap* rugklachten nekklachten ligt aanklagen beter_bed geld ter_been',
    ),
  },
]
