import type { Server } from '../../../platform/http/server.ts'
import { ProtocolProblem } from './protocol-problem.ts'

/** Refuses calls that do not come through the shop's own address, before a body is read (API-01). */
export function admitShopOnly(scope: Server): void {
  scope.addHook('onRequest', async (request) => {
    if (!request.isFromService()) throw new ProtocolProblem('unauthorized')
  })
}
