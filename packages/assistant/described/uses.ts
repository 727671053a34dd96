/** What somebody does with a thing, and the name that a shop has for such a thing. */
export interface Use {
  readonly name: string
  /** Matches what is done with it, after 'iets om', 'een ding waar' and the like. */
  readonly done: RegExp
}

const own = '(?:(?:mijn|mn|je|jouw|zijn|haar|ons|onze|de|het|een|m’n) )?'
const body = '(?:me|mij|mezelf|je|jezelf|ons|zich|zichzelf)'
const seat = '(?:bank|zetel|stoel|fauteuil|sofa)'
/** Between what is used and what is done with it stand a few words: 'mijn bril en een glas water 's nachts'. */
const some = "(?:[\\p{L}’']+,? ){0,6}?"

const matches = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu')

/** Ordered: what is told with more words comes first, since beside a bed stand other things than beside a sofa. */
export const uses: readonly Use[] = [
  // Sleeping.
  {
    name: 'matrasbeschermer',
    done: matches(
      `${own}matras ${some}(?:schoon|droog|hygi[eë]nisch|netjes|bescherm|vlek|vies)|(?:bescherm|vlek|plas|zweet)\\p{L}* ${some}${own}matras`,
    ),
  },
  {
    name: 'topper',
    done: matches(
      `${own}(?:harde |oude )?(?:matras|bed|boxspring) ${some}(?:zachter|comfortabeler|lekkerder)|(?:zachter|comfortabeler) ${some}(?:matras|bed)`,
    ),
  },
  {
    name: 'dekbedovertrek',
    done: matches(
      `(?:over|om) ${own}dekbed(?! ?overtrek)|${own}dekbed ${some}in (?:gaat|past|stop\\p{L}*|doe\\p{L}*|kan)`,
    ),
  },
  {
    name: 'kussensloop',
    done: matches(
      `(?:over|om) ${own}(?:hoofd)?kussen|${own}(?:hoofd)?kussen ${some}in (?:gaat|past|stop\\p{L}*|doe\\p{L}*|kan)`,
    ),
  },
  {
    name: 'hoeslaken',
    done: matches(`(?:om|over|strak om) ${own}(?:matras|bed) ${some}(?:trek|span|gaat|heen|trekken)`),
  },
  {
    name: 'hoofdkussen',
    done: matches(
      `onder ${own}hoofd(?! ?bord)|${own}hoofd ${some}(?:op (?:te )?(?:leg|rust|lig|slaap)\\p{L}*|(?:leg|rust)\\p{L}* op)`,
    ),
  },
  {
    name: 'dekbed',
    done: matches(`onder (?:te (?:slapen|liggen)|slaapt?|ligt?)|onder ${some}(?:slaapt?|slapen)`),
  },
  {
    name: 'pyjama',
    done: matches(
      `in te slapen|(?:aan|dragen) (?:in|naar) ${own}bed|in ${own}bed ${some}(?:aan|draag|dragen)`,
    ),
  },
  { name: 'matras', done: matches('op te (?:slapen|liggen)|op (?:slaapt?|ligt?)(?! te)') },
  // Bath.
  {
    name: 'badjas',
    done: matches(
      `voor na ${own}(?:douche\\p{L}*|bad\\p{L}*|sauna|zwemmen)|(?:na|uit) ${own}(?:douche\\p{L}*|bad\\p{L}*|sauna|zwem\\p{L}*) ${some}(?:aan|om|over)(?! ${own}(?:te )?sta)|(?:aan|om|over) ${some}(?:na|uit) ${own}(?:douche\\p{L}*|bad|sauna|zwem\\p{L}*)`,
    ),
  },
  {
    name: 'badmat',
    done: matches(
      `(?:in|uit|naast|voor) ${own}(?:bad|douche|badkuip) ${some}op (?:te )?(?:sta|staat|stap\\p{L}*|staan)|op (?:te )?(?:staan|stappen) ${some}(?:in|uit|naast) ${own}(?:bad|douche)|niet (?:uitglij\\p{L}*|glij\\p{L}*) ${some}(?:bad|douche)|(?:bad|douche) ${some}niet (?:uitglij|glij)\\p{L}*`,
    ),
  },
  {
    name: 'handdoek',
    done: matches(
      `${body} ${some}(?:af ?(?:te )?dro\\p{L}*|droog\\p{L}*)|${own}(?:handen|haar|haren|lijf|lichaam) ${some}(?:af|droog|dro(?:og|gen))`,
    ),
  },
  // Sitting and standing.
  {
    name: 'poef',
    done: matches(
      `${own}(?:voeten|benen) ${some}op (?:te )?(?:leg\\p{L}*|rust\\p{L}*|kan|kunt?)|${own}(?:voeten|benen) ${some}omhoog|(?:voor|onder) ${own}voeten ${some}(?:bij|voor) ${own}${seat}`,
    ),
  },
  {
    name: 'nachtkastje',
    done: matches(
      `(?:boek|bril|wekker|glas|telefoon|mobiel\\p{L}*|gsm|lamp)\\p{L}* ${some}(?:op|in|neer|kwijt) ${some}(?:naast|bij) ${own}bed|(?:naast|bij) ${own}bed ${some}(?:boek|bril|wekker|glas|telefoon|mobiel|gsm|lamp)\\p{L}* ${some}(?:op|in|neer|kwijt)`,
    ),
  },
  {
    name: 'bijzettafel',
    done: matches(
      `(?:kop|koffie|thee|glas|glazen|drankje|laptop|bord|krant|afstandsbediening)\\p{L}* ${some}(?:op|neer|kwijt)(?! te nemen)(?: ${some}(?:naast|bij|voor) ${own}${seat})?|(?:naast|bij) ${own}${seat} ${some}(?:kop|koffie|thee|glas|drankje|laptop|bord|krant)\\p{L}* ${some}(?:op|neer|kwijt)`,
    ),
  },
  {
    name: 'dressoir',
    done: matches(
      `(?:servies|borden|glazen|spelletjes|bestek|tafellakens)\\p{L}* ${some}(?:in|op|kwijt)\\p{L}*`,
    ),
  },
  {
    name: 'fauteuil',
    done: matches(
      '(?:lekker |lui |rustig |comfortabel |alleen )*in te (?:zitten|hangen|lezen)|(?:lekker|lui|rustig) in (?:kan|kunt?|zit)\\p{L}* ?(?:zitten|hangen|lezen)?',
    ),
  },
  {
    name: 'spiegel',
    done: matches(
      `(?:mezelf|jezelf|zichzelf|me|je) ${some}(?:in )?(?:kan |kunt? |te )?(?:zien|ziet?|bekijk\\p{L}*|spiegel\\p{L}*)(?!\\p{L})`,
    ),
  },
  // For plants, candles and the table.
  { name: 'kandelaar', done: matches(`(?:kaars|waxine|theelicht)\\p{L}* ${some}(?:in|op)(?!\\p{L})`) },
  {
    name: 'vaas',
    done: matches(
      `(?:bloem|boeket|tulp|roos|rozen|tak|pluim)\\p{L}* ${some}in(?: (?:te )?(?:zet|kan|kunt?|doe|staan|past)\\p{L}*)`,
    ),
  },
  {
    name: 'barbecue',
    done: matches(
      `(?:vlees|vis|worst|burger|hamburger|sat[eé]|spies|groente)\\p{L}* ${some}(?:rooster|grill|braad|brad|bak|gaar|gar)\\p{L}*|buiten ${some}(?:koken|kook|grill|rooster|bakken)\\p{L}*`,
    ),
  },
  // At the window and on the floor.
  {
    name: 'verduisterend gordijn',
    done: matches(
      `(?:licht|lantaarn|zon)\\p{L}* ${some}(?:buiten|tegen)\\p{L}* ?(?:houd|hou|te houden)?|(?:kamer|slaapkamer) ${some}(?:donker|verduister)\\p{L}*`,
    ),
  },
  {
    name: 'gordijn',
    done: matches(`(?:inkijk|buren|voorbijgangers) ${some}(?:niet|tegen|naar binnen|buiten)`),
  },
  {
    name: 'vloerkleed',
    done: matches(`onder ${own}(?:blote |koude )?voeten|op ${own}(?:koude |kale |houten )?vloer`),
  },
  {
    name: 'plaid',
    done: matches(
      `op ${own}${seat} ${some}(?:onder|om me|warm|kruip)|^iets (?:zachts |warms |moois |wolligs )?voor op ${own}${seat}|om (?:me|je) (?:heen )?(?:heen |te )?(?:sla|slaan|wikkel)`,
    ),
  },
]
