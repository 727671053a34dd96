import { Picture } from '../../../ui/picture/picture.tsx'
import type { BedSet } from '../set/bed-set.ts'

/**
 * CF-14: the picture of the bed. Until there is one of each bed it is the set's own, and says so. A picture that fails leaves
 * a stand-in of the same size.
 */
export function BedPicture({ set }: { set: Pick<BedSet, 'image' | 'name'> }) {
  return (
    <figure
      data-top-picture
      className="-mx-edge bg-paper max-lg:sticky max-lg:top-[max(0px,calc(6.75rem+var(--header-top)))] max-lg:z-10 sm:-mx-6 md:max-lg:top-[max(0px,calc(4.75rem+var(--header-top)))] lg:mx-0 [@media(max-height:34rem)]:max-lg:static"
    >
      <Picture
        image={{ ...set.image, alt: `Voorbeeld van ${set.name}` }}
        sizes="(min-width: 62rem) 55vw, 100vw"
        isPriority
        className="h-36 w-full sm:h-52 lg:aspect-4/3 lg:h-auto lg:rounded-card"
      />
      <figcaption className="mt-2 hidden text-sm text-ink-soft lg:block">
        Sfeerbeeld van {set.name}. Jouw eigen keuzes staan in de lijst.
      </figcaption>
    </figure>
  )
}
