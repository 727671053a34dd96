/** 'Met minstens 20 reviews', 'meer als 20 beoordelingen', '30+ reviews'. */
const leastReviews =
  /\b(?:(?:maar |wel |alleen |en ){0,3}met )?(?:(?<more>meer (?:dan|als)|boven(?: de)?)|minstens|minimaal|minimum|min|ten ?minste|vanaf) (?<least>\d{1,3}) (?:\p{L}+e )?(?:reviews?|beoordelingen|recensies|ervaringen)(?!\p{L})|\b(?<plus>\d{1,3}) ?\+ ?(?:reviews?|beoordelingen|recensies)(?!\p{L})/iu

/** 'Niet eentje met maar 2 reviews' wants one that many have judged. */
const notFew =
  /,?\s*\b(?:en |maar )?(?:niet|geen)(?: \p{L}+){0,3} met (?:maar|slechts|amper|alleen) (?:\d|een|één|twee|drie|paar|een paar) (?:reviews?|beoordelingen|recensies|sterren)(?!\p{L})/iu
const many = 10

/** Reads how many reviews goods should at least have, and returns the message without it, so that the number is no price. */
export function readLeastReviews(message: string): { rest: string; leastReviews?: number } {
  if (notFew.test(message)) return { rest: message.replace(notFew, ' best beoordeeld '), leastReviews: many }
  const { more, least, plus } = leastReviews.exec(message)?.groups ?? {}
  const count = Number(least ?? plus ?? Number.NaN)
  if (Number.isNaN(count)) return { rest: message }
  return {
    rest: message.replace(leastReviews, ' best beoordeeld '),
    leastReviews: more === undefined ? count : count + 1,
  }
}
