/** How much the words of a field mean, out of 255. */

export const MAX_WEIGHT = 255
/**
 * Dutch titles begin with what the product is: "Hoeslaken topper" is no topper. No word reaches this by standing in
 * several other fields.
 */
export const FIRST_WORD_WEIGHT = 235
export const TITLE_WEIGHT = 215
export const ATTRIBUTE_WEIGHT = 200
/** A subtitle may name what the product goes with, a category much that it is not. */
export const SUBTITLE_WEIGHT = 140
export const CATEGORY_WEIGHT = 130
export const DESCRIPTION_WEIGHT = 40
