/**
 * Orders sizes such as '140x200' (centimetres, width and then length) from narrow to wide, and sizes of the same width from short
 * to long. The rule is the same for every category, however many sizes it shows, so that a shopper knows where to look.
 */
export function bySize(a: string, b: string): number {
  const [width, length] = parseSides(a)
  const [otherWidth, otherLength] = parseSides(b)
  return width - otherWidth || length - otherLength
}

/** Throws when a key is no size, because a name would end up anywhere in the list. */
function parseSides(size: string): [width: number, length: number] {
  const [, width, length] = /^(\d+)x(\d+)$/.exec(size) ?? []
  if (width === undefined || length === undefined) throw new RangeError(`not a size: ${size}`)
  return [Number(width), Number(length)]
}
