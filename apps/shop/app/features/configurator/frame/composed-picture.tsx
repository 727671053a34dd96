import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts'
import type { ScenePicture } from './scene-picture.ts'

export interface ComposedPictureProps {
  picture: ScenePicture
  sizes: string
  className: string
  onFail: () => void
}

/**
 * The composed bed. A browser empties an image as soon as its address changes, so the bed from before the last choice stays
 * behind it until the new one has come. A picture that takes long says so.
 */
export function ComposedPicture({ picture, sizes, className, onFail }: ComposedPictureProps) {
  const image = useRef<HTMLImageElement>(null)
  /** The picture that came last, and the address from which the browser took it. */
  const [loaded, setLoaded] = useState({ src: '', shownSrc: '' })
  const isHydrated = useIsHydrated()
  const load = (src: string) => setLoaded({ src, shownSrc: image.current?.currentSrc ?? '' })
  const early = useRef({ src: picture.src, load, onFail })

  useEffect(() => {
    const element = image.current
    // A picture can come, or fail, before its listening script has loaded.
    if (!element?.complete || element.currentSrc === '') return
    if (element.naturalWidth > 0) early.current.load(early.current.src)
    else early.current.onFail()
  }, [])

  return (
    <div className="relative">
      <picture>
        <source type="image/avif" srcSet={picture.lighterSrcSet} sizes={sizes} />
        <img
          ref={image}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          fetchPriority="high"
          decoding="async"
          onLoad={() => load(picture.src)}
          onError={onFail}
          className={clsx(
            'bg-linen bg-cover bg-no-repeat object-cover md:max-lg:bg-contain md:max-lg:object-contain',
            className,
          )}
          style={loaded.shownSrc === '' ? undefined : { backgroundImage: `url("${loaded.shownSrc}")` }}
        />
      </picture>
      {isHydrated && loaded.src !== picture.src && (
        // Most pictures come before anyone can read this.
        <PictureNote className="animate-after-a-while">De foto van je keuze komt eraan</PictureNote>
      )}
    </div>
  )
}

/** A few words on the picture, where they move nothing. */
export function PictureNote({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <p
      className={clsx(
        'pointer-events-none absolute bottom-2 left-2 rounded-card bg-paper/90 px-3 py-1 text-sm text-ink print:hidden',
        className,
      )}
    >
      {children}
    </p>
  )
}
