import type { Deps } from '../../platform/deps.ts'
import type { PaymentProvider } from './provider.ts'
import { createTestProvider } from './test-provider/test-provider.ts'

/** What use cases that pay get: the provider of the settings, unless a test brings its own. */
export type PaymentDeps = Deps & { readonly paymentProvider?: PaymentProvider }

/** The payment company that the settings name. */
export function providerOf(deps: PaymentDeps): PaymentProvider {
  const { db, config, clock, randomBytes } = deps
  return (
    deps.paymentProvider ?? createTestProvider({ db, publicUrl: config.publicUrl, now: clock, randomBytes })
  )
}

/** Where the provider reports changes: the api's own address, since the built-in provider runs beside it. */
export function webhookUrl(deps: Deps, provider: PaymentProvider): string {
  const { host, port } = deps.config
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const bracketed = reachable.includes(':') ? `[${reachable}]` : reachable
  return `http://${bracketed}:${port}/webhooks/${provider.name}`
}
