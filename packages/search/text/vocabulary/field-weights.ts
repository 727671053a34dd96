/** How much the words of a field mean, out of 255. */

export const maxWeight = 255
/**
 * Dutch titles begin with what the product is: "Hoeslaken topper" is no topper. No word reaches this by standing in
 * several other fields.
 */
export const firstWordWeight = 235
export const titleWordWeight = 215
export const attributeWeight = 200
/** A subtitle may name what the product goes with, a category much that it is not. */
export const subtitleWeight = 140
export const categoryWeight = 130
export const descriptionWeight = 40
