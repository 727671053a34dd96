import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'
import { Children, useEffect, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { moveMs } from './swiper-turns.ts'
import { useSwiper } from './use-swiper.ts'

/**
 * Shows one text at a time, in rotation (SC-06): a text moves in whole, and is not cut off on its way. The visitor can
 * stop the row; then, and where nothing may move, all its texts scroll by hand.
 */
export function Swiper(props: { label: string; children: React.ReactNode; className?: string }) {
  const slides = Children.toArray(props.children)
  const { handlers, turn, isAutomatic, isStopped, toggle } = useSwiper(slides.length)
  const isMoving = isAutomatic && !isStopped
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isStopped && list.current) list.current.scrollLeft = turn.index * list.current.clientWidth
  }, [isStopped, turn.index])
  return (
    <div {...handlers} className={clsx('flex items-center', props.className)}>
      <ul
        ref={list}
        // A row that scrolls by hand must scroll by keyboard too.
        {...(!isMoving && slides.length > 1
          ? { tabIndex: 0, 'aria-label': `${props.label}, schuif opzij` }
          : {})}
        className={clsx(
          // Without its own containment, Chrome counts the change from a row to a pile as a jump of the page.
          'scrollbar-none min-w-0 grow contain-paint',
          isMoving ? 'grid overflow-hidden' : 'flex snap-x overflow-x-auto',
        )}
      >
        {slides.map((slide, index) => {
          const isShown = index === turn.index
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their places.
              key={index}
              inert={isMoving && !isShown}
              data-turn={isMoving ? chooseTurn(index, turn) : undefined}
              style={{ '--swiper-move': `${moveMs}ms` } as React.CSSProperties}
              className={clsx(
                'flex min-w-0 items-center justify-center',
                isMoving
                  ? 'swiper-slide'
                  : 'shrink-0 grow-0 basis-full snap-start noscript:not-last:basis-4/5',
              )}
            >
              {slide}
            </li>
          )
        })}
      </ul>
      {slides.length > 1 && (
        <IconButton
          label={`${props.label}: ${isStopped ? 'laten bewegen' : 'stilzetten'}`}
          onClick={toggle}
          // Its room is kept, so that nothing moves when scripts begin to run.
          className={clsx(
            '-mr-[min(0.75rem,5vw)] text-ink-soft noscript:hidden motion-reduce:hidden',
            !isAutomatic && 'invisible',
          )}
          icon={
            isStopped ? (
              <Play className="size-4" aria-hidden="true" />
            ) : (
              <Pause className="size-4" aria-hidden="true" />
            )
          }
        />
      )}
    </div>
  )
}

function chooseTurn(index: number, { index: shown, leaving }: { index: number; leaving: number | null }) {
  if (index === leaving) return 'leaving'
  if (index !== shown) return 'waiting'
  return leaving === null ? 'standing' : 'coming'
}
