/** A word that points at goods that were shown: 'wat kost die?' */
export const pointsBack =
  /\b(?:die|deze|dat|dit|hem|hij|ie|ze|daarvan|ervan|eerste|tweede|derde|vierde|laatste)\b/iu
