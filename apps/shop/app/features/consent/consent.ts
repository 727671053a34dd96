/** The purposes that a visitor can allow, beyond what the shop needs to work. */
const purposes = ['statistics', 'marketing'] as const
type Purpose = (typeof purposes)[number]
export type Choices = Readonly<Record<Purpose, boolean>>
export interface Consent extends Choices {
  /** When the visitor chose, in milliseconds since 1970. */
  at: number
}

export const refused: Choices = { statistics: false, marketing: false }
export const accepted: Choices = { statistics: true, marketing: true }

export const cookieName = 'cookiebar'
/** Raised when the purposes change: an answer to the old question does not answer the new one. */
export const version = '1'
const day = 24 * 60 * 60
/** SC-02 asks for a very long expiry; browsers limit a cookie's life to this. */
const cookieSeconds = 400 * day
/** After a year the question is asked again, as the supervisors advise. */
export const validMs = 365 * day * 1000

/** Returns the visitor's choice from a `document.cookie`; undefined when there is none that counts today. */
export function findConsent(cookies: string, nowMs: number): Consent | undefined {
  const value = cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)
  if (value === undefined) return undefined
  const fields = new URLSearchParams(value)
  const at = Date.parse(fields.get('time') ?? '')
  const age = nowMs - at
  if (Number.isNaN(at) || age > validMs || fields.get('version') !== version) return undefined
  return { at, statistics: fields.get('statistics') === '1', marketing: fields.get('marketing') === '1' }
}

/**
 * SC-02: writes the cookie that keeps a choice, with its time and whether all was accepted (1 or 0). A partial choice
 * has a 0, so that a reader of that flag alone never assumes more than the visitor allowed. `id` is the number of the
 * proof, once the visitor allowed something.
 */
export function formatConsentCookie(choices: Choices, nowMs: number, isSecure: boolean, id = ''): string {
  const isAll = purposes.every((purpose) => choices[purpose])
  const fields = [
    `time=${new Date(nowMs).toISOString()}`,
    `accepted=${flag(isAll)}`,
    ...purposes.map((purpose) => `${purpose}=${flag(choices[purpose])}`),
    `version=${version}`,
    ...(id === '' ? [] : [`id=${id}`]),
  ]
  const attributes = `Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return `${cookieName}=${fields.join('&')}; ${attributes}`
}

/** Returns the number of the proof of earlier choices; undefined when the visitor never allowed anything. */
export function findProofId(cookies: string): string | undefined {
  return /(?:^|;\s*)cookiebar=[^;]*&id=([0-9a-f-]{36})(?:;|&|$)/.exec(cookies)?.[1]
}

export function allowsTags(choices: Choices | undefined): boolean {
  return choices !== undefined && purposes.some((purpose) => choices[purpose])
}

/** Whether the new choice withdraws a purpose that was allowed before. */
export function isWithdrawn(before: Choices | undefined, after: Choices): boolean {
  return before !== undefined && purposes.some((purpose) => before[purpose] && !after[purpose])
}

const flag = (isSet: boolean) => (isSet ? '1' : '0')
