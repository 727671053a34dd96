import { passkeyNameLength } from '@sluimer/domain/customer/passkey'
import { z } from 'zod'
import { idSchema } from '../platform/primitives.ts'

/** Bytes as browsers write them in JSON (base64url without padding), of at most so many characters. */
const bytes = (maxLength: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(maxLength)
/** A credential id has 1023 bytes at most (WebAuthn Level 3, section 4). */
const credentialId = bytes(1364)
const transports = z.array(z.string().max(32)).max(8)
const publicKeyType = z.literal('public-key')
const known = z.object({ type: publicKeyType, id: credentialId, transports: transports.optional() })

/** What a browser needs to make a passkey (WebAuthn: PublicKeyCredentialCreationOptionsJSON). */
export const passkeyCreationSchema = z
  .object({
    rp: z.object({ id: z.string().describe('The domain that the passkey is for'), name: z.string() }),
    user: z.object({
      id: z.string().describe('Names the account; it says nothing about the person'),
      name: z.string().describe('The e-mail address, by which its owner chooses among passkeys'),
      displayName: z.string(),
    }),
    challenge: z.string().describe('Answered once, by this browser, within the timeout'),
    pubKeyCredParams: z.array(z.object({ type: publicKeyType, alg: z.int() })),
    timeout: z.int().describe('Milliseconds'),
    attestation: z.literal('none'),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    excludeCredentials: z.array(known).describe('The passkeys that the account has'),
  })
  .meta({ id: 'PasskeyCreation' })
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>

/** What a browser needs to log in with a passkey (WebAuthn: PublicKeyCredentialRequestOptionsJSON). */
export const passkeyRequestSchema = z
  .object({
    rpId: z.string(),
    challenge: z.string().describe('Answered once, by this browser, within the timeout'),
    timeout: z.int().describe('Milliseconds'),
    userVerification: z.literal('required'),
    allowCredentials: z
      .array(known)
      .optional()
      .describe('The passkeys that count; left out at a login, when nobody says who they are'),
  })
  .meta({ id: 'PasskeyRequest' })
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>

const shared = { id: credentialId, rawId: credentialId, type: publicKeyType }

/** The parts of a browser's answer that are used; browsers send more, and more each year. */
export const newPasskeySchema = z
  .strictObject({
    credential: z
      .object({
        ...shared,
        response: z.object({
          clientDataJSON: bytes(4096),
          attestationObject: bytes(16_384),
          transports: transports.default([]),
        }),
      })
      .describe('RegistrationResponseJSON of WebAuthn'),
  })
  .meta({ id: 'NewPasskey' })
export type NewPasskey = z.output<typeof newPasskeySchema>

const signed = z
  .object({
    ...shared,
    response: z.object({
      clientDataJSON: bytes(4096),
      authenticatorData: bytes(4096),
      signature: bytes(4096),
      userHandle: z.string().max(128).nullish(),
    }),
  })
  .describe('AuthenticationResponseJSON of WebAuthn')

export const passkeyLoginSchema = z
  .strictObject({
    credential: signed,
    remember: z.boolean().default(false).describe('Whether the session outlives a day (AC-04)'),
  })
  .meta({ id: 'PasskeyLogin' })
export type PasskeyLogin = z.output<typeof passkeyLoginSchema>

export const passkeyProofSchema = z.strictObject({ credential: signed }).meta({ id: 'PasskeyProof' })
export type PasskeyProof = z.output<typeof passkeyProofSchema>

const emptyName = 'Geef de passkey een naam'
export const passkeyNameSchema = z
  .strictObject({
    name: z
      .string(emptyName)
      .trim()
      .min(1, emptyName)
      .max(passkeyNameLength, `Gebruik hooguit ${passkeyNameLength} tekens`),
  })
  .meta({ id: 'PasskeyName' })

export const passkeySchema = z
  .object({
    id: idSchema,
    name: z.string().describe('As its owner calls it; at first the browser that made it'),
    isSynced: z.boolean().describe('Whether its owner has it on other devices as well'),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime().nullable().describe('The last login with it'),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof passkeySchema>

/** What a browser passes to the device, so that it no longer offers the passkey (WebAuthn: UnknownCredentialOptions). */
export const removedPasskeySchema = z
  .object({ rpId: z.string(), credentialId: z.string() })
  .meta({ id: 'RemovedPasskey' })
export type RemovedPasskey = z.infer<typeof removedPasskeySchema>

export const passkeyLoginDoneSchema = z
  .object({
    loggedIn: z.boolean(),
    hasStoppedWayBack: z
      .boolean()
      .describe('Whether somebody had said that all passkeys are lost, which this login stopped'),
  })
  .meta({ id: 'PasskeyLoginDone' })
