/** Shares work by name among many: a caller who asks while it is under way gets the same result. */
export function createSharedWork<Result>() {
  const underWay = new Map<string, Promise<Result>>()
  return function share(name: string, work: () => Promise<Result>): Promise<Result> {
    const running = underWay.get(name)
    if (running !== undefined) return running
    const started = work().finally(() => underWay.delete(name))
    underWay.set(name, started)
    return started
  }
}
