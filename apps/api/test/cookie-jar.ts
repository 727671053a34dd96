export interface CookieJar {
  /** The Cookie header a browser would send now. */
  header(): string
  get(name: string): string | undefined
  set(name: string, value: string): void
  /** Stores what an answer's Set-Cookie headers say. */
  take(setCookie: string | string[] | undefined): void
}

/** A browser's cookies as far as tests need them: names, values and expiry. */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>()
  return {
    header: () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    get: (name) => cookies.get(name),
    set: (name, value) => void cookies.set(name, value),
    take(setCookie) {
      for (const line of [setCookie ?? []].flat()) {
        const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
        const at = pair.indexOf('=')
        const isOver = attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')
        if (isOver) cookies.delete(pair.slice(0, at))
        else cookies.set(pair.slice(0, at), pair.slice(at + 1))
      }
    },
  }
}
