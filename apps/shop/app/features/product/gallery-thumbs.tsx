import type { Image } from '@sluimer/contract/platform/primitives'
import { clsx } from 'clsx'
import type { CarouselState } from '../../ui/carousel/use-carousel.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { toSlideId } from './slide-id.ts'

/** Small pictures beside the large one; links, so that they work without scripts. On a phone shoppers swipe instead. */
export function GalleryThumbs({ images, state }: { images: readonly Image[]; state: CarouselState }) {
  if (images.length < 2) return null
  return (
    <ul className="scrollbar-none hidden h-0 min-h-full flex-col gap-2 overflow-y-auto p-1 md:flex">
      {images.map((image, index) => (
        <li key={image.key} className="shrink-0">
          <a
            href={`#${toSlideId(index)}`}
            data-held
            aria-label={`Foto ${index + 1}: ${image.alt}`}
            aria-current={state.isReady && index === state.index ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              state.goTo(index)
            }}
            className={clsx(
              'block overflow-hidden rounded-field outline-offset-2',
              state.isReady && index === state.index && 'ring-2 ring-pine ring-offset-1',
            )}
          >
            <Picture image={image} sizes="5rem" isDecorative shape="square" className="w-18" />
          </a>
        </li>
      ))}
    </ul>
  )
}
