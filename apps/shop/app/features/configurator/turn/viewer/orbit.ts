/** From where a bed is looked at; angles in degrees. */
export interface Angle {
  /** Around the bed: 0 from the foot end, 90 from its right, 180 from behind the headboard; from -180 up to 180. */
  readonly turn: number
  /** Above the floor: 0 level with it, 90 from above. */
  readonly lift: number
  /** How much nearer than where the whole bed just fits; 1 shows all of it. */
  readonly zoom: number
}

/** About where the camera of the bedroom's picture stands. */
export const startAngle: Angle = { turn: 24, lift: 13, zoom: 1 }

const least = { lift: 3, zoom: 0.85 }
const most = { lift: 80, zoom: 3.2 }

/** Returns an angle within what can be looked at; the turn goes round. */
export function limitAngle({ turn, lift, zoom }: Angle): Angle {
  const round = ((((turn + 180) % 360) + 360) % 360) - 180
  return {
    turn: round,
    lift: Math.min(most.lift, Math.max(least.lift, lift)),
    zoom: Math.min(most.zoom, Math.max(least.zoom, zoom)),
  }
}

const turnStep = 15
const liftStep = 10
const zoomStep = 1.2

/** Returns the angle after a key; undefined for keys that do not turn. */
export function turnByKey(angle: Angle, key: string): Angle | undefined {
  if (key === 'ArrowLeft') return limitAngle({ ...angle, turn: angle.turn - turnStep })
  if (key === 'ArrowRight') return limitAngle({ ...angle, turn: angle.turn + turnStep })
  if (key === 'ArrowUp') return limitAngle({ ...angle, lift: angle.lift + liftStep })
  if (key === 'ArrowDown') return limitAngle({ ...angle, lift: angle.lift - liftStep })
  if (key === '+' || key === '=') return limitAngle({ ...angle, zoom: angle.zoom * zoomStep })
  if (key === '-' || key === '_') return limitAngle({ ...angle, zoom: angle.zoom / zoomStep })
  if (key === 'Home') return startAngle
  return undefined
}

/** Half a turn for a drag across the whole width. */
const degreesAcross = 180

/** Returns the angle after a drag, in pixels, over a canvas of `width`: the bed follows the hand. */
export function turnByDrag(angle: Angle, { x, y }: { x: number; y: number }, width: number): Angle {
  const scale = degreesAcross / Math.max(1, width)
  return limitAngle({ ...angle, turn: angle.turn - x * scale, lift: angle.lift + y * scale })
}

/** Returns the angle after zooming by a factor: above 1 is nearer. */
export function zoomBy(angle: Angle, factor: number): Angle {
  return limitAngle({ ...angle, zoom: angle.zoom * factor })
}

/** Returns an angle on the way from one to another, by the shorter turn; `share` of the way, from 0 to 1. */
export function moveTowards(from: Angle, to: Angle, share: number): Angle {
  const turn = limitAngle({ ...to, turn: to.turn - from.turn }).turn
  return limitAngle({
    turn: from.turn + turn * share,
    lift: from.lift + (to.lift - from.lift) * share,
    zoom: from.zoom + (to.zoom - from.zoom) * share,
  })
}

/** Whether two angles look the same on any screen. */
export function isNear(one: Angle, other: Angle): boolean {
  const { turn } = limitAngle({ ...one, turn: one.turn - other.turn })
  return (
    Math.abs(turn) < 0.05 && Math.abs(one.lift - other.lift) < 0.05 && Math.abs(one.zoom - other.zoom) < 0.002
  )
}
