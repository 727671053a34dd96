import type { ProductTile } from '@sluimer/contract/catalog/tile'

/** Whether shoppers compose a product themselves: its link leads into the configurator instead of to a page about it. */
export function isComposed({ link }: Pick<ProductTile, 'link'>): boolean {
  return link.startsWith('/configurator/')
}
