import { argon2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import type { Deps } from '../../../platform/deps.ts'
import type { PasswordCost } from '../../../platform/password-cost.ts'

const derive = promisify(argon2)

const hashBytes = 32
const saltBytes = 16

/** A flood of logins must leave the pool's other threads to file and name lookups. */
const inTurn = pLimit(2)

/** Hashes a password for the database, in the PHC notation, which names its own cost. */
export async function hashPassword(
  { randomBytes, passwordCost }: Pick<Deps, 'randomBytes' | 'passwordCost'>,
  password: string,
): Promise<string> {
  const salt = randomBytes(saltBytes)
  return write({ cost: passwordCost, salt, hash: await stretch(password, salt, passwordCost) })
}

/** Whether a password has this hash. Without one it is wrong, after the same time. Throws for a hash that is not ours. */
export async function isPasswordOf(
  { passwordCost }: Pick<Deps, 'passwordCost'>,
  hash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const known = typeof hash === 'string' ? read(hash) : toNobody(passwordCost)
  const given = await stretch(password, known.salt, known.cost)
  return timingSafeEqual(given, known.hash) && typeof hash === 'string'
}

/** Whether a hash has another cost than new ones have, and should be made again. */
export function isOutdatedHash({ passwordCost }: Pick<Deps, 'passwordCost'>, hash: string): boolean {
  const { memory, passes, parallelism } = read(hash).cost
  return (
    memory !== passwordCost.memory ||
    passes !== passwordCost.passes ||
    parallelism !== passwordCost.parallelism
  )
}

interface Hashed {
  readonly cost: PasswordCost
  readonly salt: Buffer
  readonly hash: Buffer
}

/** Returns a hash that no password has. Checking it takes as long as checking somebody's own. */
function toNobody(cost: PasswordCost): Hashed {
  return { cost, salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) }
}

/** The same letters typed on another device may be made of other characters (NIST SP 800-63B, 3.1.1.2). */
function stretch(
  password: string,
  salt: Buffer,
  { memory, passes, parallelism }: PasswordCost,
): Promise<Buffer> {
  const message = password.normalize('NFKC')
  return inTurn(() =>
    derive('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength: hashBytes }),
  )
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function read(text: string): Hashed {
  const [, memory, passes, parallelism, salt, hash] = phc.exec(text) ?? []
  if (salt === undefined || hash === undefined) throw new Error('A stored password hash cannot be read')
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

function write({ cost: { memory, passes, parallelism }, salt, hash }: Hashed): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
