/** How long the question can be answered that a passkey signs. People look for their phone; nobody looks for five minutes. */
export const passkeyQuestionSeconds = 5 * 60

/** Enough for every device of a household; it bounds what one account can write. */
export const passkeysAtMost = 20

/** Names longer than this do not fit in a list of devices. */
export const passkeyNameLength = 60

/**
 * Whether passkeys for a domain can be used at a host: they belong to that host, or to a domain above it (WebAuthn
 * Level 3, section 5.1.2: rp.id). A browser refuses the rest.
 */
export function isPasskeyDomainOf(domain: string, host: string): boolean {
  return host === domain || (domain !== '' && host.endsWith(`.${domain}`))
}
