import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { readSignedCode, signCode } from '../../../platform/signed-code.ts'

type Key = Pick<Deps['config'], 'tokenSecret'>
const purpose = 'account-alarm'

const alarmSchema = z.strictObject({
  customerId: z.string(),
  /** The address that the mail went to, by which its owner logged in until then. */
  emailName: z.string(),
  /** Whether the change was that the account moved away from this address. */
  movesBack: z.boolean(),
  /** The passkey that was added. */
  passkeyId: z.string().optional(),
  issuedAt: z.iso.datetime(),
})
/** What "this was not me" in a mail is about. */
export type Alarm = z.infer<typeof alarmSchema>

/** Returns the code of the link "this was not me". */
export function toAlarmCode(key: Key, alarm: Alarm): string {
  return signCode(key, purpose, Buffer.from(JSON.stringify(alarm)).toString('base64url'))
}

/** Returns what a code is about; undefined for one that this shop did not make. */
export function readAlarmCode(key: Key, code: string): Alarm | undefined {
  const text = readSignedCode(key, purpose, code)
  if (text === undefined) return undefined
  return alarmSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
}
