import { lookUpAddressEndpoint, validateVatNumberEndpoint } from '@sluimer/contract/checkout/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import type { AddressLookup } from './address-lookup.ts'
import { createBuiltinLookup } from './builtin-lookup.ts'
import { createVatConsultant } from './create-vat-consultant.ts'
import { createKeptLookup } from './kept-lookup.ts'
import { lookUpAddress } from './look-up-address.ts'
import { createPdokLookup } from './pdok-lookup.ts'
import { validateVatNumber } from './validate-vat-number.ts'

/** Leaves room for someone who corrects a form often, and slows down a machine that reads out the register. */
const rateLimit = { max: 40, windowMs: 60_000 }

/** Registers the calls with which forms consult outside registers of addresses and companies. */
export function registerAddressRoutes(app: Server, deps: Deps): void {
  const { log } = deps
  const lookup = createAddressLookup(deps)
  const vat = createVatConsultant(app, deps)
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())

  registerEndpoint(
    app,
    lookUpAddressEndpoint,
    async ({ query }) => ({ ok: true, data: await lookUpAddress({ lookup, log }, query, stopping.signal) }),
    { rateLimit },
  )
  registerEndpoint(
    app,
    validateVatNumberEndpoint,
    async ({ query }) => ({
      ok: true,
      data: { data: { valid: await validateVatNumber(vat, query) } },
    }),
    { rateLimit },
  )
}

function createAddressLookup({ config, db, clock }: Deps): AddressLookup {
  if (config.addressLookup === 'builtin') return createBuiltinLookup()
  return createKeptLookup(db, createPdokLookup(config.addressLookup), clock)
}
