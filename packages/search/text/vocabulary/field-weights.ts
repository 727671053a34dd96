/** The weight of a word by its field, out of 255. */

export const maxWeight = 255
/**
 * Dutch titles begin with what the product is: "Hoeslaken topper" is not a topper. No word reaches this weight through
 * several other fields.
 */
export const firstWordWeight = 235
export const titleWordWeight = 215
export const attributeWeight = 200
/** A subtitle may name what the product goes with, and a category much that it is not. */
export const subtitleWeight = 140
export const categoryWeight = 130
export const descriptionWeight = 40
