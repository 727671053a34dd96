import type { Review } from '@sluimer/contract/review/schemas'
import { useRef } from 'react'
import { isPlainClick } from '../../../lib/browser/is-plain-click.ts'
import { standInStyle } from '../../../ui/picture/picture-set.ts'

/** The pictures of a review. A pressed one opens as large as the screen; without scripts it is a link to the large copy. */
export function ReviewPictures({ review }: { review: Pick<Review, 'pictures' | 'title' | 'name'> }) {
  const list = useRef<HTMLUListElement>(null)
  const { pictures, title, name } = review
  if (pictures.length === 0) return null
  const describe = (index: number) => `Foto ${index + 1} van ${pictures.length} van ${name} bij ‘${title}’`

  async function enlarge(startIndex: number) {
    const { openPictureViewer } = await import('../../../ui/picture/picture-viewer.ts')
    openPictureViewer({
      pictures: pictures.map(({ large, width, height }, index) => ({
        src: large,
        ...{ width, height, alt: describe(index) },
      })),
      startIndex,
      title: `de beoordeling ‘${title}’`,
      onShow: () => undefined,
      onClosed: (index) => list.current?.querySelectorAll('a')[index]?.focus(),
    })
  }
  return (
    <ul ref={list} className="mt-3 flex flex-wrap gap-2">
      {pictures.map((picture, index) => (
        <li key={picture.large}>
          <a
            href={picture.large}
            data-held
            className="block cursor-zoom-in overflow-hidden rounded-field"
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              // Without a connection the viewer cannot load, but the browser may have the picture.
              enlarge(index).catch(() => window.location.assign(picture.large))
            }}
          >
            <img
              src={picture.small}
              alt={`${describe(index)}, vergroten`}
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
              style={standInStyle(picture.placeholder)}
              className="size-24 bg-linen object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
