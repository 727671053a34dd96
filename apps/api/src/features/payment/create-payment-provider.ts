import type { Deps } from '../../platform/deps.ts'
import { createMollieProvider, mollieName } from './mollie/mollie-provider.ts'
import type { PaymentProvider } from './provider.ts'
import { createTestProvider } from './test-provider/test-provider.ts'

/** What use cases that take payments get. They use the provider of the settings, unless a test brings its own. */
export type PaymentDeps = Deps & { readonly paymentProvider?: PaymentProvider }

/** Returns the payment company that the settings name. */
export function createPaymentProvider(deps: PaymentDeps): PaymentProvider {
  const { db, config, clock, randomBytes } = deps
  if (deps.paymentProvider !== undefined) return deps.paymentProvider
  if (config.mollie !== undefined) return createMollieProvider(config.mollie)
  return createTestProvider({ db, publicUrl: config.publicUrl, now: clock, randomBytes })
}

/**
 * Returns the company at which a payment was made. The settings of a shop, or of one of its nodes, may name another one
 * by now, which would report this payment as unknown although money came. Throws when the company is not set up here.
 */
export function getProviderOfPayment(
  deps: PaymentDeps,
  payment: { readonly provider: string },
): PaymentProvider {
  const current = createPaymentProvider(deps)
  if (deps.paymentProvider !== undefined || current.name === payment.provider) return current
  throw new Error(
    `A payment of ${payment.provider} cannot be asked about: PAYMENT_PROVIDER is ${current.name} here`,
  )
}

/**
 * Returns the address where the provider reports changes. An outside company uses the shop's own address, which passes
 * webhooks on; the built-in provider runs beside the api and reaches it directly.
 */
export function buildWebhookUrl(deps: Deps, provider: PaymentProvider): string {
  if (provider.name === mollieName) return `${deps.config.publicUrl}/webhooks/${provider.name}`
  const { host, port } = deps.config
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const bracketed = reachable.includes(':') ? `[${reachable}]` : reachable
  return `http://${bracketed}:${port}/webhooks/${provider.name}`
}
