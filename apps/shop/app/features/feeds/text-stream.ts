/**
 * Returns a body that is made chunk by chunk while it is read, so that its length costs no memory. When making it
 * fails, the answer breaks off: half a file must not look like a whole one.
 */
export function toTextStream(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}
