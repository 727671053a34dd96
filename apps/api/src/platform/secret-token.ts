import { createHash } from 'node:crypto'

/** 256 bits, so that nobody finds what a token opens without having it. */
const tokenBytes = 32

/** Creates a secret that only one browser or mail holds. */
export function createSecretToken(randomBytes: (count: number) => Buffer): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** Returns the value that the database stores instead of a secret, so that whoever reads its tables has nobody's cookie or link. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
