import type { Deps } from '../../../platform/deps.ts'
import type { Server } from '../../../platform/http/server.ts'
import { findNextDealMoment, findProductsOfDealMoments } from './deal-moment.queries.ts'

/** The clock is checked this often, however far the next moment is: it may be set, and a machine may have slept. */
const longestSleepMs = 30_000
/** A change is announced again this long afterwards, for anyone who asked a node whose clock runs a little behind. */
const echoMs = 1_000
const retryMs = 1_000

type DealClockDeps = Pick<Deps, 'db' | 'changes' | 'clock' | 'log'>

export interface DealClock {
  /** Announces every start and end of a deal from here on. */
  start(): Promise<void>
  /** Announces what has started or ended since the last time, and sets the timer for the next moment. */
  tick(): Promise<void>
  stop(): void
}

/**
 * Announces a product as changed to this node's subscribers at the very moment at which a deal of it starts or ends.
 * Nothing is written then, but the index's columns and cached pages become out of date. Every node has its own clock.
 */
export function createDealClock({ db, changes, clock, log }: DealClockDeps): DealClock {
  let toldUntil = clock()
  const echoes = new Set<NodeJS.Timeout>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWantedAgain = false
  let isStopped = false

  async function run(): Promise<void> {
    do {
      isWantedAgain = false
      await tellAndSleep()
    } while (isWantedAgain)
  }

  async function tellAndSleep() {
    const now = clock()
    // A clock that was set back crosses the same moments again in the other direction.
    const [from, to] = now < toldUntil ? [now, toldUntil] : [toldUntil, now]
    const productIds = await findProductsOfDealMoments(db, from, to)
    if (productIds.length > 0) await tell(productIds.map((id) => `product:${id}`))
    toldUntil = now
    const next = await findNextDealMoment(db, now)
    sleep(next === undefined ? longestSleepMs : next.getTime() - clock().getTime())
  }

  async function tell(tags: string[]) {
    await changes.tell(tags)
    if (isStopped) return
    const echo = setTimeout(() => {
      echoes.delete(echo)
      changes.tell(tags).catch((error) => log.error({ err: error }, 'starts and ends of deals: no echo'))
    }, echoMs)
    echoes.add(echo.unref())
  }

  function sleep(ms: number) {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(tickInBackground, Math.min(Math.max(ms, 1), longestSleepMs)).unref()
  }

  function tick(): Promise<void> {
    if (running) isWantedAgain = true
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }

  function tickInBackground() {
    tick().catch((error) => {
      log.error({ err: error }, 'starts and ends of deals could not be told; trying again')
      sleep(retryMs)
    })
  }

  // A deal that was just saved or ended may come before the moment that the timer waits for.
  changes.subscribe(() => {
    if (timer !== undefined) sleep(1)
  })

  return {
    async start() {
      toldUntil = clock()
      sleep(1)
    },
    tick,
    stop() {
      isStopped = true
      clearTimeout(timer)
      for (const echo of echoes) clearTimeout(echo)
    },
  }
}

/** Runs the deal clock for as long as the server runs; it starts before the index is read. */
export function keepDealClock(app: Server, deps: Deps): void {
  const dealClock = createDealClock(deps)
  app.addHook('onReady', () => dealClock.start())
  app.addHook('onClose', async () => dealClock.stop())
}
