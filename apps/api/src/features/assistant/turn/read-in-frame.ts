import { findHeading } from '@sluimer/assistant/headings/find-heading'
import type { Intent } from '@sluimer/assistant/intent/intents'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { fold } from '@sluimer/search/text/words/tokens'

/** A turn that only makes sense after one question, with the question that both are together. */
interface Frame {
  /** The heading of the question before, or what it was about. */
  readonly after: readonly (Intent | string)[]
  readonly said: RegExp
  readonly without?: RegExp
  /** What the question before has as well. */
  readonly before?: RegExp
  readonly asks: string
}

const mostWords = 12

/** Headings of what went wrong with what came. */
const ofFault = [
  'warranty',
  'Ik kreeg iets anders dan ik bestelde.',
  'Mijn artikel kwam beschadigd aan.',
  'Er ontbreekt iets aan mijn bestelling.',
  'Er is één onderdeel kapot. Moet alles terug?',
  'Hoe snel krijg ik een nieuw artikel of onderdeel?',
] as const
const howSoon =
  /\b(?:hoe ?(?:lang|snel|vlug|rap)|wanneer|binnen hoeveel|welke dag|hoeveel (?:dagen|tijd)|(?:nog )?(?:voor|deze) (?:het )?(?:weekend|week|vrijdag|zaterdag|maandag|kerst))\b/u

const frames: readonly Frame[] = [
  // 'Er staat al onderweg' after how one cancels.
  {
    after: ['Hoe annuleer ik?'],
    said: /\b(?:onderweg|verzonden|verstuurd|ingepakt|vertrokken|al weg|bij de post|in het busje)\b/u,
    without: /\b(?:wanneer|waar|nog niet|nog niks|niet)\b/u,
    asks: 'Kan ik nog annuleren als het al onderweg is?',
  },
  // 'Het dekbed mag wel eerder hoor' after whether all comes together.
  {
    after: ['Komt alles tegelijk?'],
    said: /\b(?:eerder|alvast|vooruit|eerst|sneller|apart|los|los van elkaar|gesplitst|vroeger)\b/u,
    asks: 'Kan het ene artikel eerder komen dan het andere?',
  },
  // 'Kan dat ook in België' after paying in parts.
  {
    after: ['pay_later'],
    before: /\b(?:keer|termijnen|schijven|gespreid|delen|in3|klarna|riverty|billink|alma|achteraf|later)\b/u,
    said: /\b(?:belgie|belg|belgen|belgisch|vlaanderen|antwerpen|gent|brussel|leuven)\b/u,
    asks: 'Kan ik in België in termijnen of achteraf betalen?',
  },
  {
    after: ['payment'],
    said: /^(?=.*\b(?:keer|termijnen|schijven|gespreid|later|achteraf|delen)\b)(?=.*\b(?:belgie|belg|belgen|belgisch|vlaanderen)\b)/u,
    asks: 'Kan ik in België in termijnen of achteraf betalen?',
  },
  // 'En als ik er zelf niks aan wil doen' after something that is not right.
  {
    after: ['warranty'],
    said: /\b(?:zelf|zelve)\b.*\b(?:klus\w*|repar\w*|herstel\w*|maken|fix\w*|sleutel\w*|schroev\w*|doen|prutsen|aandraaien|lukt)\b|\bniet handig\b|\b(?:geen|niet) (?:zin|handig\w*)\b/u,
    asks: 'Moet ik zelf repareren wat niet goed is?',
  },
  // 'Hoe lang duurt het voor ik die heb', 'dus wanneer komen jullie het omruilen' after something that is not right.
  {
    after: ofFault,
    said: new RegExp(
      `^(?=.*${howSoon.source})(?=.*\\b(?:nieuwe?|ander\\w*|goede?|juiste?|die|dat|het|hem|onderdeel\\w*|schroe\\w+|omruil\\w*|vervang\\w*|ophalen|opgehaald|opgelost|komen|komt|heb|krijg|krijgen|sturen)\\b)`,
      'u',
    ),
    without: /\b(?:geld|terugbetal\w*|terugbetaald|garantie|recht|melden|klagen|antwoord|reactie)\b/u,
    asks: 'Hoe snel krijg ik een nieuw artikel of onderdeel?',
  },
  // 'En dat kost mij niks hoop ik' after something that is not right.
  {
    after: ofFault,
    said: /^(?:(?:en|dus|maar|ok\w*|dan)[\s,]+)*(?:wie betaalt|wat kost|moet ik (?:\w+ ){0,2}betalen|kost)\b|\b(?:kost|betaal|betalen)\b.*\b(?:niks|niets|geen geld|iets|extra|zelf)\b|\bgratis\b/u,
    without: /\b(?:geld terug|garantie|krijg ik|korting)\b/u,
    asks: 'Wie betaalt het terugsturen als het jullie fout is?',
  },
  // 'Wie betaalt dat' after a driver who broke something.
  {
    after: ['De bezorger was onbeschoft of heeft iets vernield.'],
    said: /\b(?:wie betaalt|vergoed\w*|betalen|betaal|schade|aansprakelijk\w*|verzeker\w*)\b/u,
    asks: 'Wie is aansprakelijk als er schade of letsel is?',
  },
  // 'Bon heb ik niet meer' after something that is not right asks for the paper, and for no voucher.
  {
    after: ['warranty'],
    said: /^(?=.*\b(?:bon|bonnetje|kassabon|factuur|aankoopbewijs|bewijs)\b)(?=.*\b(?:geen|niet|kwijt|weg|weggegooid|zonder|nergens|vind\w*)\b)/u,
    asks: 'Heb ik garantie zonder bon of factuur?',
  },
  {
    after: ['returns'],
    said: /^(?=.*\b(?:bon|bonnetje|kassabon|factuur|aankoopbewijs)\b)(?=.*\b(?:geen|niet|kwijt|weg|weggegooid|zonder|nergens|vind\w*)\b)/u,
    asks: 'Kan ik iets terugsturen zonder bon?',
  },
  // 'En als ik het al gewassen heb' after something that broke.
  {
    after: ['warranty'],
    said: /\b(?:al |een keer |paar keer )?(?:gewassen|gebruikt|in gebruik|op geslapen)\b/u,
    asks: 'Heb ik nog garantie als ik het heb gewassen of gebruikt?',
  },
  // 'Hij is al onderweg' after another address.
  {
    after: [
      'Kan ik het bij iemand anders of op mijn werk laten bezorgen?',
      'Hoe wijzig ik mijn naam, adres, e-mailadres of wachtwoord?',
      'Kan een bestelling naar twee adressen?',
    ],
    said: /\b(?:onderweg|al besteld|heb (?:het |hem )?al|net besteld|al verstuurd|al verzonden|al betaald|staat al)\b/u,
    asks: 'Ik ben verhuisd. Hoe krijgt mijn bestelling het nieuwe adres?',
  },
  // 'En bij de sale' after how codes go together.
  {
    after: [
      'Kan ik twee codes tegelijk gebruiken?',
      'Mijn code werkt niet. Wat nu?',
      'Hoe kom ik aan een kortingscode?',
    ],
    said: /\b(?:sale|solden|aanbieding\w*|actie\w*|afgeprijsd\w*|uitverkoop|outlet|dagdeal\w*)\b/u,
    asks: 'Geldt een code ook voor artikelen die al in de aanbieding zijn?',
  },
  // 'Hoe moet ik het inpakken' after sending back wraps no present.
  {
    after: ['returns'],
    said: /\b(?:inpak\w*|verpak\w*|pak ik|in de doos|welke doos|ingepakt)\b/u,
    without: /\b(?:geen|zonder|open|geopend|kapot|weg|weggegooid|kwijt|originele|uitgepakt|retourlabel)\b/u,
    asks: 'Hoe pak ik mijn retour in?',
  },
  // 'Kan ik dat tijdvak nog wisselen' after when they come.
  {
    after: ['delivery_time', 'delivery_how', 'delivery_cost'],
    said: /^(?=.*\b(?:tijdvak\w*|tijdslot\w*|tijdsblok|dagdeel|uren|tijdstip)\b)(?=.*\b(?:wissel\w*|wijzig\w*|verander\w*|verzet\w*|aanpassen|ander|omzetten|later|vroeger)\b)/u,
    asks: 'Kan ik de bezorging verzetten?',
  },
  // 'En als ik er dan niet ben, moet ik dan weer betalen' after when they come.
  {
    after: ['delivery_time', 'delivery_how', 'order_change'],
    said: /^(?=.*\b(?:niet (?:thuis|ben)|er niet|mis|gemist)\b)(?=.*\b(?:betal\w*|betaal\w*|kost\w*|gratis|rekening)\b)/u,
    asks: 'Ik was niet thuis bij mijn afspraak. Moet ik nog eens betalen?',
  },
  // 'Hij is van de nieuwsbrief' after a code that does not work.
  {
    after: ['Mijn code werkt niet. Wat nu?'],
    said: /\b(?:nieuwsbrief\w*|aanmeld\w*|inschrijv\w*|welkomst\w*)\b/u,
    asks: 'Ik heb geen code of tegoed van de nieuwsbrief gekregen.',
  },
  // 'Is dat gevaarlijk' after a smell.
  {
    after: [
      'Mijn nieuwe matras of kussen ruikt. Is dat normaal?',
      'Mijn nieuwe dekbed, plaid of gordijn ruikt. Is dat normaal?',
    ],
    said: /\b(?:gevaarlijk|schadelijk\w*|ongezond|giftig\w*|slecht voor|kwaad|veilig|chemisch\w*|chemicalien)\b/u,
    asks: 'Zitten er schadelijke stoffen of brandvertragers in jullie artikelen?',
  },
  // 'En wie betaalt dan het terugsturen' after something that is not right.
  {
    after: ['warranty'],
    said: /^(?=.*\b(?:betal\w*|betaal\w*|kost\w*|gratis|kosten)\b)(?=.*\b(?:terug\w*|retour\w*|opsturen|ophalen|opgehaald|halen|verzend\w*|porto)\b)/u,
    without: /\b(?:geld|terugbetal\w*|terugbetaald)\b/u,
    asks: 'Wie betaalt het terugsturen als het jullie fout is?',
  },
  // 'Ik wil een andere kleur' after how an order is changed.
  {
    after: ['Ik heb me vergist. Kan ik mijn bestelling nog wijzigen?'],
    said: /\band(?:er|ere)\b.*\b(?:kleur|maat|adres|datum|dag|model|hardheid|aantal|lengte|breedte|stof)\b/u,
    without: /\b(?:terug\w*|retour\w*|ruil\w*)\b/u,
    asks: 'Ik heb me vergist. Kan ik mijn bestelling nog wijzigen?',
  },
  // 'Ook als hij te hard is' after what sending back costs.
  {
    after: ['Wat kost terugsturen?', 'Wie betaalt het terugsturen als het jullie fout is?'],
    said: /^(?:(?:en|ook|maar|zelfs)\s+)+(?:als|wanneer|indien)\b/u,
    without: /\b(?:belg\w*|pakket|pakje|klein\w*|deel|account|bon)\b/u,
    asks: 'Wie betaalt het terugsturen als het jullie fout is?',
  },
  // 'Hij is al ingedroogd' after how a stain is taken away.
  {
    after: ['Hoe krijg ik een vlek uit mijn laken of overtrek?', 'Hoe krijg ik een vlek uit mijn matras?'],
    said: /\b(?:ingedroogd|opgedroogd|droog|ingetrokken|oude?|ouder|vast|er al \w+ in)\b/u,
    asks: 'De vlek is al ingedroogd. Krijg ik hem er nog uit?',
  },
  // 'Kan ik dan wel stalen krijgen' after where goods can be tried.
  {
    after: ['about_shop'],
    said: /\b(?:staal|stalen|staaltjes?|stofstalen)\b/u,
    asks: 'Kan ik stalen van stoffen aanvragen, en kost dat iets?',
  },
  // 'Verkopen jullie die door' after what is done with somebody's data.
  {
    after: ['Wat doen jullie met mijn gegevens?', 'Welke gegevens hebben jullie van mij?'],
    said: /\b(?:verkop\w*|verkoopt|doorverk\w*|derden|delen|deelt|doorgeven|geven|geeft|anderen|andere bedrijven|partners)\b/u,
    asks: 'Wie het van ons krijgt',
  },
  // 'Ik had geen account' after where an invoice is.
  {
    after: ['Waar vind ik mijn factuur?'],
    said: /\b(?:geen|zonder) account\b|\bals gast\b/u,
    asks: 'Waar vind ik mijn factuur?',
  },
  // 'Tot hoe laat' after how a person is reached.
  {
    after: ['contact'],
    said: /^(?:(?:en|maar|ok\w*)\s+)*(?:tot|vanaf|van)? ?(?:hoe laat|welk uur|welke (?:dagen|uren)|wanneer)(?: (?:dan|kan dat|kan het|kan ik bellen|is dat|zijn (?:jullie|ze|die) (?:open|er|bereikbaar)|ongeveer))*[\s?!.]*$/u,
    asks: 'Wanneer zijn we er?',
  },
  // 'En de rest dan' after whether all comes together.
  {
    after: ['Komt alles tegelijk?'],
    said: /^(?:(?:en|maar|waar|wanneer|hoe|komt|is)\s+)*(?:het|de|dat) (?:andere|rest|tweede|ander)\b/u,
    asks: 'Er ontbreekt iets aan mijn bestelling.',
  },
  // 'En mijn bestellingen' after how an account is taken away.
  {
    after: ['Hoe verwijder ik mijn account?'],
    said: /\b(?:bestelling\w*|bestelgeschiedenis|aankopen|factu\w+|orders)\b/u,
    asks: 'Hoe verwijder ik mijn account?',
  },
  // 'Ik heb het al gebruikt' takes nothing from the right to get what was ordered.
  {
    after: ['Ik kreeg iets anders dan ik bestelde.'],
    said: /\b(?:al )?(?:gebruikt|gewassen|uitgepakt|geopend|opengemaakt|geslapen|opgemaakt)\b/u,
    without: /\b(?:mag|kan) ik\b/u,
    asks: 'Wie betaalt het terugsturen als het jullie fout is?',
  },
]

/** Reads a turn in the frame of the question before it: 'er staat al onderweg' after how one cancels. Undefined for any other turn. */
export function readInFrame(message: string, subject: Subject | undefined): string | undefined {
  const { asked, topic } = subject ?? {}
  if (asked === undefined || topic === undefined || message.split(' ').length > mostWords) return undefined
  const said = fold(message)
  const near = frames.filter((one) => one.said.test(said) && one.without?.test(said) !== true)
  if (near.length === 0) return undefined
  const heading = findHeading(asked)?.heading
  return near.find(
    ({ after, before }) =>
      after.some((one) => one === topic || one === heading) && before?.test(fold(asked)) !== false,
  )?.asks
}
