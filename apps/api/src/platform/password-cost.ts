/** What stretching a password costs: memory in KiB, and how often all of it is gone through. */
export interface PasswordCost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** As OWASP advises for Argon2id. A check takes about 40 ms of processor time. */
export const advisedPasswordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
