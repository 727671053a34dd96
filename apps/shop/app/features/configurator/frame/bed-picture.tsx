import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { useState } from 'react'
import { Picture } from '../../../ui/picture/picture.tsx'
import type { BedSet } from '../set/bed-set.ts'
import { type ScenePicture, toScenePicture } from './scene-picture.ts'

const sizes = '(min-width: 62rem) 55vw, 100vw'
const frame = 'h-36 w-full sm:h-52 lg:aspect-3/2 lg:h-auto lg:rounded-card'

/**
 * CF-14: the picture of the bed as it is chosen so far. Where there is none, or where it fails, the set's own picture
 * stands in, and says so; another choice tries again.
 */
export function BedPicture({ set, choices }: { set: BedSet; choices: Choices }) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const [scene] = set.scenes
  const picture = scene && toScenePicture(set, scene, choices)
  const isShown = picture !== undefined && picture.src !== failedSrc
  return (
    <figure
      data-top-picture
      className="-mx-edge bg-paper max-lg:sticky max-lg:top-[max(0px,calc(6.75rem+var(--header-top)))] max-lg:z-10 sm:-mx-6 md:max-lg:top-[max(0px,calc(4.75rem+var(--header-top)))] lg:mx-0 [@media(max-height:34rem)]:max-lg:static"
    >
      {isShown ? (
        <ComposedPicture picture={picture} onFail={() => setFailedSrc(picture.src)} />
      ) : (
        <Picture
          image={{ ...set.image, alt: `Voorbeeld van ${set.name}` }}
          sizes={sizes}
          isPriority
          className={frame}
        />
      )}
      <figcaption className="mt-2 hidden text-sm text-ink-soft lg:block">
        {isShown
          ? 'Zo ziet je bed eruit. Hoe de stof geweven is, zie je bij de stof zelf. Kussens, plaid, lampje en nachtkastje horen er niet bij.'
          : `Sfeerbeeld van ${set.name}. Jouw eigen keuzes staan in de lijst.`}
      </figcaption>
    </figure>
  )
}

function ComposedPicture({ picture, onFail }: { picture: ScenePicture; onFail: () => void }) {
  return (
    <picture>
      <source type="image/avif" srcSet={picture.lighterSrcSet} sizes={sizes} />
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        fetchPriority="high"
        decoding="async"
        // A picture can fail before its listening script has loaded.
        ref={(element) => {
          if (element?.complete && element.naturalWidth === 0 && element.currentSrc) onFail()
        }}
        onError={onFail}
        className={`${frame} bg-linen object-cover object-[50%_57%]`}
      />
    </picture>
  )
}
