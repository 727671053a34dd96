export interface Readiness {
  /** Adds a part and the check of its readiness, which returns or throws the reason. Checks run at every `/readyz`. */
  add(name: string, check: () => Promise<void> | void): void
  /** Returns what is not ready, by name; empty when everything is. */
  findProblems(): Promise<Record<string, string>>
}

export function createReadiness(): Readiness {
  const checks = new Map<string, () => Promise<void> | void>()
  return {
    add(name, check) {
      if (checks.has(name)) throw new Error(`Two readiness checks are called ${name}`)
      checks.set(name, check)
    },
    async findProblems() {
      const answers = await Promise.all(
        Array.from(checks, async ([name, check]) => {
          try {
            await check()
            return []
          } catch (error) {
            return [[name, error instanceof Error ? error.message : String(error)] as const]
          }
        }),
      )
      return Object.fromEntries(answers.flat())
    },
  }
}
