import { parseCookie, parseSetCookie } from 'cookie'

/** Values pass through as they came: their writer knows how they are encoded. */
const decode = (value: string) => value

/** Returns a Cookie header updated by later Set-Cookie headers: new values win, deleted cookies are left out. */
export function mergeCookies(cookieHeader: string, setCookies: readonly string[]): string {
  const cookies = new Map(Object.entries(parseCookie(cookieHeader, { decode })))
  cookies.delete('')
  for (const line of setCookies) {
    const { name, value, maxAge, expires } = parseSetCookie(line, { decode })
    // Servers delete a cookie by making it expire at once or in 1970.
    const isDeletion = maxAge === undefined ? expires !== undefined && expires.getTime() <= 0 : maxAge <= 0
    if (isDeletion) cookies.delete(name)
    else if (name) cookies.set(name, value)
  }
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
