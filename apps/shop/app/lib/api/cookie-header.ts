import { parseCookie, parseSetCookie } from 'cookie'

/** Values go on as they came: whoever wrote them knows how they are encoded. */
const decode = (value: string) => value

/** A Cookie header after the Set-Cookie headers of earlier answers: new values win, deleted cookies are gone. */
export function mergeCookies(cookieHeader: string, setCookies: readonly string[]): string {
  const cookies = new Map(Object.entries(parseCookie(cookieHeader, { decode })))
  cookies.delete('')
  for (const line of setCookies) {
    const { name, value, maxAge, expires } = parseSetCookie(line, { decode })
    // Servers delete a cookie by letting it end at once or at the start of time.
    const isDeletion = maxAge === undefined ? expires !== undefined && expires.getTime() <= 0 : maxAge <= 0
    if (isDeletion) cookies.delete(name)
    else if (name) cookies.set(name, value)
  }
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
