import { z } from 'zod'
import type { Logger } from '../logger.ts'

/** A refused sign-in is not repeated sooner, to spare an api in trouble. */
const pauseAfterRefusalMs = 2_000
/** Asking an unreachable api costs nothing, and the shop should sign in as soon as it is back. */
const pauseWhileAwayMs = 100
/** A 401 for a token younger than this is about something else (a customer who is not signed in). */
const freshForMs = 10_000
const signInTimeoutMs = 5_000

const answerSchema = z.object({ access_token: z.string().min(1) })

/** The storefront's own sign-in at the api (API-01). Only the server holds the token. */
export interface ServiceToken {
  /** Returns the token, and signs in when there is none; undefined while the api refuses or is unreachable. Never throws. */
  get(): Promise<string | undefined>
  /** Returns a new token in place of one the api refused; undefined when the refused one is new or no other can be had. */
  replace(refused: string): Promise<string | undefined>
}

export function createServiceToken(options: {
  apiUrl: string
  serviceEmail: string
  servicePassword: string
  logger: Logger
  now?: () => number
}): ServiceToken {
  const { logger, now = Date.now } = options
  let current: { token: string; since: number } | undefined
  let signingIn: Promise<string | undefined> | undefined
  let retryFrom = 0

  async function signIn(): Promise<string | undefined> {
    if (now() < retryFrom) return undefined
    try {
      const token = await requestToken(options)
      current = { token, since: now() }
      logger.info('signed in at the api')
      return token
    } catch (error) {
      const isAway = error instanceof TypeError
      retryFrom = now() + (isAway ? pauseWhileAwayMs : pauseAfterRefusalMs)
      logger.error({ err: error }, 'sign-in at the api failed; calls are refused until it works')
      return undefined
    }
  }

  /** Lets requests that need a token at the same time share one sign-in. */
  function signInOnce() {
    signingIn ??= signIn().finally(() => {
      signingIn = undefined
    })
    return signingIn
  }

  return {
    get: async () => current?.token ?? (await signInOnce()),
    async replace(refused) {
      if (current && current.token !== refused) return current.token
      if (current && now() - current.since < freshForMs) return undefined
      current = undefined
      return signInOnce()
    },
  }
}

async function requestToken(options: { apiUrl: string; serviceEmail: string; servicePassword: string }) {
  const response = await fetch(`${options.apiUrl}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email: options.serviceEmail, password: options.servicePassword }),
    signal: AbortSignal.timeout(signInTimeoutMs),
  })
  if (!response.ok) throw new Error(`The api answered the sign-in with ${response.status}`)
  return answerSchema.parse(await response.json()).access_token
}
