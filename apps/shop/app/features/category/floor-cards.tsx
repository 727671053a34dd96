import type { ShopFloor as Floor } from '@sluimer/contract/catalog/overview'
import { clsx } from 'clsx'
import { ArrowRight, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'
import { buildWizardLink } from '../wizard/wizard-address.ts'

/** So few tiles would fill a wide screen with two pictures: there their words stand beside them. */
export const fewest = 2

/** The link of a card, which covers all of it. */
export const coveringLink =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-pine'

/** The advice and what staff put together: beside each other on a wide screen. */
export function FloorCards({ floor: { wizards, edits, tiles } }: { floor: Floor }) {
  const count = wizards.length > 0 ? edits.length + 1 : edits.length
  if (count === 0) return null
  return (
    <div
      className={clsx(
        // The advice fills a row of its own below 992 px, so there must be no more columns than cards beneath it.
        'mt-7 grid gap-3 wrap-anywhere sm:gap-4 lg:mt-9 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]',
        edits.length > 2
          ? 'grid-cols-[repeat(auto-fit,minmax(max(min(100%,9rem),26%),1fr))]'
          : 'grid-cols-[repeat(auto-fit,minmax(max(min(100%,9rem),34%),1fr))]',
      )}
    >
      {wizards.length > 0 && <AdviceCard wizards={wizards} />}
      {edits.map((edit) => (
        <EditCard
          key={edit.link + edit.title}
          edit={edit}
          isWide={count <= 2}
          isTall={tiles.length <= fewest}
        />
      ))}
    </div>
  )
}

/** The advice wizards of the categories on the floor; each opens as a page, so that the answers have an address. */
function AdviceCard({ wizards }: Pick<Floor, 'wizards'>) {
  return (
    <section
      aria-labelledby="advies"
      className="flex flex-col justify-center rounded-card bg-pine-mist p-5 max-lg:col-span-full sm:p-6"
    >
      <h2 id="advies" className="flex items-center gap-2.5 text-h3">
        <Sparkles className="size-5 shrink-0 text-pine" aria-hidden="true" />
        Weet je niet wat je moet kiezen?
      </h2>
      <p className="mt-1.5 text-ink-soft">Beantwoord een paar vragen en zie wat bij je past.</p>
      <ul className="mt-3.5 flex flex-wrap gap-2">
        {wizards.map(({ code, title, category_id: categoryId }) => (
          <li key={code + categoryId}>
            <Link
              to={buildWizardLink(code, { answers: {}, step: 0, categoryId })}
              className="inline-flex min-h-11 min-w-0 items-center rounded-full border border-pine bg-paper px-4 py-1.5 text-sm font-semibold text-pine hover:bg-pine hover:text-white"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function EditCard(props: {
  edit: Floor['edits'][number]
  isWide: boolean
  /** Whether the tiles above are low, so that there is room for more of the picture's height. */
  isTall: boolean
}) {
  const { edit, isWide } = props

  return (
    <section className="group/edit relative flex flex-col overflow-hidden rounded-card bg-linen">
      <Picture
        image={edit.image}
        sizes={isWide ? '(min-width: 100rem) 49rem, 50vw' : '(min-width: 62rem) 33vw, 50vw'}
        isDecorative
        shape="styled"
        className={clsx(
          'aspect-4/3',
          isWide ? (props.isTall ? 'lg:aspect-3/2' : 'lg:aspect-video') : 'lg:aspect-2/1',
        )}
      />
      <div className="grow p-3.5 sm:p-5">
        <h2 className="text-lg leading-snug sm:text-h3">
          <Link to={edit.link} className={`group-hover/edit:text-pine ${coveringLink}`}>
            {edit.title}
          </Link>
        </h2>
        <p className="mt-0.5 flex items-end justify-between gap-3 text-sm text-ink-soft sm:text-base">
          {edit.sub_title}
          <ArrowRight className="size-5 shrink-0 text-pine max-sm:hidden" aria-hidden="true" />
        </p>
      </div>
    </section>
  )
}
