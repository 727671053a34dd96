const readyTimeoutMs = 2_000

/** The process runs and answers. */
export function healthAnswer(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}

/** The shop can do its work: the api answers that it is ready. */
export async function readyAnswer(apiUrl: string): Promise<Response> {
  const isApiReady = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(readyTimeoutMs) }).then(
    (answer) => answer.ok,
    () => false,
  )
  return Response.json(
    { status: isApiReady ? 'ok' : 'unavailable', parts: { api: isApiReady ? 'ok' : 'unavailable' } },
    { status: isApiReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
