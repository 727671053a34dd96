/** One of two kinds of goods that shoppers ask to be told apart. */
interface Side {
  readonly said: RegExp
  /** What is looked for to tell what it costs; absent for what is no goods of its own. */
  readonly wish?: string
}

/** Two kinds of goods, and the question of the shop's pages under which both are explained. */
export interface KindsApart {
  readonly heading: string
  readonly sides: readonly [Side, Side]
}

const cold = /\b(?:hr ?\d*|hr-?schuim\p{L}*|koud ?schuim\p{L}*|comfortschuim)\b/iu
const pocket = /\b(?:pocket\p{L}*|micropocket\p{L}*)\b/iu
const memory = /\b(?:traag ?schuim\p{L}*|nasa\p{L}*|memory ?foam|visco\p{L}*)\b/iu
const topper = /(?<!split)(?<!split[- ])\b(?:topper|topmatras|oplegmatras|topdek(?:matras)?)(?:s|sen)?\b/iu
const seasons = /\b(?:vier|4)[ -]?(?:seizoen\p{L}*|jaargetijden)|\bseizoensdekbed\p{L}*|\ball ?year\p{L}*/iu
const down = /\b(?:ganzen|eenden)?dons\p{L}*/iu

/** The first whose sides are both named is meant: a splittopper is a topper as well. */
const known: readonly KindsApart[] = [
  {
    heading: 'Wat is het verschil tussen een vlakke en een elektrische boxspring?',
    sides: [
      {
        said: /\b(?:vlakk?e?|gewone?|normale?|vaste?|niet[- ](?:elektrisch|verstelba)\p{L}*)\b/iu,
        wish: 'boxspring',
      },
      { said: /\b(?:elektrisch\p{L}*|verstelba\p{L}*|motor\p{L}*)\b/iu, wish: 'boxspring elektrisch' },
    ],
  },
  {
    heading: 'Wat is het verschil tussen een splittopper en een gewone topper?',
    sides: [{ said: /\bsplit[- ]?topper\p{L}*|\bgesplitste topper/iu }, { said: topper, wish: 'topper' }],
  },
  {
    heading: 'Wat is het verschil tussen een topper en een matras?',
    sides: [
      { said: topper, wish: 'topper' },
      { said: /(?<!\bhr )\bmatras(?:sen)?\b/iu, wish: 'matras' },
    ],
  },
  {
    heading: 'Wat is het verschil tussen een boxspring en een bed met een lattenbodem?',
    sides: [
      { said: /\bbox ?springs?\b/iu, wish: 'boxspring' },
      { said: /\b(?:lattenbodem\p{L}*|(?:bed)?(?:frame|bodem)|ledikant\p{L}*|bed|bedden|spiraal\p{L}*)\b/iu },
    ],
  },
  {
    heading: 'Wat is het verschil tussen een enkel dekbed en een vierseizoenendekbed?',
    sides: [
      { said: seasons, wish: 'dekbed vier seizoenen' },
      {
        said: /\b(?:enkele?|enkelvoudige?|gewo(?:on|ne)|normale?|zomer\p{L}*|winter\p{L}*)\b/iu,
        wish: 'dekbed',
      },
    ],
  },
  {
    heading: 'Wat is het verschil tussen een zomerdekbed en een winterdekbed?',
    sides: [
      { said: /\bzomer(?:dekbed\p{L}*|s)?\b/iu, wish: 'dekbed warmteklasse 4' },
      { said: /\bwinter(?:dekbed\p{L}*|s)?\b/iu, wish: 'dekbed warmteklasse 1' },
    ],
  },
  {
    heading: 'Wat is het verschil tussen dons en een synthetische vulling?',
    sides: [
      { said: down, wish: 'dekbed dons' },
      { said: /\b(?:synthetisch\p{L}*|kunstvezel\p{L}*|microvezel\p{L}*|polyester|vezel\p{L}*)\b/iu },
    ],
  },
  {
    heading: 'Wat is het verschil tussen dons en veren?',
    sides: [{ said: down }, { said: /\b(?:veren|veertjes|veer)\b/iu }],
  },
  {
    heading: 'Wat is het verschil tussen traagschuim en koudschuim?',
    sides: [
      { said: memory, wish: 'matras traagschuim' },
      { said: cold, wish: 'matras koudschuim' },
    ],
  },
  {
    heading: 'Wat is het verschil tussen pocketvering en koudschuim?',
    sides: [
      { said: pocket, wish: 'matras pocketvering' },
      { said: cold, wish: 'matras koudschuim' },
    ],
  },
  {
    heading: 'Wat is het verschil tussen pocketvering en binnenvering?',
    sides: [
      { said: pocket, wish: 'matras pocketvering' },
      {
        said: /\b(?:binnenve\p{L}*|bonell?\p{L}*|gewone veren|springveren|springveer)\b/iu,
        wish: 'matras bonell',
      },
    ],
  },
  {
    heading: 'Wat is het verschil tussen een molton en een matrasbeschermer?',
    sides: [
      { said: /\bmolton\p{L}*/iu },
      { said: /\b(?:matras)?(?:beschermer|hoes)\p{L}*/iu, wish: 'matrasbeschermer' },
    ],
  },
  {
    heading: 'Wat is het verschil tussen een hoeslaken en een gewoon laken?',
    sides: [
      { said: /\b(?:hoeslaken|spanlaken|hoeslakens|spanlakens)\b/iu, wish: 'hoeslaken' },
      { said: /\b(?:boven|onder|gewone? |plat )?lakens?\b/iu },
    ],
  },
  {
    heading: 'Wat is het verschil tussen een dekbed en een deken?',
    sides: [
      { said: /\b(?:dekbed|donsdeken)(?:den|s)?\b/iu, wish: 'dekbed' },
      { said: /\b(?:deken|dekens|plaids?|sprei\p{L}*)\b/iu, wish: 'plaid' },
    ],
  },
  {
    heading: 'Wat is het verschil tussen een eenpersoons, een twijfelaar en een lits-jumeaux?',
    sides: [
      { said: /\b(?:lits[- ]?jumeau\p{L}*|twijfelaars?)\b/iu },
      { said: /\b(?:(?:een|één|twee|1|2)[- ]?persoons\p{L}*|twijfelaars?|king ?size)\b/iu },
    ],
  },
  {
    heading: 'Wat is het verschil tussen een verduisterend en een lichtdoorlatend gordijn?',
    sides: [
      { said: /\bverduister\p{L}*/iu, wish: 'gordijn verduisterend' },
      {
        said: /\b(?:lichtdoorlatend\p{L}*|gewone?|vitrage\p{L}*|transparant\p{L}*|inbetween\p{L}*|thermo\p{L}*)/iu,
      },
    ],
  },
  {
    heading: 'Wat is het verschil tussen een handdoek en een badlaken?',
    sides: [
      { said: /\b(?:bad(?:laken|doek|handdoek)|douchelaken|gastendoek\p{L}*)\p{L}*/iu },
      { said: /(?<!bad)\bhanddoek\p{L}*/iu, wish: 'handdoek' },
    ],
  },
  {
    heading: 'Wat is het verschil tussen katoen en bamboe?',
    sides: [{ said: /\bkatoen\p{L}*/iu }, { said: /\b(?:bamboe\p{L}*|viscose)/iu }],
  },
  {
    heading: 'Wat is het verschil tussen katoen en microvezel?',
    sides: [{ said: /\bkatoen\p{L}*/iu }, { said: /\b(?:microvezel|microfiber|polyester)\p{L}*/iu }],
  },
]

const asksApart =
  /\b(?:verschil\p{L}*|onderscheid\p{L}*|versus|vs|vergelijk\p{L}*|anders dan|(?:het)?zelfde(?: als)?)\b/iu
const choosing =
  /\b(?:beter|best|beste|fijner|handiger|koeler|warmer|lekkerder|sneller|duurder|goedkoper|kiezen|kies|nemen|neem|raad\p{L}*|adviseer|wat is)\b/iu
/** 'Dons of synthetisch?', and nothing besides. */
const eitherAlone =
  /^(?:(?!(?:voor|zonder|geen|van|met|in|onder|tot)\b)[\p{L}\d-]+ ){1,3}of (?:(?!(?:voor|zonder|geen|van|met|in|onder|tot)\b)[\p{L}\d-]+ ?){1,3}[?.!\s]*$/iu

/** Finds the two kinds of goods that a message asks to be told apart; undefined for another question. */
export function findKindsApart(message: string): KindsApart | undefined {
  const isAsked =
    asksApart.test(message) ||
    (/\bof\b/iu.test(message) && choosing.test(message)) ||
    eitherAlone.test(message)
  if (!isAsked) return undefined
  return known.find(({ sides: [one, other] }) => namesBoth(message, one.said, other.said))
}

/** Whether two patterns are both met by words of their own: 'twijfelaar' alone is no two sizes. */
function namesBoth(message: string, one: RegExp, other: RegExp): boolean {
  const [found] = message.match(one) ?? []
  return found !== undefined && other.test(message.replace(found, ' '))
}

/** What somebody asks to be explained, of which the same parts of the pages tell. */
const explained: readonly (readonly [said: RegExp, heading: string])[] = [
  [/\bsplit[- ]?topper/iu, 'Wat is het verschil tussen een splittopper en een gewone topper?'],
  [topper, 'Wat is het verschil tussen een topper en een matras?'],
  [seasons, 'Wat is het verschil tussen een enkel dekbed en een vierseizoenendekbed?'],
  [/\bmolton/iu, 'Wat is het verschil tussen een molton en een matrasbeschermer?'],
  [
    /\b(?:twijfelaar|lits[- ]?jumeau\p{L}*)\b/iu,
    'Wat is het verschil tussen een eenpersoons, een twijfelaar en een lits-jumeaux?',
  ],
  [/^boxsprings?$/iu, 'Wat is het verschil tussen een boxspring en een bed met een lattenbodem?'],
]
/** What is left between 'wat is' and the end of a message is the thing itself: 'wat is het gewicht van een topper' asks for something else. */
const asksMeaning =
  /^(?:(?:en|maar|ok|oké|hoi|hallo|euh|sorry)[\s,]+)*(?:wat|wa) (?:is|zijn|betekent|betekenen|bedoelen jullie met|houdt)\s(?:(?:een|de|het|zo'n|dat|die|nou|nu|eigenlijk|precies|juist|dan|da|nen|ne)\s)*(.+?)(?:\s(?:eigenlijk|precies|juist|nou|nu|dan|in|voor iets|da|dat|weer|hoor))*[\s?!.]*$/iu
const mostWords = 3

/** Finds the heading under which something is explained that a message asks the meaning of: 'wat is een splittopper?' */
export function findExplained(message: string): string | undefined {
  const thing = asksMeaning.exec(message)?.[1]
  if (
    thing === undefined ||
    thing.split(' ').length > mostWords ||
    /\b(?:van|voor|met|in|kost|prijs)\b/iu.test(thing)
  )
    return undefined
  return explained.find(([said]) => said.test(thing))?.[1]
}

/** What pages say of goods in general, by what asks for it. */
const told: readonly (readonly [asks: RegExp, heading: string])[] = [
  [
    /\b(?:top|opleg)matras\p{L}*\b.*\btoppers?\b|\btoppers?\b.*\b(?:top|opleg)matras/iu,
    'Wat is het verschil tussen een topper en een matras?',
  ],
  [
    /\bspanlakens?\b.*\bhoeslakens?\b|\bhoeslakens?\b.*\bspanlakens?\b/iu,
    'Wat is het verschil tussen een hoeslaken en een gewoon laken?',
  ],
  [
    /(?=.*\b(?:hard|zacht|stevig|medium|hardheid|stevigheid)\b)(?=.*\b(?:matras\p{L}*|liggen|lig)\b)(?=.*\b(?:zij|rug|buik)(?:slapers?)?\b)^(?!.*\d{2,3}\s?(?:x|kilo|kg)).*\b(?:of|welke|hoe|beter|moet)\b/iu,
    'Welk matras past bij mijn slaaphouding?',
  ],
  [
    /\b(?:draads|draadtelling|draaddichtheid|thread ?count|hoeveel (?:draden|garens))\b/iu,
    'Hoeveel draden heeft jullie satijn?',
  ],
  [
    /\b(?:dons|veren|ganzen|eenden|gans|eend)\p{L}*\b.*\b(?:dier\p{L}*|levend\p{L}*|pluk\p{L}*|geplukt\p{L}*|zielig|mishandel\p{L}*|ethisch|rds|waar komt|herkomst|afkomstig)\b|\b(?:dier\p{L}*|levend\p{L}*|rds)\b.*\b(?:dons|veren)\b/iu,
    'Is jullie dons diervriendelijk?',
  ],
  [
    /\boeko[- ]?tex\b|\b(?:oeko|gots|fsc|better cotton|masters of linen|biologisch\p{L}*|organic|fair ?trade)\b|\b(?:keurmerk\p{L}*|gecertificeerd\p{L}*|certifica\p{L}*)\b(?=.*\b\p{L}*(?:laken|lakens|dekbed\p{L}*|matras\p{L}*|kussen\p{L}*|handdoek\p{L}*|katoen|stof|stoffen|overtrek\p{L}*|dons|wol|hout)\b)|\b\p{L}*(?:laken|lakens|dekbed\p{L}*|matras\p{L}*|kussen\p{L}*|handdoek\p{L}*|katoen|stof|stoffen|overtrek\p{L}*|dons|wol|hout)\b.*\b(?:keurmerk\p{L}*|gecertificeerd\p{L}*|certifica\p{L}*)\b/iu,
    'Hebben jullie artikelen een keurmerk of certificaat, zoals OEKO-TEX?',
  ],
]

/** Finds the heading under which the pages tell what a message asks of goods in general; undefined for another question. */
export function findTold(message: string): string | undefined {
  return told.find(([asks]) => asks.test(message))?.[1]
}
