const ofPockets = /pocket\p{L}*|\bvering\b/iu
const ofHeat =
  /\b(?:\p{L}*heet|te warm|zo warm|altijd warm|snel warm|warm (?:heb|heeft|slaap|lig)|zwe+t\p{L}*|transpire\p{L}*|opvliegers?|(?:heb|heeft|krijg) (?:het |'t |t )?(?:\p{L}+ ){0,2}warm)\b/iu
const ofMovement =
  /\b(?:rol(?:t|len)|draait?|draaien|woel\p{L}*|beweeg\p{L}*|beweg\p{L}*|onrustig\p{L}*|trilt|wiebelt|wakker (?:van|als|door))(?!\p{L})/iu
const others: readonly (readonly [RegExp, string])[] = [
  [/traag ?schuim|nasa|memory|visco/iu, 'Traagschuim houdt warmte vast en ventileert het minst.'],
  [/koud ?schuim|\bhr\b|schuim/iu, 'Koudschuim veert terug en is redelijk koel.'],
  [/latex/iu, 'Latex ventileert ook goed, en is zwaar om te tillen.'],
]

/** Says which core suits who is hot in bed or lies beside somebody who moves, where a message asks of pocket springs and another; empty for any other message. */
export function adviseCore(message: string): string {
  const other = others.find(([said]) => said.test(message))?.[1]
  if (!ofPockets.test(message) || other === undefined) return ''
  const [isHot, isMoved] = [ofHeat.test(message), ofMovement.test(message)]
  if (!isHot && !isMoved) return ''
  const why = [
    ...(isHot ? ['die ventileert het best'] : []),
    ...(isMoved ? ['elke veer geeft apart mee, zodat je de ander minder voelt'] : []),
  ]
  return `Kies hier pocketvering: ${why.join(', en ')}. ${other}`
}
