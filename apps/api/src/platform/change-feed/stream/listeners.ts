import type { ServerResponse } from 'node:http'

/** A listener that leaves more than this unread is let go; it comes back and is told that everything may have changed. */
const mostUnreadBytes = 1_000_000

/** The open connections of those who listen. None of them can hold up the others or fill the memory. */
export function createListeners() {
  const open = new Set<ServerResponse>()

  function send(listener: ServerResponse, event: StreamEvent) {
    if (listener.writableLength > mostUnreadBytes) return void listener.destroy()
    const id = event.id === undefined ? '' : `id: ${event.id}\n`
    listener.write(`${id}event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`)
  }

  return {
    get count() {
      return open.size
    },
    add(listener: ServerResponse) {
      open.add(listener)
      listener.once('close', () => open.delete(listener))
      // A listener that breaks off while something is written to it is no failure of ours.
      listener.on('error', () => open.delete(listener))
    },
    send,
    sendAll(event: StreamEvent) {
      for (const listener of open) send(listener, event)
    },
    endAll() {
      for (const listener of open) listener.end()
    },
  }
}

export interface StreamEvent {
  name: 'change' | 'beat'
  id?: string
  data: object
}
