/** The longest product has 500 variants with a price history each; a line above this is none (characters). */
const longestLine = 4_000_000

/** The lines of a text that comes in pieces. One that is too long comes without its text and is never held whole. */
export async function* linesOf(
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
