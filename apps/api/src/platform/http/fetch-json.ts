/** No answer of a register is longer; what is longer is no answer. */
const mostBytes = 64 * 1024

/**
 * Asks another company's server and reads its JSON. Throws on everything that is no answer: no connection, too late, a status
 * that is no success, a redirect, an answer that is too long or no JSON.
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
