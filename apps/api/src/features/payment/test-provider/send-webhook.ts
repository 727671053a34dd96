import { setTimeout as wait } from 'node:timers/promises'

/** When the shop gets the webhook. All but `once` are mishaps that a shop must survive (CO-06). */
export const webhookPlans = ['once', 'twice', 'late', 'never'] as const
export type WebhookPlan = (typeof webhookPlans)[number]

const defaultTiming = {
  lateMs: 20_000,
  timeoutMs: 15_000,
  /** Pauses between attempts while the shop does not answer 200; after the last it gives up, as a real provider does. */
  retryPausesMs: [1_000, 5_000, 30_000, 120_000, 600_000],
}
export type WebhookTiming = typeof defaultTiming

/** Tells the shop that a payment changed, by its id only. Never throws: the shop's troubles are not the provider's. */
export async function sendWebhook(call: {
  url: string
  paymentId: string
  plan: WebhookPlan
  /** Ends waiting and calling when the process stops. */
  signal: AbortSignal
  timing?: Partial<WebhookTiming>
}): Promise<void> {
  const timing = { ...defaultTiming, ...call.timing }
  if (call.plan === 'never') return
  try {
    if (call.plan === 'late') await wait(timing.lateMs, undefined, { signal: call.signal, ref: false })
    const times = call.plan === 'twice' ? 2 : 1
    await Promise.all(Array.from({ length: times }, () => deliver(call, timing)))
  } catch (error) {
    if (!call.signal.aborted) throw error
  }
}

async function deliver(
  call: { url: string; paymentId: string; signal: AbortSignal },
  timing: WebhookTiming,
): Promise<void> {
  for (const pauseMs of [...timing.retryPausesMs, undefined]) {
    if (await isAccepted(call, timing.timeoutMs)) return
    if (pauseMs !== undefined) await wait(pauseMs, undefined, { signal: call.signal, ref: false })
  }
}

async function isAccepted(
  call: { url: string; paymentId: string; signal: AbortSignal },
  timeoutMs: number,
): Promise<boolean> {
  try {
    const response = await fetch(call.url, {
      method: 'POST',
      body: new URLSearchParams({ id: call.paymentId }),
      signal: AbortSignal.any([call.signal, AbortSignal.timeout(timeoutMs)]),
      redirect: 'error',
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    call.signal.throwIfAborted()
    return false
  }
}
