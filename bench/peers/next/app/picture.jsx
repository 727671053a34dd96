const widths = [160, 320, 480, 640, 960, 1280]

/** A picture in the sizes that the shop offers. */
export function Picture({ image, sizes, isFirst = false }) {
  const address = (width, form) => `/media/${width}/${image.key}.${form}`
  const all = (form) => widths.map((width) => `${address(width, form)} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={all('avif')} sizes={sizes} />
      <img
        src={address(640, 'webp')}
        srcSet={all('webp')}
        sizes={sizes}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  )
}
