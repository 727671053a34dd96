import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { BedSet } from '../set/bed-set.ts'
import { findRoomViewer, toSceneViewerLink } from './room-viewer.ts'
import { type TurnedModel, toModelUrl } from './to-shown-bed.ts'

const words = 'Zet in je kamer'
/** A picture of one dot that cannot be seen. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const look =
  'inline-row min-h-11 whitespace-nowrap items-center gap-2 rounded-full bg-paper px-4 text-sm font-semibold text-ink shadow-card'

/** Puts the bed in the shopper's own room, in its true size, through the camera of a phone that can do so. */
export function RoomLink({ set, model, choices }: { set: BedSet; model: TurnedModel; choices: Choices }) {
  const [viewer] = useState(() => findRoomViewer())
  if (viewer === undefined) return null
  const label = (
    <>
      <Smartphone aria-hidden="true" className="size-5" />
      {words}
    </>
  )
  if (viewer === 'scene-viewer') {
    const file = new URL(toModelUrl(set, model, choices, 'glb'), window.location.href)
    return (
      <a href={toSceneViewerLink({ file, title: set.name, page: window.location.href })} className={look}>
        {label}
      </a>
    )
  }
  return (
    // Quick Look opens at once only from a link that has a picture in it and nothing else, so the words lie below it.
    <span className={`relative ${look}`}>
      <span aria-hidden="true" className="contents">
        {label}
      </span>
      <a
        rel="ar"
        href={`${toModelUrl(set, model, choices, 'usdz')}#allowsContentScaling=0`}
        className="absolute inset-0 rounded-full"
      >
        <img src={nothing} alt={words} className="size-full opacity-0" />
      </a>
    </span>
  )
}
