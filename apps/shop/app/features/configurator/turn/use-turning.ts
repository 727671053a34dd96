import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Viewer } from './viewer/open-viewer.ts'
import { type Angle, startAngle, turnByDrag, turnByKey, zoomBy } from './viewer/orbit.ts'

const stillWhenAsked = '(prefers-reduced-motion: reduce)'
/** Zoom for a step of a mouse wheel of a hundred pixels. */
const wheelZoom = 1.0015

/** Turns the bed: by dragging, by pinching, by keys, by the wheel, and by buttons that press a key. */
export function useTurning(host: RefObject<HTMLElement | null>, viewer: Viewer | undefined) {
  const [angle, setAngle] = useState<Angle>(startAngle)
  const current = useRef(angle)

  const look = useCallback(
    (next: Angle, isSmooth: boolean) => {
      current.current = next
      setAngle(next)
      viewer?.lookFrom(next, isSmooth && !window.matchMedia(stillWhenAsked).matches)
    },
    [viewer],
  )

  const press = useCallback(
    (key: string): boolean => {
      const next = turnByKey(current.current, key)
      if (next !== undefined) look(next, true)
      return next !== undefined
    },
    [look],
  )

  useEffect(() => {
    const element = host.current
    if (element === null || viewer === undefined) return
    const fingers = new Map<number, { x: number; y: number }>()

    function grip(event: PointerEvent) {
      if (event.button !== 0) return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      element?.setPointerCapture(event.pointerId)
    }
    function drag(event: PointerEvent) {
      const before = fingers.get(event.pointerId)
      if (before === undefined) return
      const spread = findSpread(fingers)
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const share = 1 / fingers.size
      const moved = { x: (event.clientX - before.x) * share, y: (event.clientY - before.y) * share }
      const turned = turnByDrag(current.current, moved, element?.clientWidth ?? 1)
      look(spread === undefined ? turned : zoomBy(turned, (findSpread(fingers) ?? spread) / spread), false)
    }
    function release(event: PointerEvent) {
      fingers.delete(event.pointerId)
    }
    function roll(event: WheelEvent) {
      // The wheel scrolls the page, unless the shopper is busy with the bed, or pinches on a touchpad.
      if (!event.ctrlKey && !element?.contains(document.activeElement)) return
      event.preventDefault()
      look(zoomBy(current.current, wheelZoom ** -(event.ctrlKey ? event.deltaY * 8 : event.deltaY)), false)
    }
    element.addEventListener('pointerdown', grip)
    element.addEventListener('pointermove', drag)
    element.addEventListener('pointerup', release)
    element.addEventListener('pointercancel', release)
    element.addEventListener('wheel', roll, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', grip)
      element.removeEventListener('pointermove', drag)
      element.removeEventListener('pointerup', release)
      element.removeEventListener('pointercancel', release)
      element.removeEventListener('wheel', roll)
    }
  }, [host, viewer, look])

  return { angle, press }
}

/** How far two fingers are apart, in pixels; undefined for one. */
function findSpread(fingers: ReadonlyMap<number, { x: number; y: number }>): number | undefined {
  const [one, other] = [...fingers.values()]
  return one && other && Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
}
