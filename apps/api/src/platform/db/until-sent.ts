/** Waits until every statement that was begun and waits for no other answer has been sent. */
export function untilSent(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve))
}
