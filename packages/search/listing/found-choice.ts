/** What a product costs under the filters when the price range is ignored, and its saving in hundredths of a percent. */
export interface FoundChoice {
  cents: number
  discount: number
}
