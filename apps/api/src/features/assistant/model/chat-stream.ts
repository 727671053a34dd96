import { createParser } from 'eventsource-parser'
import { createTurnReader, ModelFailure, type ModelTurn } from './turn-reader.ts'

/** A message of a talk with a model, in the form of OpenAI's chat completions. */
export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | {
      readonly role: 'assistant'
      readonly content: string | null
      readonly tool_calls: readonly ToolCallMessage[]
    }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string }

interface ToolCallMessage {
  readonly id: string
  readonly type: 'function'
  readonly function: { readonly name: string; readonly arguments: string }
}

/** Longer than any answer of a few sentences with its tool calls, in the protocol's wrapping. */
const mostBytes = 256 * 1024

export interface ModelRequest {
  readonly url: string
  readonly key: string | undefined
  readonly model: string
  readonly messages: readonly ModelMessage[]
  readonly tools: readonly object[]
  readonly mostTokens: number
}

/**
 * Asks a model behind an OpenAI-compatible address and reads its stream to the end. Throws `ModelFailure` for anything but a whole
 * answer: another status than 200, a redirect, no event stream, broken JSON, an error inside the stream, one that breaks
 * off or is too long. `signal` ends it at any moment.
 */
export async function askModel(request: ModelRequest, signal: AbortSignal): Promise<ModelTurn> {
  const { url, key, model, messages, tools, mostTokens } = request
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      ...{ model, messages, tools, tool_choice: 'auto', temperature: 0, max_tokens: mostTokens },
      ...{ stream: true, stream_options: { include_usage: true } },
    }),
  })
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel()
    throw new ModelFailure(
      response.ok ? 'answered without a stream' : `answered with status ${response.status}`,
    )
  }
  return readTurn(response.body ?? new ReadableStream())
}

async function readTurn(body: AsyncIterable<Uint8Array>): Promise<ModelTurn> {
  const reader = createTurnReader()
  const parser = createParser({
    maxBufferSize: mostBytes,
    onEvent: ({ data }) => reader.take(data),
    onError: (error) => {
      throw new ModelFailure(`sent a broken stream: ${error.type}`)
    },
  })
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new ModelFailure('sent too many bytes')
    parser.feed(decoder.decode(chunk, { stream: true }))
  }
  return reader.finish()
}
