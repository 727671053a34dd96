const minuteMs = 60_000

/**
 * For vitest: limits against a test that hangs, far above what any needs. A busy machine makes no test wrong, so none has a limit
 * of its own below these.
 */
export const patience = {
  testTimeout: 5 * minuteMs,
  hookTimeout: 5 * minuteMs,
  expect: { poll: { timeout: 2 * minuteMs } },
}
