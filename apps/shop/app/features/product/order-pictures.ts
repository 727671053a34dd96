interface Pictured {
  key: string
}

/**
 * Puts the pictures of the chosen variant first: its own, and those behind it up to the next one that belongs to variants. Pictures of
 * a color follow each other, so a shopper who came for the red one sees no green one second.
 */
export function orderPictures<P extends Pictured>(
  pictures: readonly P[],
  chosenKey: string | null,
  variantKeys: ReadonlySet<string | null>,
): readonly P[] {
  const start = pictures.findIndex(({ key }) => key === chosenKey)
  if (start < 0) return pictures
  const length = pictures.slice(start + 1).findIndex(({ key }) => variantKeys.has(key))
  const end = length < 0 ? pictures.length : start + 1 + length
  return [...pictures.slice(start, end), ...pictures.slice(0, start), ...pictures.slice(end)]
}
