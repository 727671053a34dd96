import type { Image } from '@sluimer/contract/platform/primitives'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, ZoomIn } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { type CarouselState, useCarousel } from '../../ui/carousel/use-carousel.ts'
import { Badge } from '../../ui/mark/badge.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { chooseLargestCopy, widenSizes } from '../../ui/picture/picture-set.ts'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import { orderPictures } from './order-pictures.ts'
import { toSlideId } from './slide-id.ts'

/**
 * The pictures, which move by swiping, arrow keys, buttons or thumbs. Those of the chosen variant come first when the
 * page opens, and the first of another comes into sight when that is chosen. A pressed picture opens as large as the screen. Without
 * scripts the row scrolls, the thumbs are links into it, and a picture is a link to its largest copy.
 */
export function Gallery(props: {
  images: readonly Image[]
  /** The subject of the pictures: the name of the product. */
  title: string
  /** The picture of the chosen variant. */
  shownKey: string | null
  /** The picture of each variant. */
  variantKeys: readonly (string | null)[]
  discountPercent: number | null
}) {
  const { shownKey } = props
  const [images] = useState(() => orderPictures(props.images, shownKey, new Set(props.variantKeys)))
  const ratio = frameRatio(images)
  const { viewport, state } = useCarousel({})
  const [isWanted, setWanted] = useState(false)
  const shownIndex = images.findIndex(({ key }) => key === shownKey)
  const { goTo, isReady } = state
  // The variant's picture comes first, so that nothing moves before another variant is chosen.
  const followed = useRef(shownIndex)
  useEffect(() => {
    if (!isReady || shownIndex === followed.current) return
    followed.current = shownIndex
    if (shownIndex >= 0) goTo(shownIndex)
  }, [isReady, shownIndex, goTo])
  // A picture with the focus takes it along, or Enter would enlarge one that is out of sight.
  const { index } = state
  useEffect(() => {
    if (isReady && document.activeElement?.closest('.behind')) focusSlide(index)
  }, [isReady, index])
  // The viewer may be opened before the row can move, and outlives the render that opened it.
  const moveRow = useRef(goTo)
  useEffect(() => {
    moveRow.current = goTo
  })
  const enlarge = async (startIndex: number, readsAvif: boolean) => {
    const { openPictureViewer, toViewedPictures } = await import('../../ui/picture/picture-viewer.ts')
    openPictureViewer({
      pictures: toViewedPictures(images, readsAvif),
      startIndex,
      title: props.title,
      onShow: (index) => moveRow.current(index),
      onClosed: focusSlide,
    })
  }
  return (
    <section
      aria-roledescription="carrousel"
      aria-label="Foto's"
      className={clsx(
        'min-w-0',
        !isWanted && 'gallery-at-rest',
        images.length > 1 && 'md:grid md:grid-cols-[5rem_minmax(0,1fr)] md:gap-4 print:block',
      )}
      onPointerEnter={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') state.goBack()
        else if (event.key === 'ArrowRight') state.goOn()
        else return
        event.preventDefault()
      }}
    >
      <div
        style={{ '--ratio': ratio } as React.CSSProperties}
        // It has its column from the start: the thumbnails come after it, on a slow line much later.
        className="gallery-frame relative -mx-edge self-start overflow-hidden sm:mx-0 sm:rounded-card md:col-start-2 md:row-start-1"
      >
        <div
          ref={viewport}
          className={clsx(
            'scrollbar-none',
            isReady ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto',
          )}
        >
          <div className="flex touch-pan-y touch-pinch-zoom">
            {images.map((image, index) => (
              <Slide
                key={image.key}
                image={image}
                index={index}
                count={images.length}
                ratio={ratio}
                isShown={!isReady || index === state.index}
                isCurrent={index === (isReady ? state.index : 0)}
                onEnlarge={enlarge}
              />
            ))}
          </div>
        </div>
        {props.discountPercent !== null && (
          <Badge tone="deal" className="absolute bottom-4 left-4 text-base!">
            <span aria-hidden="true">-{props.discountPercent}%</span>
            <span className="sr-only">{props.discountPercent}% korting</span>
          </Badge>
        )}
        <GalleryButtons state={isReady ? state : { ...state, ...atFirst(images.length) }} />
      </div>
      <GalleryThumbs images={images} state={state} />
    </section>
  )
}

function Slide(props: {
  image: Image
  index: number
  count: number
  ratio: number
  isShown: boolean
  isCurrent: boolean
  onEnlarge: (index: number, readsAvif: boolean) => Promise<void>
}) {
  const { image, index } = props
  const { src } = chooseLargestCopy(image)
  const enlarge = (event: React.MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const readsAvif = event.currentTarget.querySelector('img')?.currentSrc.endsWith('.avif') ?? false
    // Without a connection the viewer fails to load, but the browser may have the picture.
    props.onEnlarge(index, readsAvif).catch(() => window.location.assign(src))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields.
    <div
      id={toSlideId(index)}
      role="group"
      aria-roledescription="dia"
      aria-label={`Foto ${index + 1} van ${props.count}`}
      className={clsx('slide aspect-(--ratio) basis-full', !props.isCurrent && 'behind')}
    >
      <a
        href={src}
        aria-label={`Foto ${index + 1} vergroten: ${image.alt}`}
        tabIndex={props.isShown ? undefined : -1}
        draggable={false}
        data-held
        onClick={enlarge}
        className="group/slide relative block h-full cursor-zoom-in focus-visible:-outline-offset-4"
      >
        <Picture
          image={image}
          sizes={widenSizes(
            '(min-width: 100rem) 50rem, (min-width: 62rem) 47vw, (min-width: 48rem) 82vw, 100vw',
            {
              width: image.width,
              height: image.height * props.ratio,
            },
          )}
          isPriority={index === 0}
          shape="styled"
          className="h-full"
        />
        <span className="absolute top-4 right-4 grid size-10 place-items-center rounded-full bg-paper/90 text-ink opacity-80 transition-opacity group-hover/slide:opacity-100 print:hidden">
          <ZoomIn className="size-5" aria-hidden="true" />
        </span>
      </a>
    </div>
  )
}

/** Focuses a picture without scrolling: the browser would move the row that the carousel moves. */
function focusSlide(index: number) {
  document.getElementById(toSlideId(index))?.querySelector('a')?.focus({ preventScroll: true })
}

function GalleryButtons({ state }: { state: CarouselState }) {
  if (state.stopCount < 2) return null
  return (
    <>
      <IconButton
        look="floating"
        label="Vorige foto"
        disabled={!state.canGoBack}
        onClick={state.goBack}
        className="absolute top-1/2 left-3 -translate-y-1/2 disabled:invisible max-md:hidden noscript:hidden"
        icon={<ChevronLeft className="size-6" aria-hidden="true" />}
      />
      <IconButton
        look="floating"
        label="Volgende foto"
        disabled={!state.canGoOn}
        onClick={state.goOn}
        className="absolute top-1/2 right-3 -translate-y-1/2 disabled:invisible max-md:hidden noscript:hidden"
        icon={<ChevronRight className="size-6" aria-hidden="true" />}
      />
      <p className="absolute right-4 bottom-4 rounded-full bg-paper px-3 py-1 text-sm font-semibold tabular-nums md:hidden noscript:hidden">
        <span className="sr-only">Foto </span>
        {state.index + 1}
        <span aria-hidden="true"> / </span>
        <span className="sr-only"> van </span>
        {state.stopCount}
      </p>
    </>
  )
}

/** The place of a row that does not move yet: each picture is a stop of its own. */
function atFirst(stopCount: number) {
  return { stopCount, canGoOn: stopCount > 1 }
}

/** Returns the shape of the one frame for all pictures, that of the first one: from a square up to 4 to 3. */
function frameRatio([first]: readonly Image[]): number {
  return first ? Math.min(4 / 3, Math.max(1, first.width / first.height)) : 1
}
