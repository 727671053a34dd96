import type { AgentScope } from '@sluimer/contract/agent/ucp'

/** What the api learns about the visitor behind a call. */
export interface Visit {
  requestId: string
  /** Empty for a call on nobody's behalf. */
  clientAddress: string
  /** The visitor's Cookie header, or an empty string. */
  cookie: string
}

/** A call to the api. The body is a whole text, so that it can be sent once more with a new token. */
export interface ApiCall {
  method: string
  /** Path with query: `/v1/cart`. */
  path: string
  headers?: Headers
  body?: Uint8Array<ArrayBuffer> | string | null
  signal?: AbortSignal
}

export interface ApiGateway {
  /**
   * Sends a call with the service token. Throws `TypeError` when the api is away, `TimeoutError` when it is silent, and
   * `NotSignedIn` when it rejects the shop's token: a 401 would tell visitors that they are at fault.
   */
  send(call: ApiCall, visit: Visit): Promise<Response>
}

/** The tag manager's address, and the origins that a page may call once a visitor allows it. */
interface TagManager {
  id: string
  url: string
  origins: string[]
}

/** The data and services that the host gives to the pages for one request. */
export interface HostContext {
  visit: Visit
  gateway: ApiGateway
  publicUrl: string
  /** The tag manager for visitors who allow it, with the origins that may then be called; null when there is none. */
  tagManager: TagManager | null
  /** The browser's address for the official notice on the legal guarantee; absent until the owner has added it. */
  guaranteeNotice?: string | undefined
  /** The first name of the assistant in the chat (CH-01). */
  assistantName?: string | undefined
  /** What the owner opened to agents of shoppers; absent where the host says nothing, and then nothing is open. */
  agents?: AgentScope | undefined
  logError: (error: unknown) => void
  /** Cookies from the pages' calls to the api, to be sent to the browser. Filled while the pages work. */
  setCookies: string[]
  /** The number of pieces in the cart of the visitors for whom the page is made, when it is known already. */
  cartCount?: () => number
  /**
   * Keeps beside the page what its scripts begin with, which only the same `build` of the pages' code understands; returns where they
   * find it. Present when the page is made for everyone, to be kept: its scripts then start with the first touch.
   */
  keepState?: (build: string, state: string) => string
  /** The status of a failure before the page's own code ran: the page then shows only that (SC-05). */
  failure?: number
}
