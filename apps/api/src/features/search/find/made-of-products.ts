import type { DependsOn } from '../../../platform/http/depends-on.ts'

/** Any product may enter a listing, leave it or move in it; only staff's texts for other places cannot affect it. */
export const madeOfProducts: DependsOn = { content: [] }

/** The head of a category also shows what staff put together for it. */
export const madeOfProductsAndFloors: DependsOn = { content: ['shop-floor'] }
