import type { ApiGateway } from '../../app/lib/api/host.server.ts'
import type { GuaranteeNotice } from '../answer/guarantee-notice.ts'
import type { ServiceToken } from '../api/service-token.ts'
import { followChanges } from '../change-stream/change-stream.ts'
import type { ShopConfig } from '../config.ts'
import type { Logger } from '../logger.ts'
import type { PageHandler } from '../pages/page-handler.ts'
import { createChangeLog } from './change-log.ts'
import { createKnownAnswers } from './known-answers.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { keepSurroundings } from './surrounding-answers.ts'

const reportIntervalMs = 60_000

/** Starts the page cache with all that keeps it true. Returns none in development, where pages follow their sources, and none of size 0. */
export function startPageCache(options: {
  config: ShopConfig
  logger: Logger
  gateway: ApiGateway
  handlePage: PageHandler
  guaranteeNotice?: GuaranteeNotice | undefined
  token?: ServiceToken
}): {
  pageCache: PageCache | undefined
  /** For all pages, also those that are not kept. */
  gateway: ApiGateway
  stopPageCache: () => void
} {
  const { config, logger, gateway, handlePage, token } = options
  if (config.isDevelopment || config.pageCacheBytes === 0 || token === undefined)
    return { pageCache: undefined, gateway, stopPageCache: () => {} }

  const changes = createChangeLog()
  const stream = followChanges({ apiUrl: config.apiUrl, token, logger, hear: changes.hear })
  const { place, isLive } = stream
  // What checks kept answers asks the api itself.
  const answers = createKnownAnswers({ gateway, changes, place, isLive })
  const forPages = keepSurroundings({ gateway, changes, place, isLive })
  const pageCache = createPageCache({
    gateway: forPages,
    changes,
    answers,
    handlePage,
    place,
    isLive,
    mostBytes: config.pageCacheBytes,
    shop: {
      publicUrl: config.publicUrl,
      tagManager: config.tagManager,
      guaranteeNotice: options.guaranteeNotice?.address,
      assistantName: config.assistantName,
      agents: config.agents,
      logError: (error) => logger.error({ err: error }, 'page failed'),
    },
  })
  const report = setInterval(
    () => logger.info({ pageCache: pageCache.numbers() }, 'page cache'),
    reportIntervalMs,
  )
  return {
    pageCache,
    gateway: forPages,
    stopPageCache() {
      clearInterval(report)
      stream.stop()
    },
  }
}
