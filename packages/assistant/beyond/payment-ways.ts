/** Ways of paying that shoppers ask for by name, as a sentence says them. */
const ways: readonly { readonly said: RegExp; readonly words: string; readonly told: RegExp }[] = [
  { said: /\b(?:contant\w*|cash|baar geld)\b/iu, words: 'contant', told: /contant/iu },
  {
    said: /\b(?:aan|bij) (?:de|mijn) (?:voor)?deur\b|\bbij (?:de )?(?:levering|bezorg\w*|aflevering|ontvangst)\b|\brembours\b|\b(?:bij|aan) de chauffeur\b/iu,
    words: 'bij de deur',
    told: /bij de deur|rembours/iu,
  },
  { said: /\b(?:pinnen|pinpas|pinapparaat)\b/iu, words: 'met een pinpas', told: /pinpas|pinnen/iu },
  { said: /\bapple ?pay\b/iu, words: 'met Apple Pay', told: /apple pay/iu },
  { said: /\b(?:google|android) ?pay\b/iu, words: 'met Google Pay', told: /google pay/iu },
  {
    said: /\b(?:tikkie\w*|betaalverzoek\w*|betaallink)\b/iu,
    words: 'met een betaalverzoek',
    told: /tikkie|betaalverzoek/iu,
  },
  { said: /\bpayconiq\b/iu, words: 'met Payconiq', told: /payconiq/iu },
  { said: /\b(?:bitcoins?|crypto\w*)\b/iu, words: 'met crypto', told: /crypto/iu },
  { said: /\bacceptgiro\w*\b/iu, words: 'met een acceptgiro', told: /acceptgiro/iu },
  { said: /\b(?:eco|maaltijd)?cheques?\b/iu, words: 'met een cheque', told: /cheque/iu },
  {
    said: /\b(?:bank)?overschrijv\w*\b|\bovermaken\b/iu,
    words: 'met een overschrijving',
    told: /overschrijving/iu,
  },
  {
    said: /\b\w*(?:cadeau|kado|gift)\s?(?:bon|kaart|card)\w*\b|\bvvv\b/iu,
    words: 'met een cadeaubon',
    told: /cadeaubon|cadeaukaart/iu,
  },
  {
    said: /\baanbetal\w*\b|\bvoorschot\b/iu,
    words: 'met een aanbetaling vooraf',
    told: /aanbetaling|voorschot/iu,
  },
]

/** 'Kan mijn moeder het overmaken' asks who may pay, and not how. */
const byAnother =
  /\b(?:moeder|vader|mama|papa|ouders?|partner|man|vrouw|vriend(?:in)?|zoon|dochter|oma|opa|broer|zus|iemand anders|een ander)\b.*\b(?:voor (?:mij|me|ons)|(?:zijn|haar|hun) (?:rekening|kaart|pas|bank))(?!\p{L})/iu

/**
 * Says that a way of paying is not among those of the shop, when a question names one and the text of the shop's page does not; undefined for
 * every other question.
 */
export function refusePaymentWay(question: string, told: string): string | undefined {
  if (byAnother.test(question)) return undefined
  const way = ways.find(({ said }) => said.test(question))
  if (way === undefined || way.told.test(told)) return undefined
  return `Nee, ${way.words} betalen staat niet bij onze betaalmethoden.`
}
