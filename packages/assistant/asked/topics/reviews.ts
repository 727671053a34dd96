import { type AskedTopic, anyOf } from '../asked-topic.ts'
import { kinds } from '../words.ts'

const othersSites = 'trustpilot google kiyoh tweakers facebook internet forum* reddit webwinkelkeur op_andere'

/** Reviews of goods and of the shop. */
export const reviewTopics: readonly AskedTopic[] = [
  {
    heading: 'Waar lees ik slechte beoordelingen?',
    intent: 'about_shop',
    has: [
      anyOf('*review* *beoordeling* *recensie* *sterren ster reacties ervaringen meningen'),
      kinds.blame,
      anyOf('waar lezen lees zien zie bekijken vind vinden staan laten_jullie blijft tonen toon ook'),
    ],
    hasNot: anyOf(
      `${othersSites} weg weghalen verwijder* filteren waarom mijn schrijf* schrijven plaatsen achterlaten mag`,
    ),
  },
  {
    heading: 'Halen jullie slechte reviews weg?',
    intent: 'about_shop',
    has: [
      anyOf(
        '*review* *beoordeling* *recensie* *sterren ster reacties ervaringen meningen verhalen juichverhalen commentaar',
      ),
      anyOf(
        'slecht slechte negatie* kritische kritiek lage 1_ster een_ster alleen enkel alleen_maar alle allemaal overal enkel_maar zeker vast',
      ),
      anyOf(
        'goede goeie goei mooie lovende positieve positief juich* 5_sterren vijf_sterren filter* verwijderd weg weggehaald eruit verberg* tonen toon staan klachten zien',
      ),
    ],
    hasNot: anyOf(
      `${othersSites} mijn schrijf* schrijven plaatsen achterlaten zoek met_5 nep* fake* gekocht verzonnen`,
    ),
  },
  {
    heading: 'Wat we controleren',
    intent: 'about_shop',
    has: [kinds.review, anyOf('iedereen geverifieerd* gecontroleerd controleren echte_klanten')],
    hasNot: anyOf('jullie_gekocht nep kopen_jullie korting'),
  },
  {
    heading: 'Halen jullie slechte reviews weg?',
    intent: 'about_shop',
    has: [
      kinds.review,
      anyOf('slechte negatieve lage slecht negatief kritische'),
      anyOf('weg weghalen verwijder* geen waarom verberg* filter* wissen niet'),
    ],
    hasNot: anyOf('trustpilot google mijn schrijven achterlaten plaatsen internet'),
  },
  {
    heading: 'Krijg je iets voor een review?',
    intent: 'about_shop',
    has: [
      kinds.review,
      anyOf('geld korting beloning krijg krijgen vergoeding voucher punten betaald cadeautje'),
    ],
    hasNot: anyOf('waarom product* op_google slechte nooit niet_geplaatst'),
  },
  {
    heading: 'Ik las iets slechts over jullie op Trustpilot, Google of een andere site. Klopt dat?',
    intent: 'about_shop',
    has: [
      anyOf(
        'trustpilot google kiyoh tweakers facebook internet forum* reddit webwinkelkeur online andere_site* consumentenbond radar',
      ),
      anyOf(
        'review* beoordeling* las lees gelezen slecht* vinden zeggen schrijven mensen klanten score klopt ervaring* verhalen negatie* sterren staan',
      ),
    ],
    hasNot: anyOf('inlog* betalen pay kaart goedkoper betaal* account'),
  },
  {
    heading: 'Wanneer staat mijn review op de site?',
    intent: 'about_shop',
    has: [
      kinds.review,
      anyOf(
        'hoe_lang hoelang wanneer nog_niet niet_zichtbaar zichtbaar geplaatst online zie_ik_niet wachten',
      ),
    ],
    hasNot: anyOf('waar hoe_schrijf geweigerd verwijder* waarom artikel* welke'),
  },
  {
    heading: 'Kan ik mijn review aanpassen of weghalen?',
    intent: 'about_shop',
    has: [
      kinds.review,
      anyOf('aanpas* wijzig* verander* verwijder* weghal* intrek* bewerk* weg wissen eraf'),
      anyOf('mijn ik me'),
    ],
    hasNot: anyOf('jullie slechte negatieve'),
  },
  {
    heading: 'Zijn de beoordelingen hier echt?',
    intent: 'about_shop',
    has: [
      kinds.review,
      anyOf(
        'vertrouw* vertrouwen nep* fake* gefaket geloof echt echte verzonnen gekocht betrouwbaar eerlijk kloppen geloven zelf_geschreven fakereviews',
      ),
    ],
    hasNot: anyOf('schrijf_ik plaats* geverifieerd* waar'),
  },
  {
    heading: 'Hoe kan ik jullie beoordelen?',
    intent: 'about_shop',
    has: [
      anyOf('review* *beoordeling* recensie* beoordelen sterren_geven ervaring_delen'),
      anyOf('waar hoe kan wil'),
      anyOf('achterlaten schrijven schrijf plaatsen plaats geven geef delen kwijt posten beoordelen zetten'),
    ],
    hasNot: anyOf(
      'foto* anoniem korting beloning krijg iets_voor zonder hoe_lang wanneer slechte_reviews_weg',
    ),
  },
]
