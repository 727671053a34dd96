/** Node, and many proxies, read no more than 16 kB of headers; a visitor's own words can grow threefold when they are encoded. */
const longestLocation = 8_000

/**
 * Shortens a redirect whose address is too long to be sent: it then leads to the page itself, without the choices of its
 * query. No person has such an address.
 */
export function shortenMove(answer: Response): Response {
  const location = answer.headers.get('location')
  if (location === null || location.length <= longestLocation) return answer
  const headers = new Headers(answer.headers)
  headers.set('location', location.slice(0, longestLocation).replace(/[?#].*$/s, ''))
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}
