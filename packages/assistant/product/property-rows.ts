/** Something of goods that a shopper asks, or wishes, beside their kind, size and color. */
export interface AskedProperty {
  readonly asks: RegExp
  /** The labels of the rows that tell it. */
  readonly labels?: RegExp
  /** What a line of the page has that tells it. */
  readonly words?: RegExp
  /** Set when the parts of a cloth and the filling tell it. */
  readonly isMadeOf?: true
  /** Set when it matters which of several things there is: rings and no hooks. */
  readonly isOfSeveral?: true
  /** Begins the sentence that says that no page tells it: 'Of er een usb-aansluiting op zit'. */
  readonly whether: string
  /** Said in place of that no page tells it, where it holds for all goods. */
  readonly otherwise?: string
}

/** What of goods needs a word of its kind beside it, since 'haken' and 'pot' are also other things. */
export interface PropertyRow extends AskedProperty {
  readonly goods?: RegExp
}

/** What is on goods, and what comes with them. */
export const parts: readonly PropertyRow[] = [
  {
    asks: /\b(?:ophang)?lus(?:je|jes|sen)?(?!\p{L})/iu,
    words: /\blus|ophanglus/iu,
    whether: 'Of er een lusje aan zit',
    goods: /doek|laken|jas|mat|gordijn/iu,
  },
  {
    asks: /\b(?:usb\S*|(?:op)?laadpunt|oplaadpunt|telefoon (?:opladen|op te laden|mee opladen|laden))\b/iu,
    labels: /^Laadpunt$/u,
    words: /\busb|laadpunt/iu,
    whether: 'Of er een usb-aansluiting op zit',
  },
  {
    asks: /\bstopcontact\b(?! (?:nodig|bij|in de))/iu,
    words: /stopcontact/iu,
    whether: 'Of er een stopcontact op zit',
  },
  {
    asks: /\bdim(?:mer|baar|bare|men|t)\b/iu,
    labels: /^Dimmer$/u,
    words: /dimm|dimbaar/iu,
    whether: 'Of het licht te dimmen is',
  },
  {
    asks: /\b(?:schakelaar|aan-?uit\p{L}*|(?:aan|uit)knop\p{L}*)\b/iu,
    labels: /^Schakelaar$/u,
    words: /schakelaar/iu,
    whether: 'Of er een schakelaar op zit',
  },
  {
    asks: /\b(?:snoer\p{L}*|kabel\p{L}*|pendel\p{L}*)(?!\p{L})/iu,
    labels: /^Pendel$/u,
    words: /snoer|kabel|pendel/iu,
    whether: 'Hoe lang het snoer is',
  },
  {
    asks: /\b(?:lichtbron|peertje|fitting|lumen|watt|(?:zit|zitten|hoort|komt)\b.{0,12}\blamp(?:je|jes)?\b.{0,9}\b(?:bij|in)|(?:inclusief|met|zonder) (?:led)?lamp(?:je)?)\b/iu,
    labels: /^(?:Meegeleverde lichtbron|Fitting)$/u,
    words: /lichtbron/iu,
    whether: 'Of er een lichtbron bij zit',
    goods: /lamp(?!je)/iu,
  },
  {
    asks: /\b(?:afstandsbediening|app)\b/iu,
    labels: /^Motoren$/u,
    words: /afstandsbediening/iu,
    whether: 'Of er een afstandsbediening bij zit',
  },
  {
    asks: /\b(?:batterij(?:en)?|accu|draadloos|draadloze|oplaadba\p{L}+)(?!\p{L})/iu,
    words: /batterij|accu|draadlo|oplaad/iu,
    whether: 'Of het op een batterij werkt',
  },
  {
    asks: /\b(?:rits(?:en|je|sluiting\p{L}*)?|drukkno\p{L}+|drukkers|(?:met|zonder|door|of|geen) kno(?:pen|opjes|op)|kno(?:pen|opjes)|sluiting\p{L}*|hoe sluit)(?!\p{L})/iu,
    labels: /^Sluiting$/u,
    words: /\b(?:rits|kno(?:op|pen)|doorkno|drukkno|sluit)/iu,
    isOfSeveral: true,
    whether: 'Hoe het sluit',
  },
  {
    asks: /\b(?:capuchon|kap)(?:je)?\b/iu,
    words: /capuchon|\bkap\b/iu,
    whether: 'Of er een capuchon aan zit',
    goods: /jas/iu,
  },
  {
    asks: /\bzak(?:ken|jes)\b/iu,
    words: /\bzak(?:ken|je|jes)?\b/iu,
    whether: 'Of er zakken in zitten',
    goods: /jas|pyjama|jurk|shirt/iu,
  },
  {
    asks: /\b(?:korte?|lange?|driekwart|zonder) mouw\p{L}*|\bmouw\p{L}*/iu,
    words: /mouw/iu,
    whether: 'Hoe lang de mouwen zijn',
    goods: /pyjama|jas|jurk|shirt|nacht/iu,
  },
  {
    asks: /\b(?:korte?|lange?|driekwart) (?:broek\p{L}*|pijp\p{L}*)/iu,
    words: /\b(?:lange|korte|driekwart)? ?(?:broek|pijp)/iu,
    whether: 'Hoe lang de broek is',
    goods: /pyjama|jas|jurk|shirt|nacht/iu,
  },
  {
    asks: /\b(?:is|zijn|kan|mag|echt|helemaal|100 ?%|volledig) (?:\p{L}+ ){0,3}(?:waterdicht|vochtdicht|waterafstotend|waterproof)(?!\p{L})|\bwaterdicht\p{L}*\?/iu,
    labels: /^Onderlaag$/u,
    words: /waterdicht|vochtdicht|waterafstotend|houdt water tegen/iu,
    whether: 'Of het waterdicht is',
  },
  {
    asks: /\b(?:hoort|horen|zit|zitten|krijg\p{L}*|komt|komen)\b.*\bslo(?:op|pen)\b|\bslo(?:op|pen) (?:er)?bij\b|\b(?:met|inclusief|incl|zonder) (?:kussen)?slo(?:op|pen)\b/iu,
    words: /slo(?:op|pen)\b/iu,
    whether: 'Of er slopen bij zitten',
    goods: /overtrek/iu,
  },
  {
    asks: /\b(?:aan|tegen) de (?:muur|wand)\b|\bkantel\p{L}*|\bomvallen\b/iu,
    words: /ophanglat|schroeven|muur|wand(?!elen)/iu,
    labels: /^(?:Ophangen|Montage)$/u,
    whether: 'Of het aan de muur vast kan',
    goods: /spiegel|kast|dressoir/iu,
  },
  {
    asks: /\b(?:doorschijn\p{L}*|doorzichtig\p{L}*|inkijk|(?:er|daar)(?: \p{L}+){0,2} ?doorheen|naar binnen kijken|lichtdoorlatend\p{L}*)(?!\p{L})/iu,
    words: /^lichtdoorlatend$|inkijk|doorschijn/iu,
    whether: 'Of je erdoorheen kijkt',
    goods: /gordijn/iu,
  },
  {
    asks: /\b(?:haken|haakjes|ringen|ringetjes|ogen|oogjes|roede|rails?|plooi\p{L}*|lussen)(?!\p{L})/iu,
    labels: /^Ophangen$/u,
    words: /plooiband|haken|ringen|roede|rail/iu,
    isOfSeveral: true,
    whether: 'Hoe het ophangt',
    goods: /gordijn/iu,
  },
  {
    asks: /\b(?:koord|touw|riem|haakje|haak|ophang\p{L}*|hang(?:t|en) (?:ie|hij|die|ze|je|deze)|schroeven)(?!\p{L})/iu,
    labels: /^Ophangen$/u,
    words: /koord|touw|riem|ophang|hang(?:t|en)? (?:hem|je|aan)|\bhaak/iu,
    whether: 'Hoe je het ophangt',
    goods: /spiegel|lamp|gordijn/iu,
  },
  {
    asks: /\b(?:(?:sier|bloem|kweek|planten)?pot(?:je)?|mand)\b/iu,
    labels: /^Pot$/u,
    words: /\b(?:sier|bloem|kweek)?pot\b|\bmand\b/iu,
    whether: 'Of er een pot bij zit',
    goods: /plant|boom|palm|struik/iu,
  },
  {
    asks: /\b(?:poot|poten|pootjes)(?!\p{L})/iu,
    labels: /^Onderstel$/u,
    whether: 'Hoe de poten zijn',
    goods: /fauteuil|stoel|kast|tafel|dressoir/iu,
  },
  {
    asks: /\b(?:wieltjes|wielen)\b/iu,
    words: /\bwiel/iu,
    whether: 'Of er wieltjes onder zitten',
  },
  {
    asks: /\b(?:laatje|laatjes|lade|lades|laden|deurtjes?|deuren)\b/iu,
    words: /\bla(?:de|den|des|atje|atjes)\b|\bdeur/iu,
    whether: 'Of er laden of deurtjes in zitten',
    goods: /kast|dressoir|tafel/iu,
  },
]

/** How goods are kept. */
export const care: readonly PropertyRow[] = [
  {
    asks: /\b(?:(?:machine)?wasba(?:ar|re)|was(?:machine|masjien|machien|trommel)|(?:in|uit) de (?:machine|wasmachine|was)|op \d0 (?:wassen|in de)|wassen|gewassen|(?:\d0|zestig|veertig|negentig) graden|wastemperatuur|uitwassen)(?!\p{L})/iu,
    words: /\b(?:was(?:sen|baar|machine)?|stomen|handwas)\b/iu,
    whether: 'Of wassen mag',
  },
  {
    asks: /\b(?:droger|droogtrommel|droogkast|trommeldroger)\b/iu,
    words: /\b(?:droger|trommel|drogen)\b/iu,
    whether: 'Of het in de droger mag',
  },
  {
    asks: /\b(?:afneemba(?:ar|re)|afritsba(?:ar|re)|(?:hoes|tijk)\b.{0,15}\b(?:eraf|er af|los|verwijder\p{L}*))(?!\p{L})/iu,
    words: /afneemba|afritsba/iu,
    whether: 'Of er een hoes af kan',
  },
  {
    asks: /\b(?:strijk(?:en|vrije?|ijzer)|gestreken|kreuk\p{L}*)(?!\p{L})/iu,
    words: /strijk|kreuk/iu,
    whether: 'Of strijken nodig is',
  },
  {
    asks: /\b(?:krimp\p{L}*|gekrompen)(?!\p{L})/iu,
    labels: /^Krimp$/u,
    words: /krimp/iu,
    whether: 'Hoeveel het krimpt',
  },
  {
    asks: /\b(?:verkleur\p{L}*|kleur(?:vast|echt)\p{L}*|verbleek\p{L}*)(?!\p{L})/iu,
    labels: /^Kleurvastheid$/u,
    words: /kleurecht|kleurvast/iu,
    whether: 'Of de kleur blijft',
  },
]
