const slash = '/'

/**
 * Removes the slashes around a path (API-16): '/slapen/dekbed/' becomes 'slapen/dekbed'. Slashes inside stay as they
 * are. Walks inwards from both ends, so that a text of nothing but slashes costs no more than its length.
 */
export function withoutOuterSlashes(path: string): string {
  let start = 0
  let end = path.length
  while (start < end && path[start] === slash) start += 1
  while (end > start && path[end - 1] === slash) end -= 1
  return path.slice(start, end)
}
