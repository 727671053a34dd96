const readyTimeoutMs = 2_000

/** Says that the process runs and answers, with the numbers of its page cache when it has one. */
export function answerHealth(pageCache?: Record<string, number | string>): Response {
  const body = { status: 'ok', ...(pageCache ? { page_cache: pageCache } : {}) }
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
}

/** Says whether the shop can do its work: the api answers that it is ready, and accepts the shop's sign-in. */
export async function answerReadiness(apiUrl: string, isLetIn: () => Promise<boolean>): Promise<Response> {
  const isApiReady = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(readyTimeoutMs) }).then(
    (answer) => answer.ok,
    () => false,
  )
  const isSignedIn = isApiReady && (await isLetIn())
  const wordFor = (isGood: boolean) => (isGood ? 'ok' : 'unavailable')
  return Response.json(
    { status: wordFor(isSignedIn), parts: { api: wordFor(isApiReady), sign_in: wordFor(isSignedIn) } },
    { status: isSignedIn ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
