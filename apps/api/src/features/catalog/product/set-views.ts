import type { Image } from '@sluimer/contract/platform/primitives'

/**
 * Finds pictures of beds by the slugs of their sets: the views of the bed with which a shopper begins. A product page and a tile
 * show them after the product's own. The catalogue is told how, because sets lie on a floor above it.
 */
export type FindSetViews = (slugs: readonly string[]) => Promise<ReadonlyMap<string, readonly Image[]>>

/** The views of a shop without sets. */
export const findNoSetViews: FindSetViews = async () => new Map()
