import {
  getExtraNavigationEndpoint,
  getFooterEndpoint,
  getNavigationEndpoint,
  getNotificationEndpoint,
} from '@sluimer/contract/content/endpoints'
import type { ApiGateway } from '../../app/lib/api/host.server.ts'
import type { ChangeLog } from './change-log.ts'
import { type DependsOn, readDependsOn } from './depends-on.ts'

/** What stands around every page. Few answers, so that nobody can fill the memory with them. */
const surroundings = new Set<string>(
  [getNavigationEndpoint, getExtraNavigationEndpoint, getNotificationEndpoint, getFooterEndpoint].map(
    ({ path }) => path,
  ),
)

interface KeptAnswer {
  readonly body: string
  readonly headers: [string, string][]
  readonly dependsOn: DependsOn
  /** The change log's count before the call. */
  readonly askedAt: number
}

/**
 * Makes a gateway that asks for menus, messages and footer once, and again as soon as anything in them may have changed or while
 * the shop does not hear of changes: four of the five calls that a page of search results took (docs/decisions/0189).
 */
export function keepSurroundings(options: {
  gateway: ApiGateway
  changes: ChangeLog
  place: () => string | undefined
  isLive: () => boolean
}): ApiGateway {
  const { gateway, changes, place, isLive } = options
  const kept = new Map<string, KeptAnswer>()

  function findTrue(path: string, count: number): KeptAnswer | undefined {
    const answer = kept.get(path)
    if (answer === undefined || !isLive()) return undefined
    return count === answer.askedAt || !changes.hasChanged(answer.dependsOn, answer.askedAt)
      ? answer
      : undefined
  }

  return {
    async send(call, visit) {
      if (call.method !== 'GET' || !surroundings.has(call.path)) return gateway.send(call, visit)
      const askedAt = changes.current()
      const known = findTrue(call.path, askedAt)
      if (known !== undefined) return new Response(known.body, { headers: known.headers })
      const headers = new Headers(call.headers)
      const heard = place()
      if (heard !== undefined) headers.set('changes-heard', heard)
      const answer = await gateway.send({ ...call, headers }, visit)
      const dependsOn = readDependsOn(answer.headers.get('depends-on'))
      if (answer.status !== 200 || dependsOn === undefined || answer.headers.has('set-cookie')) return answer
      const body = await answer.text()
      const own = [...answer.headers].filter(([name]) => keptHeaders.has(name))
      const before = kept.get(call.path)
      if (before === undefined || before.askedAt <= askedAt)
        kept.set(call.path, { body, headers: own, dependsOn, askedAt })
      return new Response(body, { headers: own })
    },
  }
}

/** What pages and their cache read of an answer; its request id belongs to one visitor. */
const keptHeaders = new Set(['content-type', 'etag', 'depends-on'])
