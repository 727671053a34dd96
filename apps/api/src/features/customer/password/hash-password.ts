import { argon2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'

const derive = promisify(argon2)

/** As OWASP advises for Argon2id: memory in KiB. A check takes about 40 ms of processor time. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const hashBytes = 32
const saltBytes = 16

/** A flood of logins must leave the pool's other threads to file and name lookups. */
const inTurn = pLimit(2)

/** Hashes a password for the database, in the PHC notation, which names its own cost. */
export async function hashPassword(
  password: string,
  randomBytes: (count: number) => Buffer,
): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await stretch(password, salt, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

/** A hash that no password has. Checking it takes as long as checking somebody's own. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(Buffer.alloc(saltBytes))}$${encode(Buffer.alloc(hashBytes))}`

/** Whether a password has this hash. Without one it is wrong, after the same time. Throws for a hash that is not ours. */
export async function isPasswordOf(hash: string | null | undefined, password: string): Promise<boolean> {
  const known = readHash(hash ?? nobody)
  const given = await stretch(password, known.salt, known.cost)
  return timingSafeEqual(given, known.hash) && typeof hash === 'string'
}

/** Whether a hash has another cost than new ones have, and is better made anew. */
export function isOutdatedHash(hash: string): boolean {
  const { memory, passes, parallelism } = readHash(hash).cost
  return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism
}

interface Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** The same letters typed on another device may be made of other characters (NIST SP 800-63B, 3.1.1.2). */
function stretch(password: string, salt: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> {
  const message = password.normalize('NFKC')
  return inTurn(() =>
    derive('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength: hashBytes }),
  )
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function readHash(text: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const [, memory, passes, parallelism, salt, hash] = phc.exec(text) ?? []
  if (salt === undefined || hash === undefined) throw new Error('A stored password hash cannot be read')
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
