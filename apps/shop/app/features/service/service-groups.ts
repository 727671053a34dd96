import type { PageCard } from '@sluimer/contract/content/pages'

export interface ServiceGroup {
  title: string
  pages: PageCard[]
}

/** The group of each service page, by its slug. */
const groups: readonly { title: string; slugs: readonly string[] }[] = [
  {
    title: 'Hulp bij je bestelling',
    slugs: [
      'klantenservice-contact',
      'veelgestelde-vragen',
      'bestellen-leveren',
      'retourneren',
      'herroepen',
      'wettelijke-garantie',
    ],
  },
  {
    title: 'Over de winkel',
    slugs: ['over-ons', 'bedrijven', 'review-schrijven', 'zo-werken-onze-beoordelingen'],
  },
  { title: 'De regels', slugs: ['algemene-voorwaarden', 'privacy', 'cookies', 'toegankelijkheid'] },
]

/** Groups the service pages, in the groups' own order; a page that staff added later is in the last group. */
export function groupPages(pages: readonly PageCard[]): ServiceGroup[] {
  const last = groups.length - 1
  const findGroup = ({ slug }: PageCard) => {
    const at = groups.findIndex(({ slugs }) => slugs.includes(slug))
    return at < 0 ? last : at
  }
  return groups
    .map(({ title }, at) => ({ title, pages: pages.filter((page) => findGroup(page) === at) }))
    .filter((group) => group.pages.length > 0)
}
