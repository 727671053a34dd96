import { checkAnswer } from '@sluimer/assistant/exit/check-answer'
import { createFacts } from '@sluimer/assistant/exit/facts'
import { isGrounded } from '@sluimer/assistant/exit/grounds'
import { isDutch } from '@sluimer/assistant/exit/is-dutch'
import { classify } from '@sluimer/assistant/intent/classify'
import { readSubject, writeSubject } from '@sluimer/assistant/subject/subject'
import type { AssistantQuestion } from '@sluimer/contract/assistant/schemas'
import { hasClosingWord } from '@sluimer/domain/assistant/closing-word'
import type { Logger } from '../../../platform/log.ts'
import { aDraft, type Draft } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import type { Engine } from '../plan/engine.ts'
import { isTalkIntent } from '../talk/answer-talk.ts'
import { askModel, type ModelMessage } from './chat-stream.ts'
import { runTool, type ToolResults, toolDefinitions } from './model-tools.ts'
import { toFirstMessages } from './prompt.ts'
import type { TokenBudget } from './token-budget.ts'
import { ModelFailure, type ModelTurn } from './turn-reader.ts'

/** The model that answers, and what it may cost. */
interface ModelSettings {
  readonly url: string
  readonly key: string | undefined
  readonly model: string
  /** For a whole turn: all of its rounds and tools. */
  readonly timeoutMs: number
}

/** Rounds in which a model may use tools, with the one in which it answers. */
const mostRounds = 4
const mostTokens = 400
/** An answer of a few sentences. */
const longestAnswer = 700
const mostTiles = 4
const mostLinks = 2
/** A tool's answer that a model reads; more is cut off. */
const longestToolAnswer = 3000
/** Above this share the built-in engine knows what a message is: it needs no model, and some must not have one. */
const sureShare = 0.6

interface Means {
  readonly sources: Sources
  readonly settings: ModelSettings
  readonly budget: TokenBudget
  readonly fallback: Engine
  readonly log: Logger
}

/**
 * Creates the engine that lets a model choose the tools and the words. Whatever goes wrong, the built-in engine answers: no
 * connection, a status, silence, a broken stream, an unknown tool, wrong arguments, a loop, a spent budget, an answer that is
 * not Dutch, too long, without ground in what tools gave, or against the exit check. Small talk, medical and legal
 * questions, orders and attempts to command it never reach the model.
 */
export function createModelEngine(means: Means): Engine {
  const { sources, fallback, log } = means
  return {
    async answer(question, at) {
      const [best] = classify(sources.model, question.message)
      if (best !== undefined && best.share > sureShare && isForBuiltIn(best.intent))
        return fallback.answer(question, at)
      try {
        return await converse(means, question, at)
      } catch (error) {
        const reason =
          error instanceof ModelFailure ? error.message : error instanceof Error ? error.name : 'unknown'
        log.warn({ reason }, 'the model of the assistant gave no answer; the built-in engine does')
        return fallback.answer(question, at)
      }
    },
  }
}

function isForBuiltIn(intent: ReturnType<typeof classify>[number]['intent']): boolean {
  return (
    isTalkIntent(intent) || ['legal', 'order_status', 'order_change', 'contact', 'account'].includes(intent)
  )
}

async function converse(means: Means, question: AssistantQuestion, at: Date): Promise<Draft> {
  const signal = AbortSignal.timeout(means.settings.timeoutMs)
  const results: ToolResults = {
    ...{ facts: createFacts(), tiles: new Map(), links: new Map() },
    ...{ wish: undefined, asksOrder: false, needsPerson: false },
  }
  const messages: ModelMessage[] = toFirstMessages(question)
  const used = new Set<string>()
  for (let round = 0; round < mostRounds; round++) {
    const turn = await askWithinBudget(means, messages, signal, at)
    if (turn.toolCalls.length === 0) return toCheckedDraft(turn.content, question, results)
    messages.push({
      role: 'assistant',
      content: turn.content === '' ? null : turn.content,
      tool_calls: turn.toolCalls.map(({ id, name, arguments: args }) => ({
        ...{ id, type: 'function' as const },
        function: { name, arguments: args },
      })),
    })
    for (const call of turn.toolCalls) {
      const key = `${call.name} ${call.arguments}`
      if (used.has(key)) throw new ModelFailure('went round in circles')
      used.add(key)
      const said = await runOnce(call, { sources: means.sources, at, results })
      messages.push({ role: 'tool', tool_call_id: call.id, content: said.slice(0, longestToolAnswer) })
    }
  }
  throw new ModelFailure('used too many rounds')
}

async function runOnce(
  call: ModelTurn['toolCalls'][number],
  context: Parameters<typeof runTool>[2],
): Promise<string> {
  try {
    return await runTool(call.name, call.arguments, context)
  } catch {
    throw new ModelFailure('used a tool wrongly')
  }
}

/** Reserves what a round may cost before it is asked, so that many at once cannot spend more than a day's budget. */
async function askWithinBudget(
  { settings, budget }: Means,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
  at: Date,
): Promise<ModelTurn> {
  const sent = JSON.stringify([messages, toolDefinitions])
  const reserved = budget.estimate(sent) + mostTokens
  if (!(await budget.reserve(reserved, at))) throw new ModelFailure('would cost more than a day may')
  const turn = await askModel({ ...settings, messages, tools: toolDefinitions, mostTokens }, signal)
  const said = turn.content + JSON.stringify(turn.toolCalls)
  await budget.settle(reserved, Math.max(turn.tokens ?? 0, budget.estimate(sent + said)), at)
  return turn
}

/** Makes a draft of what the model says, or throws: the exit check is the same one that all answers pass once more. */
function toCheckedDraft(said: string, question: AssistantQuestion, results: ToolResults): Draft {
  const content = dropClosings(said.replaceAll('**', ''))
  if (content === '' || content.length > longestAnswer) throw new ModelFailure('said nothing, or too much')
  if (!isDutch(content)) throw new ModelFailure('did not answer in Dutch')
  const { facts, tiles, wish, asksOrder, needsPerson } = results
  if (checkAnswer({ content, paths: [] }, facts).length > 0) throw new ModelFailure('said what no tool gave')
  if (!isGrounded(content, facts)) throw new ModelFailure('said what has no ground')
  const named = [...tiles.values()].filter(({ title }) => content.includes(title))
  const products = (named.length > 0 ? named : [...tiles.values()]).slice(0, mostTiles)
  const former = readSubject(question.subject)
  const subject = wish === undefined ? former : { wish, productIds: products.map(({ id }) => Number(id)) }
  return aDraft(content, {
    products,
    links: [...results.links.values()].slice(0, mostLinks),
    asksOrder,
    needsPerson,
    subject: subject === undefined ? null : writeSubject(subject),
    facts,
  })
}

/** Leaves out what would end the talk (CH-03): a model says goodbye after every answer. */
function dropClosings(content: string): string {
  return content
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.!?])\s+/u)
        .filter((sentence) => !hasClosingWord(sentence))
        .join(' '),
    )
    .join('\n')
    .trim()
}
