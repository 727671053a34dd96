import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { Product } from '@sluimer/contract/catalog/product'
import type { Sources } from '../draft/plan-context.ts'
import { understandWish } from '../slots/understand-wish.ts'
import { listAll } from '../tools/find-in-index.ts'
import { type Bound, readSide } from './lengths.ts'

const [mostShown, mostRead] = [4, 60]

interface Sized {
  readonly page: Product
  readonly lengths: readonly number[]
}

/** Goods of a wish that are as long, broad or thick as was asked, and those that come nearest. */
interface Within {
  readonly fitting: readonly Sized[]
  readonly nearest: readonly Sized[]
  readonly best: number
}

/** Finds the goods of a wish whose pages tell a length within a bound; undefined when none of them tells it. */
export async function findWithin(
  sources: Sources,
  { wish: said, bound, at }: { wish: Wish; bound: Bound; at: Date },
): Promise<Within | undefined> {
  const { wish, scope } = await understandWish(sources, said, at)
  const ids = listAll(sources.search.index, wish, scope)
  const pages = await sources.products.findPages(ids.slice(0, mostRead), at)
  const measured = pages.flatMap((page) => {
    const lengths = readSide(page, bound.side)
    return lengths.length === 0 ? [] : [{ page, lengths }]
  })
  if (measured.length === 0) return undefined
  const isWithin = (length: number) => length >= bound.least && length <= bound.most
  const fitting = measured
    .map(({ page, lengths }) => ({ page, lengths: lengths.filter(isWithin) }))
    .filter(({ lengths }) => lengths.length > 0)
    .slice(0, mostShown)
  const aim =
    Number.isFinite(bound.most) && bound.least > 0
      ? (bound.least + bound.most) / 2
      : bound.least || bound.most
  const far = (length: number) => Math.abs(length - aim)
  const best = measured
    .flatMap(({ lengths }) => lengths)
    .reduce((one, other) => (far(other) < far(one) ? other : one))
  return {
    fitting,
    best,
    nearest: measured.filter(({ lengths }) => lengths.includes(best)).slice(0, mostShown),
  }
}
