import type { Block } from '@sluimer/contract/content/rich-text'
import { clsx } from 'clsx'
import { Picture } from '../../ui/picture/picture.tsx'

/** A picture in a text, in its own shape; an upright one keeps to the width of the text. */
export function PictureBlock({ block: { image, caption } }: { block: Block<'image'> }) {
  const isUpright = image.height >= image.width
  return (
    <figure className={clsx('my-8', isUpright && 'max-w-[34rem]')}>
      <Picture
        image={image}
        sizes="(min-width: 48rem) 44rem, 100vw"
        shape="own"
        className="w-full rounded-card"
      />
      {caption && <figcaption className="mt-2.5 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  )
}
