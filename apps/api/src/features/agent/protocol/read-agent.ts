import { ucpVersion } from '@sluimer/contract/agent/ucp'
import { ProtocolProblem } from './protocol-problem.ts'

/** Longer than any address of a profile. */
const longestHeader = 2000

/**
 * Checks what a call says about its agent: `profile="https://…"`, with a version if it names one, and returns the address of
 * the profile. Agents that say nothing are welcome too, since nothing that the shop offers depends on what they are. The
 * profile is not fetched: the shop asks no address that a stranger names.
 */
export function readAgentHeader(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const text = header.slice(0, longestHeader)
  const profile = /(?:^|[,;\s])profile="([^"]*)"/.exec(text)?.[1]
  const version = /(?:^|[,;\s])version="([^"]*)"/.exec(text)?.[1]
  return checkAgent({ profile: profile ?? '', version })
}

/** Checks what an agent says about itself, in whichever form it came, and returns the address of its profile. */
export function checkAgent({ profile, version }: { profile: string; version?: string | undefined }): string {
  if (!isWebAddress(profile)) throw new ProtocolProblem('invalid_profile_url')
  if (version !== undefined && version !== ucpVersion) {
    const content = `Versie ${version.slice(0, 20)} spreken we niet, alleen ${ucpVersion}.`
    throw new ProtocolProblem('version_unsupported', { content })
  }
  return profile
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}

/** Who makes a call: the profile that it names, and the address from which it comes. */
export interface Caller {
  readonly profile: string | undefined
  readonly address: string
}

/**
 * Checks an idempotency key, any visible text that is not absurdly long, such as a UUID, and returns it with its caller: two
 * agents may choose the same, and an answer says the id of a cart, with which anybody may change it. An agent that names no
 * profile is known by its address.
 */
export function readIdempotencyKey(
  key: string | undefined,
  { profile, address }: Caller,
): string | undefined {
  if (key === undefined) return undefined
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new ProtocolProblem('invalid_request', {
      content: 'De Idempotency-Key is leeg, te lang of onleesbaar.',
    })
  return [profile ?? `from ${address}`, key].join(' ')
}
