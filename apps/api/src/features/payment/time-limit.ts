/** How long a shopper waits for a payment company before we say that it does not answer. */
export const providerTimeoutMs = 8_000

/** Rejects when `work` takes longer than `timeoutMs`. The work itself continues, so its late outcome must be harmless. */
export async function withTimeLimit<Value>(
  work: Promise<Value>,
  timeoutMs: number = providerTimeoutMs,
): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
