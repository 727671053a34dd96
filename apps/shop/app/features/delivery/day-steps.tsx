import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'

/** Less than a pixel, as a scroll position that is not whole may leave. */
const nearly = 1

/**
 * Buttons that move a strip of days, for a mouse that cannot scroll sideways; a finger swipes it. They appear once scripts know that days
 * lie beyond its edges.
 */
export function DaySteps({ strip }: { strip: React.RefObject<HTMLElement | null> }) {
  const [beyond, setBeyond] = useState({ before: false, after: false })
  useEffect(() => {
    const row = strip.current
    if (row === null) return
    const read = () =>
      setBeyond({
        before: row.scrollLeft > nearly,
        after: row.scrollLeft + row.clientWidth < row.scrollWidth - nearly,
      })
    const size = new ResizeObserver(read)
    size.observe(row)
    row.addEventListener('scroll', read, { passive: true })
    return () => {
      size.disconnect()
      row.removeEventListener('scroll', read)
    }
  }, [strip])
  if (!beyond.before && !beyond.after) return null
  const move = (direction: number) => strip.current?.scrollBy({ left: direction * strip.current.clientWidth })
  return (
    <div className="absolute -top-10.5 right-0 z-10 flex max-md:hidden">
      <IconButton
        label="Eerdere dagen"
        icon={<ChevronLeft className="size-6" aria-hidden="true" />}
        disabled={!beyond.before}
        onClick={() => move(-1)}
      />
      <IconButton
        label="Latere dagen"
        icon={<ChevronRight className="size-6" aria-hidden="true" />}
        disabled={!beyond.after}
        onClick={() => move(1)}
      />
    </div>
  )
}
