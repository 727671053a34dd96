/** What the api is told about the visitor for whom a call is made. */
export interface Visit {
  requestId: string
  /** Empty for a call that is made for nobody in particular. */
  clientAddress: string
  /** The visitor's Cookie header, or an empty string. */
  cookie: string
}

/** A call to the api. The body is whole, so that it can be sent once more with a new token. */
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
   * `NotSignedIn` when it does not let the shop in: its 401 would tell visitors that they are at fault.
   */
  send(call: ApiCall, visit: Visit): Promise<Response>
}

/** Where the tag manager is, and the origins that a page may call once a visitor allows it. */
interface TagManager {
  id: string
  url: string
  origins: string[]
}

/** What the host gives to the pages for one request. */
export interface HostContext {
  visit: Visit
  gateway: ApiGateway
  publicUrl: string
  /** The tag manager for visitors who allow it, and the addresses that may then be called; null when there is none. */
  tagManager: TagManager | null
  /** Where the browser finds the official notice on the legal guarantee; absent until the owner has put it in. */
  guaranteeNotice?: string | undefined
  logError: (error: unknown) => void
  /** Cookies that the pages' calls to the api brought along, to be sent to the browser. Filled while pages work. */
  setCookies: string[]
  /** How much lies in the cart of those for whom the page is made, when that is known already. */
  cartCount?: () => number
  /** The status of what went wrong before a page was asked for: the page then tells only that (SC-05). */
  failure?: number
}
