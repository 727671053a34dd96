/** No answer of a register is longer, so a longer one is refused. */
const mostBytes = 64 * 1024

/**
 * Requests JSON from another company's server. Throws without a proper answer: no connection, a timeout, a status other
 * than success, a redirect, an answer that is too long or not JSON.
 */
export async function fetchJson(
  url: string,
  { timeoutMs, signal, ...request }: RequestInit & { timeoutMs: number; signal: AbortSignal },
): Promise<unknown> {
  const response = await fetch(url, {
    ...request,
    redirect: 'error',
    headers: { accept: 'application/json', ...request.headers },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`answered with status ${response.status}`)
  }
  return JSON.parse(await readText(response))
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new Error(`answered with more than ${mostBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
