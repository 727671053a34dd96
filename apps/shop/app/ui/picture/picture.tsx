import { clsx } from 'clsx'
import { useState } from 'react'
import { DozingEye } from '../mark/wordmark.tsx'
import { buildLighterSet, buildPictureSet, standInStyle, widenSizes } from './picture-set.ts'

export interface PictureSource {
  key: string
  alt: string
  /** The original's width, in pixels. */
  width: number
  height: number
  /** Tiny blurred stand-in as a data address, or empty; shown behind a picture that is in sight first. */
  placeholder?: string
}

export interface PictureProps {
  image: PictureSource | null | undefined
  /** The width of the picture on the page: '(min-width: 62rem) 25vw, 50vw'. */
  sizes: string
  /** The widest copy that can be of use, in pixels; the page names no wider ones. */
  widest?: number
  /** For pictures in sight first: loaded at once, before others. All others load when they come near. */
  isPriority?: boolean
  /** For the others of a row that is in sight first: loaded at once too, though not before anything else. */
  isEager?: boolean
  /** The least width of the window, in rem, that shows the picture; a narrower one hides it, and must not load it. */
  leastWindowRem?: number | undefined
  /** `cover` fills the frame and may cut; `contain` shows all. */
  fit?: 'cover' | 'contain'
  /**
   * The shape of the frame: the picture's own, a square, 4 to 3, or one that `className` gives it. A caller must say which, because a frame
   * without any shape would move the page when its picture arrives.
   */
  shape: 'own' | 'square' | 'landscape' | 'styled'
  /** When the text beside it says the same: screen readers skip the picture. */
  isDecorative?: boolean
  className?: string
}

/** Frames that may cut the sides off a wide picture, by their shape. */
const frames: Partial<Record<PictureProps['shape'], { look: string; ratio: number }>> = {
  square: { look: 'aspect-square', ratio: 1 },
  landscape: { look: 'aspect-4/3', ratio: 4 / 3 },
}

const emptyPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** A picture that keeps its space while it loads and when it fails, and that loads in the size that is needed. */
export function Picture({
  image,
  sizes: frameSizes,
  widest,
  isPriority = false,
  isEager = isPriority,
  leastWindowRem,
  fit = 'cover',
  isDecorative,
  shape,
  className,
}: PictureProps) {
  const [failedKey, setFailedKey] = useState<string>()
  const frame = clsx('picture', frames[shape]?.look, className)
  const ownRatio = shape === 'own' ? formatRatio(image) : undefined
  if (!image || failedKey === image.key) {
    return (
      <PicturePlaceholder alt={isDecorative ? '' : (image?.alt ?? '')} ratio={ownRatio} className={frame} />
    )
  }
  const copies = buildPictureSet(image, widest)
  const cut = fit === 'cover' ? frames[shape] : undefined
  const sizes = cut
    ? widenSizes(frameSizes, { width: image.width, height: image.height * cut.ratio })
    : frameSizes
  return (
    <span
      className={frame}
      style={{
        aspectRatio: ownRatio,
        ...(isPriority ? standInStyle(image.placeholder) : {}),
      }}
    >
      <picture>
        {leastWindowRem !== undefined && (
          <source media={`(width < ${leastWindowRem}rem)`} srcSet={emptyPicture} />
        )}
        <source {...buildLighterSet(image, widest)} sizes={sizes} />
        <img
          {...copies}
          sizes={copies.srcSet && sizes}
          width={image.width}
          height={image.height}
          alt={isDecorative ? '' : image.alt}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : undefined}
          decoding="async"
          // A picture can fail before its listening script has loaded.
          ref={(element) => {
            if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailedKey(image.key)
          }}
          onError={() => setFailedKey(image.key)}
          className={clsx('picture-copy', fit === 'contain' && 'object-contain')}
        />
      </picture>
    </span>
  )
}

function PicturePlaceholder(props: { alt: string; ratio: string | undefined; className: string }) {
  return (
    <span
      {...(props.alt ? { role: 'img', 'aria-label': props.alt } : {})}
      className={clsx(props.className, 'grid place-items-center')}
      style={{ aspectRatio: props.ratio }}
    >
      <DozingEye className="w-1/4 max-w-16 text-bark/50" />
    </span>
  )
}

function formatRatio(image: PictureSource | null | undefined) {
  return image ? `${image.width} / ${image.height}` : '1 / 1'
}
