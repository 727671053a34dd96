/**
 * Returns an e-mail address as an account knows it. Only the case of the letters a to z does not matter: whatever else
 * looks alike may be another mailbox, and would open this one's account. Full lowercasing turns the Kelvin sign into a k.
 */
export function toEmailName(email: string): string {
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
