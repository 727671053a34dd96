import type { Homepage, Promo } from '@sluimer/contract/content/schemas'
import type { Image } from '@sluimer/contract/platform/primitives'
import type { HomePromo, HomepageBlock } from '../content/content-blocks.ts'
import { missingImage } from '../media/image-of.ts'

type Images = ReadonlyMap<string, Image>

/** A promo with its pictures (HM-01). */
export function promoOf(promo: HomePromo, images: Images): Promo {
  return {
    link: promo.link,
    image: imageFor(promo.imageKey, promo.title, images),
    image_mobile: images.get(promo.imageMobileKey ?? '') ?? null,
    title: promo.title,
    sub_title: promo.subTitle,
    button_text: promo.buttonText,
    show_title: promo.showTitle,
    is_light_background: promo.isLightBackground,
  }
}

/** A block of text with a picture. */
export function blockOf(block: HomepageBlock['blocks'][number], images: Images): Homepage['blocks'][number] {
  return {
    title: block.title,
    sub_title: block.subTitle,
    description: block.description,
    image: imageFor(block.imageKey, block.title, images),
    link: block.link,
    button_text: block.buttonText,
  }
}

/** What a shop shows whose staff wrote no home page yet. */
export const emptyHomepage: Homepage = {
  title: '',
  promo: {
    link: '/',
    image: missingImage('home', ''),
    image_mobile: null,
    title: '',
    sub_title: '',
    button_text: 'Profiteer nu',
    show_title: false,
    is_light_background: true,
  },
  extra_promos: [],
  highlights: [],
  categories: [],
  strips: [],
  blocks: [],
}

function imageFor(key: string, alt: string, images: Images): Image {
  return images.get(key) ?? missingImage(key, alt)
}
