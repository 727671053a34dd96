import type { Deps } from '../../platform/deps.ts'
import type { Server } from '../../platform/http/server.ts'
import type { VatConsultant } from './confirm-vat-number.ts'
import { createViesRegister } from './vies-register.ts'

/** Returns the VAT register that the settings name; its calls end when the server stops. */
export function createVatConsultant(app: Server, { config, clock, log }: Deps): VatConsultant {
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  const register = config.viesUrl === undefined ? undefined : createViesRegister(config.viesUrl)
  return { register, clock, log, signal: stopping.signal }
}
