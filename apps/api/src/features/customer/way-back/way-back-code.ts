import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { readSignedCode, signCode } from '../../../platform/signed-code.ts'
import type { WayBackRow } from '../rows/way-back.queries.ts'

type Key = Pick<Deps['config'], 'tokenSecret'>
const startPurpose = 'way-back-start'
const stopPurpose = 'way-back-stop'

/** Returns the code of the link that begins the wait. It works as long as the mail that has it, and once. */
export function toStartCode(key: Key, { id }: { id: string }): string {
  return signCode(key, startPurpose, id)
}

/** Returns the id of the proof whose mail had this code; undefined for a code that this shop did not make for it. */
export function readStartCode(key: Key, code: string): string | undefined {
  return readSignedCode(key, startPurpose, code)
}

const stopSchema = z.strictObject({ customerId: z.string(), startedAt: z.iso.datetime() })

/** Returns the code of the link that stops this wait, and no later one. It opens nothing. */
export function toStopCode(
  key: Key,
  { customerId, startedAt }: Pick<WayBackRow, 'customerId' | 'startedAt'>,
): string {
  const stop = { customerId, startedAt: startedAt.toISOString() }
  return signCode(key, stopPurpose, Buffer.from(JSON.stringify(stop)).toString('base64url'))
}

/** Returns which wait a code stops; undefined for one that this shop did not make. */
export function readStopCode(key: Key, code: string): z.infer<typeof stopSchema> | undefined {
  const text = readSignedCode(key, stopPurpose, code)
  if (text === undefined) return undefined
  return stopSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
}
