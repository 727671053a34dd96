import type { Category } from '@sluimer/contract/catalog/overview'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'
import { widenSizes } from '../../ui/picture/picture-set.ts'

/** Its picture fills the height of the neighbours, about one and a half times its own width: as wide must a square one come. */
const frame = { width: 3, height: 2 }

/** CT-02: a tile with a message instead of a product; as tall as its neighbours. */
export function BannerTile(props: { banner: NonNullable<Category['banner_tile']>; sizes: string }) {
  const { banner, sizes } = props
  return (
    // Its neighbours decide how high the row is: a taller banner would pull their words apart. Where letters are so large that it has no
    // neighbours, it has a height of its own.
    <section className="group/banner relative isolate flex h-full min-h-[clamp(10rem,(18rem-100vw)*999,26rem)] flex-col overflow-hidden [contain:size] rounded-card bg-pine-mist">
      <Picture
        image={banner.image}
        sizes={widenSizes(sizes, frame)}
        isDecorative
        shape="square"
        className="grow"
      />
      <div className="p-3.5 sm:p-5">
        <h2 className="text-xl sm:text-h3">{banner.title}</h2>
        <p className="mt-1 text-sm text-ink-soft max-sm:hidden">{banner.sub_title}</p>
        <Link
          to={banner.link}
          className="mt-2 inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover/banner:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-pine"
        >
          {banner.button_text}
          <ArrowRight className="size-4.5 shrink-0" aria-hidden="true" />
        </Link>
      </div>
    </section>
  )
}
