import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type KeptText, keepText, sendText } from './kept-text.ts'
import type { UsedAnswer } from './known-answers.ts'
import type { PageState } from './page-states.ts'

/** What an entry takes besides its bytes, roughly. */
const overheadBytes = 2_000

/** A page as bytes, ready to be sent to anyone. */
export interface KeptPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly etag: string
  /** The answers that it was made with. */
  readonly used: readonly UsedAnswer[]
  readonly text: KeptText
  /** What its scripts begin with, if that is not in the page itself. */
  readonly state: PageState | undefined
  readonly bytes: number
  /** The count of the change log at which the page was last known to be true. */
  trueAt: number
}

const notKept = new Set(['cache-control', 'content-length', 'content-encoding', 'etag', 'set-cookie', 'vary'])

/** Turns a page's answer into a page to keep. */
export async function keepPage(
  answer: Response,
  made: Pick<KeptPage, 'used' | 'state' | 'trueAt'>,
): Promise<KeptPage> {
  const plain = Buffer.from(await answer.arrayBuffer())
  const text = await keepText(plain)
  return {
    ...made,
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !notKept.has(name)),
    // A weak tag, because the page stays the same in other encodings.
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    text,
    bytes: text.bytes + (made.state?.text.bytes ?? 0) + overheadBytes,
  }
}

/** Sends a page to one reader; the headers of the answer already hold what belongs to that reader alone. */
export async function sendPage(
  page: KeptPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of page.headers) response.setHeader(name, value)
  if (page.status === 200) {
    response.setHeader('etag', page.etag)
    if (isKnown(request, page.etag)) {
      response.setHeader('vary', 'Accept-Encoding')
      response.removeHeader('content-type')
      return void response.writeHead(304).end()
    }
  }
  await sendText(page.text, page.status, request, response)
}

function isKnown(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
  return known?.some((tag) => tag === '*' || tag === etag || `W/${tag}` === etag) ?? false
}
