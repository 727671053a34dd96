import type { Link } from '@sluimer/contract/platform/primitives'
import type { BrandRow } from './brand.queries.ts'

/** A brand as it appears on pages. */
export interface ShownBrand {
  title: string
  description: string
  link: Link
}

/** Holds every brand in memory, to be found by slug or title. */
export class BrandSet {
  readonly #bySlug: ReadonlyMap<string, ShownBrand>
  readonly #byTitle: ReadonlyMap<string, ShownBrand>

  constructor(rows: readonly BrandRow[]) {
    this.#bySlug = new Map(rows.map((row) => [row.slug, shownBrand(row)]))
    this.#byTitle = new Map([...this.#bySlug.values()].map((brand) => [brand.title, brand]))
  }

  findBySlug(slug: string): ShownBrand | undefined {
    return this.#bySlug.get(slug)
  }

  findByTitle(title: string): ShownBrand | undefined {
    return this.#byTitle.get(title)
  }
}

/** Links to the page of a brand (RT-05). */
export function toBrandLink({ title, slug }: Pick<BrandRow, 'title' | 'slug'>): Link {
  return { title, link: `/brands/${slug}/` }
}

function shownBrand(row: BrandRow): ShownBrand {
  return { title: row.title, description: row.description, link: toBrandLink(row) }
}
