/** The widths in which pictures are served: `/media/{width}/{key}.webp`. */
const servedWidths = [160, 320, 480, 640, 960, 1280, 1600] as const
const usualWidth = 640

/** Addresses of a picture for `src` and `srcSet`, in served widths up to the original's own: a larger one would be blown up. */
export function pictureSet({ key, width }: { key: string; width: number }): { src: string; srcSet: string } {
  const fitting = servedWidths.filter((served) => served <= width)
  const widths = fitting.length > 0 ? fitting : servedWidths.slice(0, 1)
  const usual = widths.findLast((served) => served <= usualWidth) ?? servedWidths[0]
  return {
    src: mediaAddress(key, usual),
    srcSet: widths.map((served) => `${mediaAddress(key, served)} ${served}w`).join(', '),
  }
}

/** The address of a picture in one of the served widths. */
export function mediaAddress(key: string, width: number): string {
  return `/media/${width}/${encodeURIComponent(key)}.webp`
}

/** A tiny blurred picture as the ground of the place where the real one comes. */
export function standInStyle(placeholder: string | undefined): React.CSSProperties {
  if (!placeholder?.startsWith('data:image/')) return {}
  return { backgroundImage: `url("${placeholder.replaceAll('"', '%22')}")`, backgroundSize: 'cover' }
}
