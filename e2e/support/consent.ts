/** Where the journeys' shop would get its tag manager from; nothing listens there. */
export const tagManagerUrl = process.env.TAG_MANAGER_URL ?? 'http://localhost:3299'

/** A visitor who refused cookies before: what most journeys start as, so that the cookie bar is not in their way. */
export function refusedCookies(shopUrl: string) {
  const time = new Date().toISOString()
  const cookie = {
    name: 'cookiebar',
    value: `time=${time}&accepted=0&statistics=0&marketing=0&version=1`,
    domain: new URL(shopUrl).hostname,
    path: '/',
    expires: Math.floor(Date.now() / 1000) + 24 * 60 * 60,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
  return { cookies: [cookie], origins: [] }
}

/** A visitor who was never here: `test.use({ storageState: newVisitor })`. */
export const newVisitor = { cookies: [], origins: [] }
