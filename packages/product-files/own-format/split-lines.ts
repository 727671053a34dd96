/** The longest product has 500 variants with a price history each; no valid line is longer than this (characters). */
const longestLine = 4_000_000

/**
 * Yields the lines of a text that comes in pieces. A line that is too long comes without text, and is never held whole.
 */
export async function* splitLines(
  pieces: AsyncIterable<string>,
): AsyncGenerator<{ line: number; text: string | undefined }> {
  let line = 1
  let open = ''
  let isTooLong = false
  for await (const piece of pieces) {
    const parts = piece.split('\n')
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        yield { line, text: isTooLong ? undefined : open }
        line++
        open = ''
        isTooLong = false
      }
      if (open.length + part.length > longestLine) isTooLong = true
      open = isTooLong ? '' : open + part
    }
  }
  if (open !== '' || isTooLong) yield { line, text: isTooLong ? undefined : open }
}
