import type { Angle } from './viewer/orbit.ts'

/** From the foot end around the bed by its right, an eighth of a turn each. */
const sides = [
  'Van voren',
  'Van rechts voor',
  'Van rechts',
  'Van rechts achter',
  'Van achteren',
  'Van links achter',
  'Van links',
  'Van links voor',
] as const
const eighth = 360 / sides.length

/** At or above these the bed is looked at from above, in degrees. */
const steep = 50
const raised = 25

/** Says from where a bed is seen: "Van links voor gezien, schuin van boven". */
export function describeAngle({ turn, lift, zoom }: Angle): string {
  const side = sides[(Math.round(turn / eighth) + sides.length) % sides.length]
  const height = lift >= steep ? ', van boven' : lift >= raised ? ', schuin van boven' : ''
  const near = zoom >= 1.3 ? ', van dichtbij' : ''
  return `${side} gezien${height}${near}`
}
