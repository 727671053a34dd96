import type { Promo } from '@sluimer/contract/content/schemas'
import { lighterSet, pictureSet, standInStyle } from '../../ui/picture/picture-set.ts'

const narrow = '(max-width: 768px)'

/** HM-01: uses a separate picture below 769 px, if there is one; the browser loads only the one that fits. */
export function PromoPicture({ promo, sizes }: { promo: Promo; sizes: string }) {
  const { image, image_mobile: mobile } = promo
  return (
    <picture>
      {mobile && <source media={narrow} {...lighterSet(mobile)} sizes={sizes} />}
      {mobile && <source media={narrow} srcSet={pictureSet(mobile).srcSet} sizes={sizes} />}
      <source {...lighterSet(image)} sizes={sizes} />
      <img
        {...pictureSet(image)}
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
