import type { Homepage } from '@sluimer/contract/content/schemas'
import type { Image } from '@sluimer/contract/platform/primitives'
import type { HomepageBlock } from '../../content/block/content-blocks.ts'
import { createMissingImage } from '../../media/to-image.ts'

type Images = ReadonlyMap<string, Image>

/** Returns a block of text with a picture. */
export function toBlock(block: HomepageBlock['blocks'][number], images: Images): Homepage['blocks'][number] {
  return {
    title: block.title,
    sub_title: block.subTitle,
    description: block.description,
    image: images.get(block.imageKey) ?? createMissingImage(block.imageKey, block.title),
    link: block.link,
    button_text: block.buttonText,
  }
}

/** The home page as long as staff have written none. */
export const emptyHomepage: Homepage = {
  title: '',
  promo: {
    link: '/',
    image: createMissingImage('home', ''),
    image_mobile: null,
    title: '',
    sub_title: '',
    button_text: 'Profiteer nu',
    show_title: false,
    is_light_background: true,
  },
  room: null,
  extra_promos: [],
  highlights: [],
  categories: [],
  strips: [],
  blocks: [],
}
