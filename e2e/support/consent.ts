/** Where the journeys' shop would load its tag manager; nothing listens there. */
export const tagManagerUrl = process.env.TAG_MANAGER_URL ?? 'http://localhost:3299'

/** A visitor who refused cookies and closed the newsletter popup. Most journeys start so, and neither is in their way. */
export function refusedCookies(shopUrl: string) {
  const { cookies } = popupClosed(shopUrl)
  return { cookies: [...cookies, consentCookie(shopUrl, 0)], origins: [] }
}

/** A visitor who refused cookies and is offered the newsletter five seconds later. */
export function popupAwaited(shopUrl: string) {
  return { cookies: [consentCookie(shopUrl, 0)], origins: [] }
}

/** A visitor who never chose about cookies, and who gets no popup after choosing. */
function popupClosed(shopUrl: string) {
  return { cookies: [aCookie(shopUrl, 'newsletterpopup', '1')], origins: [] }
}

/** The same, for the shop under test: `test.use({ storageState: newVisitor })`. */
export const newVisitor = popupClosed(process.env.SHOP_URL ?? 'http://localhost:3000')

/** Returns the cookie in which the bar stores that a visitor accepted everything (1) or nothing (0). */
export function consentCookie(shopUrl: string, flag: 0 | 1) {
  const time = new Date().toISOString()
  const value = `time=${time}&accepted=${flag}&statistics=${flag}&marketing=${flag}&version=1`
  return aCookie(shopUrl, 'cookiebar', value)
}

function aCookie(shopUrl: string, name: string, value: string) {
  return {
    name,
    value,
    domain: new URL(shopUrl).hostname,
    path: '/',
    expires: Math.floor(Date.now() / 1000) + 24 * 60 * 60,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
}
