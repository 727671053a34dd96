import type { Link } from '@sluimer/contract/platform/primitives'
import type { CategoryFilling } from '@sluimer/domain/deal/deal-kind'
import type { CategoryRow } from './category.queries.ts'

/** Holds the active categories as a tree in memory: it is small, read on every page, and changed by staff only. */
export class CategoryTree {
  /** Every category, in the order in which they are shown. */
  readonly all: readonly CategoryRow[]
  readonly #byId: ReadonlyMap<number, CategoryRow>
  readonly #byPath: ReadonlyMap<string, CategoryRow>
  readonly #children: ReadonlyMap<number | null, CategoryRow[]>

  /** `rows` in the order in which they are shown. */
  constructor(rows: readonly CategoryRow[]) {
    this.all = rows
    this.#byId = new Map(rows.map((row) => [row.id, row]))
    this.#byPath = new Map(rows.map((row) => [row.path, row]))
    this.#children = Map.groupBy(rows, (row) => row.parentId)
  }

  find(id: number): CategoryRow | undefined {
    return this.#byId.get(id)
  }

  findByPath(path: string): CategoryRow | undefined {
    return this.#byPath.get(path)
  }

  /** Returns the categories that fill themselves with products that have one of these fillings. */
  filledBy(fillings: readonly CategoryFilling[]): CategoryRow[] {
    if (fillings.length === 0) return []
    return [...this.#byId.values()].filter((row) => row.filledBy.some((one) => fillings.includes(one)))
  }

  /** Returns a category's children in their order; `null` stands for the top level. */
  children(id: number | null): readonly CategoryRow[] {
    return this.#children.get(id) ?? []
  }

  /** Returns the path from the top level to the category. A loop that someone made by hand ends where it closes. */
  lineage(row: CategoryRow): CategoryRow[] {
    const line = [row]
    let parent = row.parentId === null ? undefined : this.find(row.parentId)
    while (parent !== undefined && !line.includes(parent)) {
      line.unshift(parent)
      parent = parent.parentId === null ? undefined : this.find(parent.parentId)
    }
    return line
  }

  /** Returns the links to home, the ancestors and the category itself. */
  breadcrumb(row: CategoryRow): Link[] {
    return [homeLink, ...this.lineage(row).map(categoryLink)]
  }
}

/** Every breadcrumb begins here. */
export const homeLink: Link = { title: 'Home', link: '/' }

/** Returns the link of a category as breadcrumbs and menus show it. */
export function categoryLink(row: Pick<CategoryRow, 'title' | 'path'>): Link {
  return { title: row.title, link: `/${row.path}/` }
}
