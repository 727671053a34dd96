import type { Room } from '@sluimer/contract/content/room'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { sumChosen } from '../room/look-choice.ts'
import { RoomPicture } from '../room/room-picture.tsx'

/** HM-01: the room with which the page opens. Its words stand beneath the picture, where they cover nothing that is sold. */
export function RoomStage({ room, className }: { room: Room; className?: string }) {
  const { totalCents, count } = sumChosen(room.pieces)
  return (
    // A tablet has the words beside the picture: above them it would fill the whole screen.
    <section
      aria-label={room.title}
      className={clsx(
        'sm:max-lg:grid sm:max-lg:grid-cols-[3fr_2fr] sm:max-lg:items-center gap-x-8',
        className,
      )}
    >
      <RoomPicture
        room={room}
        sizes="(min-width: 96rem) 62rem, (min-width: 62rem) 66vw, (min-width: 40rem) 60vw, 100vw"
      />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-[clamp(1.75rem,3.2vw,2.625rem)] leading-[1.12]">{room.title}</h2>
          {room.sub_title && <p className="mt-1.5 sm:text-lg">{room.sub_title}</p>}
          {count > 0 && (
            <p className="mt-1 text-ink-soft">
              De hele look: {count} artikelen, samen <Amount cents={totalCents} />
            </p>
          )}
        </div>
        <ButtonLink to={room.link} size="large">
          Bekijk de kamer
          <ArrowRight className="size-5" aria-hidden="true" />
        </ButtonLink>
      </div>
    </section>
  )
}
