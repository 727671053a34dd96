import type { ApiGateway, HostContext, Visit } from '../../app/lib/api/host.server.ts'
import { toSharedCookie } from '../../app/lib/api/shared-cookie.ts'
import { buildSecurityHeaders } from '../answer/security-headers.ts'
import type { PageHandler } from '../pages/page-handler.ts'
import type { ChangeLog } from './change-log.ts'
import { type KeptPage, keepPage } from './kept-page.ts'
import type { KnownAnswers } from './known-answers.ts'
import { formatStateAddress, keepState, nameState } from './page-states.ts'
import { type Recording, recordAnswers } from './recording-gateway.ts'

/** A page that takes longer is made for its visitor alone, who then sees what is wrong. */
const makingTimeoutMs = 15_000

/**
 * `keep`: the same for everyone until something that it is made of changes. `share`: for everyone who waits for it now, and made
 * anew for the next visitor, because something was missing or failed. `alone`: every visitor needs a page of their own.
 * `failed`: there is no page.
 */
export type MadePage =
  | {
      kind: 'keep'
      page: KeptPage
      /** Whether it shows the number of pieces in the cart, and so is only for visitors with the same number. */
      showsCartCount: boolean
    }
  | { kind: 'share'; page: KeptPage }
  | { kind: 'alone' | 'failed' }

export interface Making {
  gateway: ApiGateway
  changes: ChangeLog
  answers: KnownAnswers
  place: () => string | undefined
  handlePage: PageHandler
  /** What pages know about the shop itself. */
  shop: Pick<
    HostContext,
    'publicUrl' | 'tagManager' | 'guaranteeNotice' | 'assistantName' | 'agents' | 'logError'
  >
}

/**
 * Makes a page for everyone, or for everyone with a bed of the same size. It gets no other cookie, header or word of the visitor who
 * asked first, so that it can contain nothing of theirs.
 */
export async function makePage(
  address: string,
  cartCount: number,
  visit: Visit,
  making: Making,
): Promise<MadePage> {
  const { changes, shop } = making
  const trueAt = changes.current()
  const recording = recordAnswers(making)
  const setCookies: string[] = []
  let showsCartCount = false
  let state: { build: string; hash: string; text: string } | undefined
  const request = new Request(new URL(address, shop.publicUrl), {
    signal: AbortSignal.timeout(makingTimeoutMs),
  })
  const answer = await making
    .handlePage(request, {
      // Only the visitor's address stays, so that the api counts its calls for the visitor who asks.
      visit: { ...visit, cookie: toSharedCookie(visit.cookie) },
      gateway: recording.gateway,
      ...shop,
      setCookies,
      keepState(build, text) {
        const hash = nameState(text)
        state = { build, hash, text }
        return formatStateAddress({ build, hash, page: address })
      },
      cartCount: () => {
        showsCartCount = true
        return cartCount
      },
    })
    .catch(shop.logError)
  const kind = chooseKind(answer?.status ?? 0, setCookies.length > 0 ? 'alone' : recording.verdict())
  if (answer && (kind === 'keep' || kind === 'share')) {
    const kept = state && (await keepState(state.build, state.hash, state.text))
    const fixedHeaders = buildSecurityHeaders(shop.publicUrl)
    const page = await keepPage(answer, { used: recording.used, state: kept, trueAt }, fixedHeaders)
    return kind === 'keep' ? { kind, page, showsCartCount } : { kind, page }
  }
  await answer?.body?.cancel()
  return { kind: answer && kind === 'alone' ? 'alone' : 'failed' }
}

/** Decides for whom a page is. A redirect repeats the visitor's own address, so it is theirs alone. */
function chooseKind(status: number, verdict: ReturnType<Recording['verdict']>): MadePage['kind'] {
  if (verdict === 'refused') return 'failed'
  if (verdict === 'alone' || (status >= 300 && status < 400)) return 'alone'
  return status === 200 ? verdict : 'share'
}
