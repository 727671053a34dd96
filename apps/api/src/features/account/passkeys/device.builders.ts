import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyLogin,
  PasskeyRequest,
} from '@sluimer/contract/account/passkey-schemas'

/** The bits of WebAuthn Level 3, section 6.1. */
export const flags = { present: 1, verified: 4, canSync: 8, isSynced: 16, holdsKey: 64 } as const

/** What a device, or somebody in between, does otherwise than a good one. */
export interface Twist {
  origin?: string
  domain?: string
  type?: string
  challenge?: string
  crossOrigin?: boolean
  counter?: number
  /** Bits that are set besides that of the key. */
  flags?: number
  userHandle?: string
  /** The id beside the answer; the signed one stays. */
  id?: string
  /** What it says of its maker. */
  attestation?: 'none' | 'self' | 'certificates' | 'unknown'
}

const shopOrigin = 'http://localhost:3000'
const good = flags.present | flags.verified

/** A device that makes one passkey and logs in with it, as a browser would hand over its answers. */
export function aDevice(credentialId: Buffer = randomBytes(32)) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = credentialId.toString('base64url')
  let counter = 0
  let owner = randomBytes(16).toString('base64url')
  return {
    id,
    /** Answers what the shop asks for a new passkey. */
    make({ rp, user, challenge }: PasskeyCreation, twist: Twist = {}): NewPasskey['credential'] {
      owner = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const key = encodeCbor(
        new Map<Cbor, Cbor>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as const),
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const authData = Buffer.concat([
        toHead(rp.id, { counter, ...twist }, flags.holdsKey),
        ...[Buffer.alloc(16), length, credentialId, key],
      ])
      const clientData = toClientData('webauthn.create', challenge, twist)
      const signature = sign('sha256', Buffer.concat([authData, hash(clientData)]), privateKey)
      const attestation = toAttestation(twist.attestation ?? 'none', signature)
      const object = encodeCbor(new Map<Cbor, Cbor>([...attestation, ['authData', authData]]))
      return {
        ...{ id: twist.id ?? id, rawId: twist.id ?? id, type: 'public-key' },
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: object.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Answers what the shop asks at a login. */
    sign({ rpId, challenge }: PasskeyRequest, twist: Twist = {}): PasskeyLogin['credential'] {
      counter = twist.counter ?? counter + 1
      const authData = toHead(rpId, { ...twist, counter }, 0)
      const clientData = toClientData('webauthn.get', challenge, twist)
      const signature = sign('sha256', Buffer.concat([authData, hash(clientData)]), privateKey)
      return {
        ...{ id: twist.id ?? id, rawId: twist.id ?? id, type: 'public-key' },
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: twist.userHandle ?? owner,
        },
      }
    },
  }
}
export type Device = ReturnType<typeof aDevice>

function toHead(rpId: string, twist: Twist & { counter: number }, more: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(twist.counter)
  const bits = Buffer.from([(twist.flags ?? good) | more])
  return Buffer.concat([hash(Buffer.from(twist.domain ?? rpId)), bits, count])
}

function toClientData(type: string, challenge: string, twist: Twist): Buffer {
  const { origin = shopOrigin, crossOrigin = false } = twist
  const data = { type: twist.type ?? type, challenge: twist.challenge ?? challenge, origin, crossOrigin }
  return Buffer.from(JSON.stringify(data))
}

function toAttestation(kind: NonNullable<Twist['attestation']>, signature: Buffer): [Cbor, Cbor][] {
  const statement = new Map<Cbor, Cbor>(
    kind === 'none'
      ? []
      : [
          ['alg', -7],
          ['sig', signature],
        ],
  )
  if (kind === 'certificates') statement.set('x5c', [randomBytes(64)])
  const format = kind === 'none' || kind === 'unknown' ? kind : 'packed'
  return [
    ['fmt', format],
    ['attStmt', statement],
  ]
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

type Cbor = number | string | Buffer | Cbor[] | Map<Cbor, Cbor>

/** Writes the part of CBOR (RFC 8949) that devices use. */
function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value)
  if (typeof value === 'string')
    return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([encodeHead(4, value.length), ...value.map(encodeCbor)])
  const entries = [...value].flatMap(([key, held]) => [encodeCbor(key), encodeCbor(held)])
  return Buffer.concat([encodeHead(5, value.size), ...entries])
}

function encodeHead(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count])
  if (count < 256) return Buffer.from([(kind << 5) | 24, count])
  return Buffer.from([(kind << 5) | 25, count >> 8, count & 255])
}
