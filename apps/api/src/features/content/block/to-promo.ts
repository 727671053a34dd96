import type { Promo } from '@sluimer/contract/content/schemas'
import type { Image } from '@sluimer/contract/platform/primitives'
import { createMissingImage } from '../../media/to-image.ts'
import type { WrittenPromo } from './content-blocks.ts'

/** Turns a promo into what pages show (HM-01); a missing picture gets a stand-in. */
export function toPromo(promo: WrittenPromo, images: ReadonlyMap<string, Image>): Promo {
  return {
    link: promo.link,
    image: images.get(promo.imageKey) ?? createMissingImage(promo.imageKey, promo.title),
    image_mobile: images.get(promo.imageMobileKey ?? '') ?? null,
    title: promo.title,
    sub_title: promo.subTitle,
    button_text: promo.buttonText,
    show_title: promo.showTitle,
    is_light_background: promo.isLightBackground,
  }
}

/** Returns the keys of the pictures that a promo shows. */
export function listPictureKeys({ imageKey, imageMobileKey }: WrittenPromo): string[] {
  return imageMobileKey === null ? [imageKey] : [imageKey, imageMobileKey]
}
