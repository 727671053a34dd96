import type { EndpointBodyInput } from '@sluimer/contract/endpoint'
import type {
  tellAbandonedBrowseEndpoint,
  tellAbandonedCartEndpoint,
  tellAbandonedCategoryEndpoint,
  tellAbandonedEmailEndpoint,
} from '@sluimer/contract/marketing/abandon-endpoints'

/** The four calls of API-11 with their bodies. */
export interface AbandonCalls {
  cart: EndpointBodyInput<typeof tellAbandonedCartEndpoint>
  browse: EndpointBodyInput<typeof tellAbandonedBrowseEndpoint>
  category: EndpointBodyInput<typeof tellAbandonedCategoryEndpoint>
  email: EndpointBodyInput<typeof tellAbandonedEmailEndpoint>
}
export type AbandonKind = keyof AbandonCalls

interface Waiting {
  readonly call: object
  readonly timer: ReturnType<typeof setTimeout>
}

interface QueueOptions {
  readonly debounceMs: number
  readonly isAllowed: () => boolean
  readonly send: (kind: AbandonKind, call: object) => void
}

/** The most products that the contract accepts in one call. */
const mostProducts = 200

/**
 * Holds what a visit will report: the last call of each kind, with all products viewed since. Permission is checked
 * when a call is sent, so that consent withdrawn in the meantime counts.
 */
export class AbandonmentQueue {
  readonly #waiting = new Map<AbandonKind, Waiting>()
  readonly #options: QueueOptions

  constructor(options: QueueOptions) {
    this.#options = options
  }

  add<Kind extends AbandonKind>(kind: Kind, call: AbandonCalls[Kind]): void {
    const earlier = this.#waiting.get(kind)?.call
    this.drop(kind)
    const timer = setTimeout(() => this.#tell(kind), this.#options.debounceMs)
    this.#waiting.set(kind, { call: kind === 'browse' ? withEarlier(call, earlier) : call, timer })
  }

  drop(kind: AbandonKind): void {
    clearTimeout(this.#waiting.get(kind)?.timer)
    this.#waiting.delete(kind)
  }

  /** Reports at once everything that waits. */
  flush(): void {
    for (const kind of [...this.#waiting.keys()]) this.#tell(kind)
  }

  #tell(kind: AbandonKind): void {
    const waiting = this.#waiting.get(kind)
    this.drop(kind)
    if (waiting !== undefined && this.#options.isAllowed()) this.#options.send(kind, waiting.call)
  }
}

function withEarlier(call: object, earlier: object | undefined): object {
  const products = [...readProducts(earlier), ...readProducts(call)]
  return { products: [...new Set(products)].slice(-mostProducts) }
}

function readProducts(call: object | undefined): readonly string[] {
  return call !== undefined && 'products' in call && Array.isArray(call.products) ? call.products : []
}
