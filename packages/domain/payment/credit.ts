/**
 * Shown wherever credit is offered or advertised (Directive 2023/2225 art. 8; art. 4:34 Wft and the rules based on it).
 */
export const creditWarning = 'Let op! Geld lenen kost geld'

/** Whether a text of the shop praises paying later, so that the warning has to be shown beside it. */
export function advertisesCredit(text: string): boolean {
  return /achteraf\s+(?:te\s+)?betal|later\s+betal|betaal\s+(?:later|achteraf)|in\s+(?:\S+\s+)?(?:termijnen|delen)|gespreid\s+betal|op\s+krediet/i.test(
    text,
  )
}
