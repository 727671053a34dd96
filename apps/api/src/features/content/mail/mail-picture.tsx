/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import type { Image } from '@sluimer/contract/platform/primitives'
import { mailStyles as styles } from '../../../platform/mail/mail-styles.ts'

/** The widths in pixels at which mails show pictures, and the copies that are sharp there on a phone. */
const servedWidths = { small: { shown: 80, served: 160 }, wide: { shown: 552, served: 960 } } as const

/**
 * Shows a picture of the shop. It is a JPEG: the program that most offices read mail with knows no WebP. It keeps its own
 * shape, since that program cuts nothing off, and the space for it is known before it loads.
 */
export function MailPicture(props: {
  image: Pick<Image, 'key' | 'alt' | 'width' | 'height'> | null | undefined
  size: keyof typeof servedWidths
  publicUrl: string
}) {
  const { image, size, publicUrl } = props
  if (!image) return null
  const { shown, served } = servedWidths[size]
  return (
    <img
      src={`${publicUrl}/media/${served}/${encodeURIComponent(image.key)}.jpg`}
      alt={image.alt}
      width={shown}
      height={Math.round((shown * image.height) / image.width)}
      // A width in percent lets a cell shrink on a phone; a width in pixels would hold it open.
      style={{ ...styles.picture, maxWidth: `${shown}px` }}
    />
  )
}
