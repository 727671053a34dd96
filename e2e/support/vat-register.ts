import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

export interface VatRegister {
  /** Whether it answers from now on. */
  isAwake: boolean
  close(): Promise<void>
}

/** Stands in for VIES at the address that the shop was given: it knows every number, once it is awake. */
export async function startVatRegister(): Promise<VatRegister> {
  const address = process.env.VIES_URL
  if (!address) throw new Error('VIES_URL is not set: run the journeys with npm test -- journeys')
  const register = { isAwake: false, close: () => close(server) }
  const server = createServer((_request, response) => {
    response.writeHead(register.isAwake ? 200 : 503, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ valid: true, requestIdentifier: 'PROEF00000000001' }))
  })
  server.listen(Number(new URL(address).port), 'localhost')
  await once(server, 'listening')
  return register
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
