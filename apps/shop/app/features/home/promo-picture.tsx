import type { Promo } from '@sluimer/contract/content/schemas'
import { buildLighterSet, buildPictureSet, standInStyle } from '../../ui/picture/picture-set.ts'

const narrow = '(max-width: 768px)'

/** HM-01: uses a separate picture below 769 px, if there is one; the browser loads only the one that fits. */
export function PromoPicture({ promo, sizes }: { promo: Promo; sizes: string }) {
  const { image, image_mobile: mobile } = promo
  return (
    <picture>
      {mobile && <source media={narrow} {...buildLighterSet(mobile)} sizes={sizes} />}
      {mobile && <source media={narrow} srcSet={buildPictureSet(mobile).srcSet} sizes={sizes} />}
      <source {...buildLighterSet(image)} sizes={sizes} />
      <img
        {...buildPictureSet(image)}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={promo.show_title ? '' : image.alt}
        fetchPriority="high"
        decoding="async"
        className="absolute inset-0 -z-20 size-full object-cover"
        style={standInStyle(image.placeholder)}
      />
    </picture>
  )
}
