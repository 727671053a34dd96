const minuteMs = 60_000

/**
 * Limits for vitest against a test that hangs, far above what any test needs. A busy machine makes no test wrong, so no test has
 * a lower limit of its own.
 */
export const patience = {
  testTimeout: 5 * minuteMs,
  hookTimeout: 5 * minuteMs,
  expect: { poll: { timeout: 2 * minuteMs } },
}
