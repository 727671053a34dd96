import { setImmediate } from 'node:timers/promises'
import { learnMore } from '@sluimer/assistant/headings/find-heading'
import { getLearntModel } from '@sluimer/assistant/intent/learnt-model'
import {
  askAssistantEndpoint,
  askOrderStatusEndpoint,
  saveChatEndpoint,
} from '@sluimer/contract/assistant/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { readClientAddress, toRateLimitKey } from '../../platform/http/client-address.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { askAssistant } from './ask-assistant.ts'
import type { Sources } from './draft/plan-context.ts'
import { createKnowledge } from './knowledge/knowledge.ts'
import { createModelEngine } from './model/model-engine.ts'
import { createTokenBudget } from './model/token-budget.ts'
import { answerOrderQuestion } from './order/answer-order-question.ts'
import type { Engine } from './plan/engine.ts'
import { saveChat } from './save-chat.ts'
import { createBuiltInEngine } from './turn/built-in-engine.ts'

/** Messages allowed per visitor's address; nobody types faster, and a program finds that it should stop. */
const messageLimit = { max: 30, windowMs: 60_000 }
const formLimit = { max: 20, windowMs: 10 * 60_000 }
/** A talk of a long evening. */
const longestTalkBytes = 512 * 1024

/** Registers the calls of the chat (API-12), which shows what listings show. */
export function registerAssistantRoutes(
  app: Server,
  deps: Deps,
  listings: Pick<Sources, 'search' | 'tiles' | 'products'>,
): void {
  const { db, clock, log } = deps
  const model = getLearntModel()
  // The first who asks something shall not wait for it.
  app.addHook('onListen', () => void learnHeadings())
  const engine = createEngine(deps, { db, ...listings, knowledge: createKnowledge(deps, model), model })
  registerEndpoint(
    app,
    askAssistantEndpoint,
    async ({ body }) => ({ ok: true, data: await askAssistant({ db, engine, log }, body, clock()) }),
    { rateLimit: messageLimit },
  )
  registerEndpoint(
    app,
    askOrderStatusEndpoint,
    ({ body, request }) => answerOrderQuestion(deps, body, toRateLimitKey(readClientAddress(request))),
    { rateLimit: formLimit },
  )
  registerEndpoint(
    app,
    saveChatEndpoint,
    async ({ body }) => {
      await saveChat(deps, body)
      return { ok: true, data: { saved: true as const } }
    },
    { rateLimit: formLimit, bodyLimit: longestTalkBytes },
  )
}

/** Learns what messages ask for little by little, so that others are answered meanwhile. */
async function learnHeadings(): Promise<void> {
  while (learnMore() === undefined) await setImmediate()
}

/** The built-in engine answers alone unless the shop has a model, and steps in whenever that has no good answer. */
function createEngine({ config, db, log }: Deps, sources: Sources): Engine {
  const builtIn = createBuiltInEngine(sources)
  const settings = config.assistantModel
  if (settings === undefined) return builtIn
  const budget = createTokenBudget(db, settings.tokensPerDay)
  return createModelEngine({ sources, settings, budget, fallback: builtIn, log })
}
