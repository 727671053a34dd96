import { compareCachedPage } from '../cached-page/compare.ts'
import type { Part } from '../figures/row.ts'
import { measureStart } from '../first-start/measure-start.ts'
import { compareLighthouse } from '../lighthouse/compare.ts'
import { compareOrders } from '../orders/compare.ts'
import { compareProductPage } from '../product-page/compare.ts'
import { compareSearch } from '../search/compare.ts'

/** The parts of the table, in its order. Each starts what it measures itself, so that none is warm from another. */
export const parts: readonly Part[] = [
  { name: 'cached-page', title: 'A page from memory', measure: compareCachedPage },
  { name: 'product-page', title: 'A product page made anew', measure: compareProductPage },
  { name: 'search', title: 'Listing and search', measure: compareSearch },
  { name: 'orders', title: 'Whole orders', measure: compareOrders },
  { name: 'lighthouse', title: 'As a phone sees it', measure: compareLighthouse },
  { name: 'start', title: 'Start, memory, install', measure: measureStart },
]
