import type { DependsOn } from '../../../platform/http/depends-on.ts'

/** Any product may come into a listing, leave it or move in it; only what staff wrote for other places is not in it. */
export const madeOfProducts: DependsOn = { content: [] }
