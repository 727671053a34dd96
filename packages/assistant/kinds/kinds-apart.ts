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

const cold = /\b(?:hr ?\d*|hr-?schuim\p{L}*|koud ?schuim\p{L}*|comfortschuim|schuim)\b/iu
const pocket =
  /\b(?:pocket\p{L}*|micropocket\p{L}*|(?:veren|vering)(?=.*schuim)|(?<=schuim.*)(?:veren|vering))\b/iu
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
    heading: 'Wat is het verschil tussen een hoogpolig en een laagpolig vloerkleed?',
    sides: [
      { said: /\b(?:hoogpolig\p{L}*|hoge pool|langharig\p{L}*|shaggy|lange haren)/iu },
      { said: /\b(?:laagpolig\p{L}*|lage pool|kortharig\p{L}*|kortpolig\p{L}*|vlakgeweven|gewo(?:on|ne))/iu },
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

/** Whether a message asks to hold two things against each other. */
export function asksToCompare(message: string): boolean {
  return (
    asksApart.test(message) ||
    (/\bof\b/iu.test(message) && choosing.test(message)) ||
    eitherAlone.test(message)
  )
}

const asksApart =
  /\b(?:verschil\p{L}*|onderscheid\p{L}*|versus|vs|vergelijk\p{L}*|anders dan|(?:beter|handiger|fijner|warmer|koeler|zachter|sterker|duurder) (?:dan|als)|(?:het)?zelfde(?: als)?)\b/iu
const choosing =
  /\b(?:beter|best|beste|fijner|handiger|koeler|warmer|lekkerder|sneller|duurder|goedkoper|kiezen|kies|nemen|neem|raad\p{L}*|adviseer|wat is)\b/iu
/** 'Dons of synthetisch?', and nothing besides. */
const eitherAlone =
  /^(?:(?!(?:voor|zonder|geen|van|met|in|onder|tot)\b)[\p{L}\d-]+ ){1,3}of (?:(?!(?:voor|zonder|geen|van|met|in|onder|tot)\b)[\p{L}\d-]+ ?){1,3}[?.!\s]*$/iu

/** Finds the two kinds of goods that a message asks to be told apart; undefined for another question. */
export function findKindsApart(message: string): KindsApart | undefined {
  if (!asksToCompare(message)) return undefined
  return known.find(({ sides: [one, other] }) => namesBoth(message, one.said, other.said))
}

/** Whether two patterns are both met by words of their own: 'twijfelaar' alone is no two sizes. */
function namesBoth(message: string, one: RegExp, other: RegExp): boolean {
  const [found] = message.match(one) ?? []
  return found !== undefined && other.test(message.replace(found, ' '))
}
