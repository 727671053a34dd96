import { z } from 'zod'

/** A tool that a model wants to use. The name and the arguments are the model's own words: unchecked. */
interface ToolCall {
  readonly id: string
  readonly name: string
  /** JSON, if the model kept to the protocol. */
  readonly arguments: string
}

/** What a model said in one answer. */
export interface ModelTurn {
  readonly content: string
  readonly toolCalls: readonly ToolCall[]
  /** What the server says that it cost, in tokens; undefined when it says nothing. */
  readonly tokens: number | undefined
}

/** Why a model has no usable answer. The reason is for the log, and holds nothing of what was said. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
}

const longestContent = 4000
const mostToolCalls = 4
const longestArguments = 2000

const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z
                    .int()
                    .min(0)
                    .max(mostToolCalls - 1)
                    .default(0),
                  id: z.string().max(200).nullish(),
                  function: z
                    .object({ name: z.string().nullish(), arguments: z.string().nullish() })
                    .default({}),
                }),
              )
              .nullish(),
          })
          .default({}),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z.object({ total_tokens: z.int().min(0) }).nullish(),
  error: z.unknown().optional(),
})

/** Puts an answer together from the chunks of a stream. */
export interface TurnReader {
  /** Takes the data of one event. Throws `ModelFailure` when it is not of the protocol, and when the answer grows too long. */
  take(data: string): void
  /** Returns the whole answer. Throws `ModelFailure` when the stream ended before it. */
  finish(): ModelTurn
}

export function createTurnReader(): TurnReader {
  const calls = new Map<number, { id: string; name: string; arguments: string }>()
  let content = ''
  let tokens: number | undefined
  let isWhole = false
  return {
    take(data) {
      if (data === '[DONE]') {
        isWhole = true
        return
      }
      const { choices, usage, error } = parseChunk(data)
      if (error !== undefined && error !== null) throw new ModelFailure('reported an error in its stream')
      tokens = usage?.total_tokens ?? tokens
      const [choice] = choices
      content += choice?.delta.content ?? ''
      for (const { index, id, function: part } of choice?.delta.tool_calls ?? []) {
        const former = calls.get(index) ?? { id: '', name: '', arguments: '' }
        const call = {
          id: former.id || (id ?? ''),
          name: former.name + (part.name ?? ''),
          arguments: former.arguments + (part.arguments ?? ''),
        }
        if (call.arguments.length > longestArguments) throw new ModelFailure('gave too long arguments')
        calls.set(index, call)
      }
      if (content.length > longestContent) throw new ModelFailure('said too much')
      if (choice?.finish_reason === 'length') throw new ModelFailure('used all its tokens')
      if (typeof choice?.finish_reason === 'string') isWhole = true
    },
    finish() {
      if (!isWhole) throw new ModelFailure('broke off')
      return { content: content.trim(), toolCalls: [...calls.values()], tokens }
    },
  }
}

function parseChunk(data: string) {
  try {
    return chunkSchema.parse(JSON.parse(data))
  } catch {
    throw new ModelFailure('sent a chunk that is not of the protocol')
  }
}
