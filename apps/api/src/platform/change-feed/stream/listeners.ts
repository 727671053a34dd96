import type { ServerResponse } from 'node:http'

/** A listener that leaves more unread is disconnected; it returns and learns that anything may have changed. */
const mostUnreadBytes = 1_000_000

/** Holds the open connections of the listeners. None of them can hold up the others or fill the memory. */
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
      // A listener that disconnects while something is written to it is not our failure.
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
