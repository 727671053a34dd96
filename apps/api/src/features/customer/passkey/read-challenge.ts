import { z } from 'zod'

const clientDataSchema = z.object({
  challenge: z.string(),
  crossOrigin: z.boolean().optional(),
  topOrigin: z.string().optional(),
})

/**
 * Returns the challenge that a browser says it answered; undefined for data that no browser makes, and for an answer
 * from inside a page of another site (WebAuthn Level 3, section 13.4.9).
 */
export function readChallenge(clientDataJson: string): string | undefined {
  const data = clientDataSchema.safeParse(
    parseJson(Buffer.from(clientDataJson, 'base64url').toString('utf8')),
  )
  if (!data.success || data.data.crossOrigin === true || data.data.topOrigin !== undefined) return undefined
  return data.data.challenge
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
