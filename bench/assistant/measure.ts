import { readFileSync } from 'node:fs'

/**
 * Measures how long a running api takes to answer the questions of the chat's test:
 * `SERVICE_EMAIL=… SERVICE_PASSWORD=… node bench/assistant/measure.ts http://localhost:4000`. It asks all of them twice, since the
 * first time fills caches, and prints the median and the 95th percentile of the second time in milliseconds.
 */
const [, , api = 'http://localhost:4000'] = process.argv
const file = new URL('../../apps/api/test/assistant/questions.jsonl', import.meta.url)
const questions = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => (JSON.parse(line) as { turns: string[] }).turns)

const { access_token: token } = (await post('/login', {
  email: process.env.SERVICE_EMAIL,
  password: process.env.SERVICE_PASSWORD,
})) as { access_token: string }

const took: number[] = []
for (const [at, message] of [...questions, ...questions].entries()) {
  const from = performance.now()
  // Every message comes from a visitor of its own, so that the limit of messages plays no part.
  const visitor = `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`
  await post('/v1/assistant', { message }, { authorization: `Bearer ${token}`, 'x-forwarded-for': visitor })
  if (at >= questions.length) took.push(performance.now() - from)
}
const sorted = took.toSorted((a, b) => a - b)
const findShare = (share: number) => Number(sorted[Math.floor(sorted.length * share)]?.toFixed(1))
process.stdout.write(
  `${JSON.stringify({ questions: took.length, p50: findShare(0.5), p95: findShare(0.95) })}\n`,
)

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(api + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
