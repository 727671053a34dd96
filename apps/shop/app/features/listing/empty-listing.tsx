import type { Listing, Overview } from '@sluimer/contract/catalog/overview'
import { Moon } from 'lucide-react'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { EmptyDeals } from '../deal/empty-deals.tsx'

/** More ways back than this would be a list of their own. */
const mostWaysBack = 3

/** Shown when nothing fits: offers the nearest pages with products, one choice less or one category up. */
export function EmptyListing(props: {
  overview: Pick<Overview, 'breadcrumb' | keyof Listing> & { category?: Pick<Overview['category'], 'deals'> }
}) {
  const { overview } = props
  if (overview.active_filters.length > 0) return <EmptyCombination overview={overview} />
  if (overview.category?.deals) return <EmptyDeals deals={overview.category.deals} />
  const above = overview.breadcrumb.at(-2)
  return (
    <EmptyState
      icon={<Moon />}
      title="Hier ligt nu niets"
      action={above && <ButtonLink to={above.link}>Bekijk {above.title}</ButtonLink>}
    >
      Zodra er iets nieuws is, zie je het hier als eerste.
    </EmptyState>
  )
}

/** Shown when no product has everything that was chosen. */
export function EmptyCombination({ overview }: { overview: Listing }) {
  const { active_filters: chosen, reset_url } = overview
  return (
    <EmptyState
      icon={<Moon />}
      title="Deze combinatie hebben we niet"
      action={
        <>
          <ButtonLink to={reset_url}>Herstel filters</ButtonLink>
          {chosen.length > 1 &&
            chosen.slice(-mostWaysBack).map(({ title, group, remove_url }) => (
              <ButtonLink key={`${group} ${title}`} to={remove_url} variant="secondary">
                Zonder {title}
              </ButtonLink>
            ))}
        </>
      }
    >
      Laat een keuze los, dan zie je wat er het dichtst bij komt.
    </EmptyState>
  )
}
