/** An order that a superlative asks for: 'goedkoopste', 'duurste', 'best beoordeelde', 'nieuwste', 'populairste', 'grootste', 'kleinste', 'hoogste korting'. */
export const orders = [
  'cheapest',
  'dearest',
  'best_rated',
  'newest',
  'most_popular',
  'largest',
  'smallest',
  'most_reduced',
] as const
export type Order = (typeof orders)[number]

export const comparatives = [
  {
    pattern:
      /(?<!niet )\b(?:nog )?(?:iets |wat )?(?:goedkoper|voordeliger)e?s?\b(?! (?:dan|als) [\p{L}\d€])/giu,
    order: 'cheapest',
  },
  {
    pattern: /(?<!niet )\b(?:iets )?(?:duurder|luxer|chiquer)e?s?\b(?! (?:dan|als) [\p{L}\d€])/giu,
    order: 'dearest',
  },
  { pattern: /(?<!niet )\b(?:iets )?groter(?:e|s)?\b(?! (?:dan|als) [\p{L}\d€])/giu, order: 'largest' },
  { pattern: /(?<!niet )\b(?:iets )?kleiner(?:e|s)?\b(?! (?:dan|als) [\p{L}\d€])/giu, order: 'smallest' },
] as const

export const superlatives = [
  {
    pattern:
      /\b(?:hoogste?|grootste?|meeste?) (?:\p{L}+ )?(?:korting\w*|prijsverlaging)\b|\b(?:meest|sterkst|hardst|flinkst) (?:afgeprijsde?|in prijs verlaagde?)\b/giu,
    order: 'most_reduced',
  },
  {
    pattern:
      /\b(?:best(?:e)?[ -]?(?:beoordeeld|gewaardeerd|scorend)e?|hoogst(?:e)?[ -]?(?:beoordeeld|gewaardeerd|scorend)e?|beste (?:beoordelingen|reviews|score)|hoogste (?:score|beoordeling|waardering)|meeste (?:goede |positieve )?(?:sterren|reviews|beoordelingen))\b/giu,
    order: 'best_rated',
  },
  {
    pattern:
      /\b(?:scoor\w*|beoordeel\w*) (?:het )?best(?:e)?\b|\b(?:het )?best(?:e)? (?:scor\w*|(?:word\w* )?beoorde\w*|gewaardeerd)\b|\btop ?beoordeeld\b|\bmeest gewaardeerde?\b/giu,
    order: 'best_rated',
  },
  {
    // 'De beste topper volgens reviews', 'welke heeft de hoogste waardering'.
    pattern:
      /\b(?:aller ?)?beste?\b(?=.*\b(?:reviews?|beoordeling\w*|recensies?|waardering\w*|sterren|volgens (?:klanten|kopers|anderen))\b)|\bscoo?r\w* (?:het )?hoogst\b|\bhoogste? waardering\w*\b/giu,
    order: 'best_rated',
  },
  {
    // 'Wat is jullie beste matras?'
    pattern:
      /\b(?:aller ?)?beste (?=(?:\p{L}+ )?\p{L}*(?:matras|dekbed|kussen|boxspring|topper|laken|lamp|kleed|gordijn|handdoek|badjas|plaid|fauteuil|spiegel|overtrek|pyjama))/giu,
    order: 'best_rated',
  },
  {
    // 'Welke boxspring is het beste volgens jullie', and nothing that only suits somebody.
    pattern:
      /(?<=\bwelke? (?:\p{L}+ )?\p{L}*(?:matras|dekbed|kussen|boxspring|topper|laken|handdoek|badjas|plaid|overtrek|pyjama)\p{L}{0,3} (?:is|zijn|vind(?:en)? (?:je|jij|jullie|u)) )(?:(?:het|de) )?(?:aller)?beste?\b(?! (?:voor|bij|als|tegen)\b)/giu,
    order: 'best_rated',
  },
  { pattern: /\bkost(?:en)? (?:het|de) minste?\b|\b(?:het )?minst kost\w*\b/giu, order: 'cheapest' },
  {
    pattern: /\bkost(?:en)? (?:het|de) meeste?\b|\b(?:het )?meest kost\w*\b|\b(?:aller)?duurst\b/giu,
    order: 'dearest',
  },
  { pattern: /\b(?:aller ?)?(?:grootste?|breedste?)\b/giu, order: 'largest' },
  { pattern: /\b(?:aller ?)?(?:kleinste?|smalste?)\b/giu, order: 'smallest' },
  { pattern: /\b(?:aller)?nieuwste?\b|\blaatste nieuwe\b/giu, order: 'newest' },
  {
    pattern:
      /\b(?:(?:aller)?populairste|best ?verkochte|meest ?(?:verkochte?|gekozen|gekochte?)|bestsellers?|(?:het )?(?:vaakst|meest) (?:gekozen|gekocht|verkocht))\b|\b(?:verko\p{L}+|kiezen|kopen|lo(?:op|pen)t?)\b.*\bhet (?:meeste?|vaakst|beste?)\b|\b(?:aller ?)?(?:mooi|leuk|hip|populair)ste?\b/giu,
    order: 'most_popular',
  },
  {
    pattern:
      /\b(?:minst dure|aller ?goedkoopste?|budgetvriendelijkste|(?:laagst|scherpst) geprijsde?|minst mogelijke?|zo (?:goedkoop|voordelig|min|weinig) mogelijk|goedkoopst mogelijke?|als (?:het|hij|die|ze) maar (?:goedkoop|betaalbaar|niet (?:te )?duur) (?:is|zijn|blijft))(?!\p{L})/giu,
    order: 'cheapest',
  },
  {
    pattern:
      /\b(?:meest (?:luxe|luxueuze|dure|exclusieve)|aller ?duurste|luxueste|chicste|prijzigste?|kostbaarste|exclusiefste|hoogst geprijsde?)\b/giu,
    order: 'dearest',
  },
] as const

/** What must not cost much is shown from the cheapest on; 'niet te duur' refuses no price. */
export const modest =
  /(?<!\b(?:te|zo|niet|geen|even|hoe|is|zijn|waarom) )\b(?:goedkope?|betaalba(?:ar|re)|budgetvriendelijke?|voordelige?|(?:niet|nie) (?:(?:al|zo|heel|erg|veel) )*(?:te )?(?:duur|dure|prijzige?)|(?:mag|hoeft|moet) niet (?:te )?veel (?:te )?kosten)(?! (?:dan|als)\b)(?!\p{L})/iu
