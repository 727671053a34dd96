const slash = '/'

/**
 * A path without the slashes around it (API-16): 'slapen/dekbed' for '/slapen/dekbed/'. The slashes within stay as they
 * are. It walks inwards from both ends, so that a text of nothing but slashes costs no more than its length.
 */
export function withoutOuterSlashes(path: string): string {
  let start = 0
  let end = path.length
  while (start < end && path[start] === slash) start += 1
  while (end > start && path[end - 1] === slash) end -= 1
  return path.slice(start, end)
}
