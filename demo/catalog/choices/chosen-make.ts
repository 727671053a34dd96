import type { DemoProduct } from '../product.ts'

/** A product of one make, and what a shopper chooses to get it. */
export interface ChosenMake {
  product: DemoProduct
  choice: Readonly<Record<string, string>>
}
