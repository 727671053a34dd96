/** The longest e-mail address (VA-04). The mail standard allows 64 characters before the @. */
export const maxEmailLength = 255
const maxLocalLength = 64

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domainLabel = /^(?!-)[\p{L}\p{M}\p{Nd}-]{1,63}(?<!-)$/u
const topLevelLabel = /^(xn--[a-z0-9-]+|[\p{L}\p{M}]{2,63})$/iu

/**
 * Whether mail could be sent to this address (VA-04): one @, a domain with a dot, no spaces or control characters.
 * Accented domains pass. Accents before the @ do not: hardly any mail server takes them, and they are usually typing
 * errors.
 */
export function isEmailAddress(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@')
  if (rest.length > 0 || text.length > maxEmailLength || local.length > maxLocalLength) return false
  const labels = domain.split('.')
  return (
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevelLabel.test(labels.at(-1) ?? '')
  )
}
