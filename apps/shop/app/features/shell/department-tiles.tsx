import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'
import { useShell } from './use-shell.ts'

/** Two full rows of three, or one of six. */
const mostTiles = 6

/** Returns the departments of the menu: first those that have a picture for a tile, as many as fill their rows, then the others. */
export function useDepartments() {
  const items = useShell()?.navigation?.items ?? []
  const tiles = items.filter(({ image }) => image !== null).slice(0, mostTiles)
  return { tiles, others: items.filter((item) => !tiles.includes(item)) }
}

/** A picture and a name for each department: ways on from a page that has nothing of its own to show. */
export function DepartmentTiles({ className }: { className: string }) {
  const { tiles } = useDepartments()
  if (tiles.length === 0) return null
  return (
    <ul
      className={`tile-grid gap-y-5 [--tile-gap:0.75rem] [--tile-least:6rem] sm:[--tile-gap:1rem] ${className}`}
    >
      {tiles.map((item) => (
        <li key={item.link} className="group/door relative">
          <Picture
            image={item.image}
            sizes="(min-width: 44rem) 14rem, 31vw"
            isEager
            widest={640}
            isDecorative
            shape="styled"
            className="aspect-4/3 rounded-card"
          />
          <Link
            to={item.link}
            className="card-link mt-2 block text-sm leading-snug font-semibold wrap-anywhere group-hover/door:text-pine sm:text-base"
          >
            {item.title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
