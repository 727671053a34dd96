/** Providers that deliver 'j.an@', 'jan+winkel@' and 'jan@' to one mailbox, and the domain under which each is known. */
const dotlessDomains: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * Returns the same text for every spelling of one mailbox, to count by wherever a person may have something only once.
 * Case never matters in practice, what follows a plus is the owner's own label everywhere, and Gmail ignores dots. Mail
 * is never sent to this text.
 */
export function toEmailKey(email: string): string {
  const text = email.trim().normalize('NFKC').toLowerCase()
  const at = text.lastIndexOf('@')
  if (at < 1) return text
  const domain = text.slice(at + 1)
  const label = text.indexOf('+', 1)
  const mailbox = text.slice(0, label > 0 && label < at ? label : at)
  const dotless = dotlessDomains.get(domain)
  return dotless === undefined ? `${mailbox}@${domain}` : `${mailbox.replaceAll('.', '')}@${dotless}`
}
