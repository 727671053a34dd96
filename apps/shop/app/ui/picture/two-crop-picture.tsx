import type { PictureSource } from './picture.tsx'
import { buildLighterSet, buildPictureSet, standInStyle } from './picture-set.ts'

/** HM-01: up to this width the narrow crop is shown; components.css has the same border. */
const narrowMedia = '(max-width: 768px)'

/**
 * A picture at the top of a page that has a crop of its own for narrow screens; the browser loads only the one that fits. Its
 * frame decides how large it stands.
 */
export function TwoCropPicture(props: {
  image: PictureSource
  /** Without one, narrow screens show the other. */
  narrow: PictureSource | null | undefined
  sizes: string
  alt: string
  className: string
}) {
  const { image, narrow, sizes } = props
  return (
    <picture>
      {narrow && <source media={narrowMedia} {...buildLighterSet(narrow)} sizes={sizes} />}
      {narrow && <source media={narrowMedia} srcSet={buildPictureSet(narrow).srcSet} sizes={sizes} />}
      <source {...buildLighterSet(image)} sizes={sizes} />
      <img
        {...buildPictureSet(image)}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={props.alt}
        fetchPriority="high"
        decoding="async"
        className={props.className}
        style={standInStyle(image.placeholder)}
      />
    </picture>
  )
}
