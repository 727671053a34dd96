/** What a shopper wants to know of a product that has its page. */
export type Aspect =
  | 'wash'
  | 'weight'
  | 'warmth'
  | 'firmness'
  | 'fit'
  | 'light'
  | 'cord'
  | 'assembly'
  | 'load'
  | 'guarantee'
  | 'closing'
  | 'heating'
  | 'material'
  | 'colors'
  | 'height'
  | 'measures'
  | 'contents'
  | 'cases'
  | 'maker'
  | 'fuel'

/** Where a page of a product says something of an aspect. */
interface AspectPlaces {
  /** The labels of its rows. */
  readonly labels?: RegExp
  /** The titles of the choices that it offers. */
  readonly options?: RegExp
  /** A highlight that speaks of it. */
  readonly words?: RegExp
}

interface Row extends AspectPlaces {
  readonly aspect: Aspect
  readonly asks: RegExp
}

/** The first that a message asks for is meant: 'hoe hoog is de hoek' asks whether a sheet fits, and not how tall it is. */
const rows: readonly Row[] = [
  {
    aspect: 'wash',
    asks: /\b(?:was(?:baar|machine|droger|voorschrift(?:en)?|programma|sen|t)?|gewassen|uitwassen|droger|trommel|strijk\w*|stomen|stomerij|schoon ?(?:ge|te )?ma(?:a)?k\w*|schoonmaken|reinig\w*|onderhoud\w*|graden|afneembare? (?:hoes|tijk)|(?:hoes|tijk) (?:\p{L}+ )?(?:eraf|afneem\p{L}*|los))\b/iu,
    words: /afritsbaar|afneembaar/iu,
  },
  {
    aspect: 'fuel',
    asks: /\b(?:op )?(?:gas|kolen|houtskool|briketten|elektriciteit) of (?:op )?(?:gas|kolen|houtskool|briketten|elektrisch)\b|\bbrandstof\p{L}*|\b(?:brandt|stook|stookt|werkt) (?:\p{L}+ )?op (?:gas|kolen|houtskool|briketten)\b/iu,
    labels: /^Brandstof$/iu,
  },
  {
    aspect: 'heating',
    asks: /\bvloerverwarming\b/iu,
    labels: /vloerverwarming/iu,
  },
  {
    aspect: 'load',
    asks: /\b(?:draag(?:t|vermogen|kracht)|houdt (?:hij|die|dat|ie)|hoeveel (?:kilo|kg) (?:kan|mag|houdt)|(?:maximaal|max|maximum) ?gewicht|doorzak\w*)\b/iu,
    labels: /^(?:Draagvermogen|Geschikt voor)$/iu,
  },
  {
    aspect: 'weight',
    asks: /\b(?:hoe (?:zwaar|licht)|weegt|wegen|gewicht|hoeveel (?:kilo|kg|gram))\b/iu,
    labels: /^Gewicht$/iu,
  },
  {
    aspect: 'warmth',
    asks: /\b(?:warmteklasse|hoe warm|warm genoeg|(?:voor|in) de (?:zomer|winter)|zomerdekbed|winterdekbed|vier ?seizoenen|te warm)\b/iu,
    labels: /^Warmteklasse$/iu,
  },
  {
    aspect: 'firmness',
    asks: /\b(?:hardheid|hardheden|stevigheid|hoe (?:hard|zacht|stevig)|is (?:hij|die|dat|deze|ie) (?:hard|zacht|stevig))\b/iu,
    options: /^Hardheid$/iu,
    labels: /^Geschikt voor$/iu,
  },
  {
    aspect: 'fit',
    asks: /\b(?:hoek\w*|past (?:die|hij|dat|deze|ie|het|dit)|passen (?:die|ze|deze)|geschikt voor|om (?:een|mijn|m'n) (?:dekbed|matras|topper|boxspring))\b/iu,
    labels: /^(?:Hoekhoogte|Past om|Matrashoogte|Topperhoogte|Geschikt voor|Split)$/iu,
  },
  {
    aspect: 'light',
    asks: /\b(?:lichtbron\w*|bol|verlichting|lichtjes|peertje\w*|lampje\w*|(?:welke?|wat voor) lamp\w*|watt|lumen|fitting|dimba\w*|dimm\w*|energie\w*|led|gloeilamp)\b/iu,
    labels: /^(?:Meegeleverde lichtbron|Fitting|Dimmer|Energieklasse van de lichtbron|Verlichting)$/iu,
    words: /lichtbron/iu,
  },
  {
    aspect: 'cord',
    asks: /\b(?:snoer|kabel|stekker|schakelaar|pendel|usb\S*|laadpunt|opladen)\b/iu,
    labels: /^(?:Pendel|Schakelaar|Dimmer|Laadpunt|Motoren)$/iu,
    words: /snoer|pendel|stekker/iu,
  },
  {
    aspect: 'assembly',
    asks: /\b(?:in elkaar|monte\w*|montage|opbouwen|gereedschap|ophangen|hang(?:t|en)? (?:ik |je )?(?:die|hem|het|deze|ze|dat) op|ophangsysteem|ingekort|inkorten|korter)\b/iu,
    labels: /^(?:Montage|Ophangen)$/iu,
    words: /in elkaar|monte|plooiband|in te korten/iu,
  },
  {
    aspect: 'closing',
    asks: /\b(?:rits\p{L}*|kno(?:pen|opjes)|drukkno\p{L}+|drukkers|sluiting\p{L}*|hoe sluit|instopstrook)(?!\p{L})/iu,
    labels: /^Sluiting$/iu,
  },
  {
    aspect: 'guarantee',
    asks: /\b(?:garantie|waarborg)\b/iu,
  },
  {
    aspect: 'colors',
    asks: /\b(?:(?:welke|wat voor|andere|meer|hoeveel) (?:kleur|kleuren|kleurtjes)|kleuren|in een andere kleur)\b/iu,
    options: /^(?:Kleur|Bekleding)$/iu,
  },
  {
    aspect: 'height',
    asks: /\b(?:hoe (?:hoog|dik|diep)|hoogte|dikte|instap\w*|hoogpolig|pool)\b/iu,
    labels: /^(?:Hoogte|Dikte|Instaphoogte|Hoogte met pot|Matras|Topper|Afmetingen)$/iu,
    options: /^(?:Dikte|Hoogte)$/iu,
  },
  {
    aspect: 'measures',
    asks: /\b(?:hoe (?:groot|breed|lang|ruim)|afmeting\w*|(?:welke|wat voor|andere|meer|alle) (?:maat|maten|formaat|formaten)|doorsnede|diameter|lengte|breedte|maten)\b/iu,
    labels: /^(?:Afmetingen|Doorsnede|Lengte|Hoogte|Hoogte met pot)$/iu,
    options: /^(?:Maat|Ligvlak|Kledingmaat|Formaat|Maat .*|Lengte)$/iu,
  },
  {
    aspect: 'cases',
    asks: /\b(?:hoeveel|aantal)\b.*\b(?:kussen)?slo(?:op|pen)\b/iu,
    options: /^Maat/iu,
  },
  {
    aspect: 'contents',
    asks: /^(?!.*\b(?:(?:op)?vulling|gevuld|stof|materiaal|dons|veren|wol|katoen|latex|polyester|\p{L}*schuim|\p{L}*vezels?|zijde|bamboe|linnen|plastic|metaal)\b).*\b(?:inbegrepen|inclusief|meegeleverd|bijgeleverd|zit(?:ten)? (?:er|daar|hier|ie)\b.*\b(?:bij|in)|zit(?:ten)? (?:die|hij|dat|ze) (?:er ?(?:in|bij)|bij|in)|krijg\b.*\b(?:bij|erbij)|compleet|hoeveel (?:stuks|zitten)|set van|per stuk|zonder matras|met matras)\b/iu,
    labels: /^(?:Inhoud|Meegeleverde lichtbron|Matras|Topper|Leverbaar in)$/iu,
    options: /^Aantal$/iu,
    words: /inbegrepen|compleet/iu,
  },
  {
    aspect: 'maker',
    asks: /\b(?:merk|fabrikant|wie maakt|gemaakt in|made in|waar komt (?:hij|die|dat|het) vandaan|welk land)\b/iu,
  },
  {
    aspect: 'material',
    asks: /\b(?:waarvan|van gemaakt|gemaakt|materia\w*|(?:welke|wat voor) (?:stof|vulling|hout)|(?:wat|welke?) is (?:de|het|hun|zijn) (?:stof|vulling|hout(?:soort)?|tijk|kern)|samenstelling|vulling|gevuld|zit (?:er )?(?:in|binnenin)|erin|zit(?:ten)? (?:er|daar)\b.*\b(?:dons|veren|wol|katoen|latex|polyester|\p{L}*schuim|\p{L}*vezels?|zijde|plastic|kunststof|acryl|lijm|metaal|hout)\b|(?:van|is \p{L}+ \p{L}+ echt) (?:echte? |massief |puur )?(?:katoen\w*|alpaca|merino\p{L}*|lyocell|wol|linnen|hout|eiken\w*|leer|leder|metaal|dons|polyester|zijde|bamboe|flanel|satijn|percal|jersey|fluweel|acryl|eend\p{L}*|gans|ganzen|plastic|kunststof|keramiek|glas|rotan)(?!\p{L})|dierlijk\w*|vegan\w*|veren|\p{L}*dons)\b|\b(?:is|zijn) (?:dat|die|dit|deze|het|hij|ie|ze)\b.*\b(?:katoen|polyester|microvezel|synthetisch|kunststof|wol|linnen|zijde|latex|\p{L}*schuim|hout|metaal|leer)\b/iu,
    labels: /^(?:Materiaal|Kern|Vulling|Onderstel|Boxen|Matras|Zitting)$/iu,
    options: /^(?:Stof|Pool|Bekleding)$/iu,
  },
]

/** Returns what a message asks about a product; undefined when it asks nothing that a page of a product says. */
export function readAspect(message: string): Aspect | undefined {
  return rows.find(({ asks }) => asks.test(message))?.aspect
}

/** Returns where a page says something of an aspect. */
export function findAspectPlaces(aspect: Aspect): AspectPlaces {
  return rows.find((row) => row.aspect === aspect) ?? {}
}
