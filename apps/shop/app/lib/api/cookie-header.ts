/** A Cookie header after the Set-Cookie headers of earlier answers: new values win, deleted cookies are gone. */
export function mergeCookies(cookieHeader: string, setCookies: readonly string[]): string {
  const cookies = new Map(cookieHeader.split(';').map(splitPair).filter(hasName))
  for (const setCookie of setCookies) {
    const [pair = '', ...attributes] = setCookie.split(';')
    const [name, value] = splitPair(pair)
    if (isDeletion(attributes)) cookies.delete(name)
    else if (name) cookies.set(name, value)
  }
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function splitPair(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=')
  return at < 0 ? ['', ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}

function hasName([name]: [string, string]) {
  return name !== ''
}

/** Servers delete a cookie by letting it end at once or at the start of time. */
function isDeletion(attributes: string[]) {
  return attributes.some((attribute) => {
    const [name, value] = splitPair(attribute)
    if (name.toLowerCase() === 'max-age') return Number(value) <= 0
    return name.toLowerCase() === 'expires' && new Date(value).getTime() <= 0
  })
}
