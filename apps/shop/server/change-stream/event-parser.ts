/** One event of a stream of server-sent events. */
export interface ServerEvent {
  id: string | undefined
  name: string
  data: string
}

/** No event of ours comes near this size; a stream that goes on without an end of one is broken. */
const longestEvent = 4_000_000

/** Reads events out of pieces of text, wherever those are cut. */
export function createEventParser(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    rest += piece.replaceAll('\r', '')
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    if (rest.length > longestEvent) throw new Error('An event of the change stream does not end')
    for (const block of blocks) onEvent(readBlock(block))
  }
}

function readBlock(block: string): ServerEvent {
  const event: ServerEvent = { id: undefined, name: 'message', data: '' }
  for (const line of block.split('\n')) {
    const colonAt = line.indexOf(':')
    const value = line.slice(colonAt + 1).replace(/^ /, '')
    const field = line.slice(0, colonAt)
    if (field === 'id') event.id = value
    if (field === 'event') event.name = value
    if (field === 'data') event.data += value
  }
  return event
}
