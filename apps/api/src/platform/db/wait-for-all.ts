/**
 * Waits for work of several steps in one transaction, and throws what failed first only when all of it has ended. With
 * `Promise.all`, a step could follow after the transaction was undone, and would be written by itself.
 */
export async function waitForAll<Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  const all = Promise.all(work)
  await Promise.allSettled(work)
  return all
}
