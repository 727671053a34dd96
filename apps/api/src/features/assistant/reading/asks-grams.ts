/** What a cloth weighs by its surface, which says how thick it is. */
export const asksGrams =
  /\b(?:gram|grams|grammen|gr|g) ?(?:per|\/|p) ?(?:m2|m²|vierkante meter|m\b)|\bgrammage\b|\bgsm (?:zijn|is|hebben|heeft)\b/iu
