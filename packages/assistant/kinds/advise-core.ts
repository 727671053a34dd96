const ofPockets = /pocket\p{L}*|\bvering\b/iu
const ofHeat =
  /\b(?:\p{L}*heet|te warm|zo warm|altijd warm|snel warm|warm (?:heb|heeft|slaap|lig)|zwe+t\p{L}*|transpire\p{L}*|opvliegers?|(?:heb|heeft|krijg) (?:het |'t |t )?(?:\p{L}+ ){0,2}warm)\b/iu
const ofMovement =
  /\b(?:rol(?:t|len)|draait?|draaien|woel\p{L}*|beweeg\p{L}*|beweg\p{L}*|onrustig\p{L}*|trilt|wiebelt|wakker (?:van|als|door))\b/iu

/** Says which core suits who is hot in bed or lies beside somebody who moves, where a message asks of pocket springs or another; empty for any other. */
export function adviseCore(message: string): string {
  if (!ofPockets.test(message)) return ''
  const [isHot, isMoved] = [ofHeat.test(message), ofMovement.test(message)]
  if (isHot && isMoved)
    return 'Kies hier dus pocketvering: die ventileert het best, en je voelt de ander minder doordat elke veer apart meegeeft.'
  if (isHot) return 'Heb je het warm, kies dan pocketvering.'
  return isMoved
    ? 'Beweegt er iemand naast je, dan is pocketvering een goede keus: elke veer geeft apart mee.'
    : ''
}
