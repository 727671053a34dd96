import { setTimeout as pause } from 'node:timers/promises'
import { createParser, type EventSourceMessage, type ParseError } from 'eventsource-parser'
import { z } from 'zod'
import type { ServiceToken } from '../api/service-token.ts'
import type { Logger } from '../logger.ts'

/** What the api read longer ago says nothing about now: a change must be visible within a second. */
const liveForMs = 1_000
/** The api sends something four times a second; a connection that is silent for longer is made anew. */
const silenceMs = 3_000
const connectTimeoutMs = 5_000
const firstPauseMs = 100
const longestPauseMs = 2_000
/** None of our events comes near this size; a stream that goes on without the end of an event is broken. */
const longestEvent = 4_000_000

const dataSchema = z.object({
  tags: z.array(z.string()).optional(),
  place: z.string().optional(),
  age_ms: z.number().default(0),
})

/** Tells the rest of this process what changed at the api. */
export interface ChangeStream {
  /** Whether every change until a moment ago has been heard. While false, nothing that was kept may be used without asking the api. */
  isLive(): boolean
  /** Returns how far in the api's change feed this process has heard; calls name it, so that no answer is older. */
  place(): string | undefined
  /** Returns how often the connection was made, for the statistics. */
  connections(): number
  stop(): void
}

/**
 * Holds one connection to the api and calls `hear` with the tags of each change. A broken connection is made anew and goes on
 * where it broke off. When the api can no longer tell what was missed, the tag is `*`: everything may have changed.
 */
export function followChanges(options: {
  apiUrl: string
  token: ServiceToken
  logger: Logger
  hear: (tags: readonly string[]) => void
  now?: () => number
}): ChangeStream {
  const { apiUrl, token, logger, hear, now = () => performance.now() } = options
  const stopping = new AbortController()
  let lastId: string | undefined
  let place: string | undefined
  /** When the api last looked for changes, as far as this process has heard. */
  let readAt = Number.NEGATIVE_INFINITY
  let connections = 0
  let pauseMs = firstPauseMs

  function onEvent(event: EventSourceMessage) {
    const { tags, place: newPlace, age_ms: ageMs } = dataSchema.parse(JSON.parse(event.data))
    place = newPlace ?? place
    if (tags) hear(tags)
    lastId = event.id ?? lastId
    readAt = now() - ageMs
    pauseMs = firstPauseMs
  }

  /** Listens until the connection ends, which is always by an error. */
  async function listen() {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(new Error('no answer')), connectTimeoutMs)
    try {
      const answer = await connect(AbortSignal.any([stopping.signal, silence.signal]))
      connections++
      logger.info('hearing of changes')
      const parser = createParser({ onEvent, onError: failOnEndlessEvent, maxBufferSize: longestEvent })
      for await (const piece of answer.pipeThrough(new TextDecoderStream())) {
        parser.feed(piece)
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(new Error('the api is silent')), silenceMs)
      }
      throw new Error('the api ended the connection')
    } finally {
      clearTimeout(timer)
      readAt = Number.NEGATIVE_INFINITY
    }
  }

  async function connect(signal: AbortSignal) {
    const bearer = await token.get()
    const headers = new Headers({ accept: 'text/event-stream', authorization: `Bearer ${bearer}` })
    if (lastId !== undefined) headers.set('last-event-id', lastId)
    const answer = await fetch(`${apiUrl}/changes`, { headers, signal })
    if (answer.ok && answer.body) return answer.body
    await answer.body?.cancel()
    if (answer.status === 401 && bearer !== undefined) await token.replace(bearer)
    throw new Error(`the api answered ${answer.status}`)
  }

  async function listenForever() {
    while (!stopping.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!stopping.signal.aborted)
          logger.warn({ err: error }, 'cut off from changes: the api is asked about every page')
      })
      await pause(pauseMs * (0.5 + Math.random()), undefined, { signal: stopping.signal }).catch(() => {})
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  void listenForever()
  return {
    isLive: () => now() - readAt < liveForMs,
    place: () => place,
    connections: () => connections,
    stop: () => stopping.abort(),
  }
}

/** Ignores any other oddity in a stream, as the standard requires. */
function failOnEndlessEvent(error: ParseError): void {
  if (error.type === 'max-buffer-size-exceeded') throw error
}
