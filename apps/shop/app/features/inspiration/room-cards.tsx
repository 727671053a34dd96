import type { RoomCard } from '@sluimer/contract/content/room'
import { formatArticles } from '@sluimer/domain/language/format-articles'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'
import { Amount } from '../../ui/price/price.tsx'

/** The rooms of the shop as large pictures, each with what everything in it costs together. */
export function RoomCards({ rooms }: { rooms: readonly RoomCard[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2">
      {rooms.map((room, index) => (
        <li key={room.slug} className="group relative">
          <Picture
            image={room.image}
            sizes="(min-width: 90rem) 42rem, (min-width: 48rem) 46vw, 92vw"
            isPriority={index < 2}
            isDecorative
            widest={1280}
            shape="styled"
            className="aspect-3/2 rounded-card"
          />
          <h2 className="mt-3 font-display text-xl leading-snug font-medium">
            <Link to={room.link} className="card-link">
              <span className="underline-offset-4 group-hover:underline">{room.title}</span>
            </Link>
          </h2>
          {room.piece_count > 0 && (
            <p className="mt-1 text-ink-soft">
              {formatArticles(room.piece_count)}, samen <Amount cents={room.total_cents} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
