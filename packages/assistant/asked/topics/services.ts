import { type AskedTopic, anyOf } from '../asked-topic.ts'

const theirs = anyOf(
  'jullie je u ge jij iemand ze zij bezorger* chauffeur* monteur* mannen kan kunnen laten doen doe is inbegrepen service mij me mijn helpen',
)

/** Services that no shop like this one does. */
export const serviceTopics: readonly AskedTopic[] = [
  {
    heading: 'Grote aantallen',
    intent: 'business',
    has: [anyOf('offerte offertes prijsopgave')],
    hasNot: anyOf('korting klacht samenstel* boxspring al_aangevraagd gehad gekregen'),
  },
  {
    heading: 'Komt er iemand langs voor advies over mijn slaapkamer of interieur?',
    intent: 'about_shop',
    has: [
      anyOf(
        '*stylist* styling binnenhuis* interieuradvies* interieuradviseur* interieurontwerper* woonadvies* kleuradvies',
      ),
      anyOf('kan boeken inhuren jullie doen hebben langs huren komt is'),
    ],
  },
  {
    heading: 'Komt er iemand bij mij thuis opmeten?',
    intent: 'about_shop',
    has: [
      anyOf('opmeten inmeten opgemeten ingemeten uitmeten maat_nemen maten_nemen meten'),
      anyOf('iemand jullie thuis langs komt komen service'),
    ],
    hasNot: anyOf('hoe_moet hoe_meet hoe_kan zelf_meten verkeerd hoe_zelf'),
  },
  {
    heading: 'Kan ik videobellen, appen of chatten met een medewerker?',
    intent: 'about_shop',
    has: [
      anyOf(
        'videobel* video-call videocall* videogesprek* appen whatsapp* whatsappen facetime* beeldbel* livechat teams-gesprek',
      ),
    ],
  },
  {
    heading: 'Zetten jullie een bed of kast ook in elkaar?',
    intent: 'about_shop',
    has: [
      anyOf(
        'in_elkaar in_mekaar ineen monteren monteer* gemonteerd montage* montageservice opbouwen opbouw opgebouwd op_te_bouwen opzetten op_te_zetten installeren installe* geinstalleerd montagedienst elkaar_schroeven elkaar_te ineensteken',
      ),
      theirs,
      anyOf(
        '*bed bedden *boxspring* *kast kasten kastje *tafel* stoel* fauteuil* *meubel* hem hij het alles dressoir die ze',
      ),
    ],
    hasNot: anyOf(
      'hoe_lang handleiding* kapot* stuk zakt ontbre* mist gordijn* lamp lampen hanglamp* account profiel ruzie hoe_zet hoe_moet hoe_monteer demonteren lukt moeilijk gereedschap_nodig boor* wachtwoord geleverd_en kraakt',
    ),
  },
  {
    heading: 'Hangen jullie gordijnen op of sluiten jullie lampen aan?',
    intent: 'about_shop',
    has: [
      anyOf(
        'ophangen opgehangen hangen_op aansluiten aangesloten sluiten_aan hang_op vervangen elektricien bevestigen monteren montage hangen',
      ),
      anyOf('lamp lampen lampje *lamp gordijn* *spiegel rails roede schilderij*'),
      anyOf('jullie u ge iemand kunnen laten thuis chauffeur* bezorger* wie bij_mij service'),
    ],
    hasNot: anyOf('hoe kapot* welke led past handleiding zelf heb_je hebben_jullie verkopen'),
  },
  {
    heading: 'Kunnen jullie iets korter maken, borduren of bedrukken?',
    intent: 'about_shop',
    has: [
      anyOf(
        'logo* borduur* borduren geborduurd* bedruk* bedrukken opdruk graver* gegraveerd personalis* gepersonaliseerd* initialen naam_op naam_erop monogram* tekst_op inkorten ingekort vermaken korter_maken smaller_maken op_maat_knippen naaien genaaid',
      ),
      anyOf('jullie kan kunnen op laten mogelijk doen gordijn* *handdoek* badjas* kussen* plaid* wil is er'),
    ],
    hasNot: anyOf('*bed boxspring* account factuur zelf_inkorten hoe_kort zonder verwijder*'),
  },
  {
    heading: 'Pakken jullie iets in als cadeau?',
    intent: 'about_shop',
    has: [
      anyOf(
        'strik strikje cadeaupapier cadeauverpakking kadopapier inpakken ingepakt inpakservice kaartje wenskaart* briefje lint geschenkverpakking feestelijk',
      ),
      anyOf(
        'cadeau* kado* strik* feestelijk* kan kunnen kaartje erbij erom omheen geschenk* sturen mooi verjaardag* bij',
      ),
    ],
    hasNot: anyOf(
      'bestelling_al al_ingepakt bezorger afhaal* weggegooid ingepakt_en mijn_bestelling_ingepakt retour* terug* label* is_mijn adres kaartje_er postbode was_ wassen',
    ),
  },
  {
    heading: 'Kan ik een bed of meubel huren of lenen?',
    intent: 'about_shop',
    has: [
      anyOf('huren huur verhuur* verhuren lenen te_leen leasen uitlenen'),
      anyOf('*bed bedden *matras* meubel* *kussen* iets jullie kan weekend logé* log* tijdelijk'),
    ],
    hasNot: anyOf('geld huurhuis huurwoning leent krediet huurder verhuurder'),
  },
  {
    heading: 'Repareren, bekleden of reinigen jullie meubels en matrassen?',
    intent: 'about_shop',
    has: [
      anyOf(
        'repareren repareer* herstellen herstoff* stofferen herbekle* bekleden opknappen oplappen reinigen laten_reinigen',
      ),
      anyOf('jullie ge u laten iemand service'),
      anyOf('oude oud *bank *zetel stoel* *matras* fauteuil* *kleed tapijt meubel* *lamp *lampen'),
    ],
    hasNot: anyOf('gekocht garantie* recht besteld bij_jullie_gekocht kapot_aangekomen hoe'),
  },
  {
    heading: 'Vullen jullie kussens of dekbedden bij?',
    intent: 'about_shop',
    has: [anyOf('bijvullen bij_te_vullen opvullen navullen bijgevuld'), anyOf('*kussen* *dekbed* dons*')],
  },
]
