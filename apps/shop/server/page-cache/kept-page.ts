import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type HeaderLines, type KeptText, keepText, sendReadyText, sendText } from './kept-text.ts'
import type { UsedAnswer } from './known-answers.ts'
import type { PageState } from './page-states.ts'

/** What an entry takes besides its bytes, roughly. */
const overheadBytes = 2_000

/** A page as bytes, ready to be sent to anyone. */
export interface KeptPage {
  readonly status: number
  readonly type: string | undefined
  /** The headers that every reader gets, the shop's fixed ones among them. */
  readonly lines: HeaderLines
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

const notKept = [
  ...['cache-control', 'content-length', 'content-encoding', 'content-type', 'etag', 'set-cookie', 'vary'],
]

/** Turns a page's answer into a page to keep, with the headers that all answers of the shop have. */
export async function keepPage(
  answer: Response,
  made: Pick<KeptPage, 'used' | 'state' | 'trueAt'>,
  fixedHeaders: Readonly<Record<string, string>>,
): Promise<KeptPage> {
  const plain = Buffer.from(await answer.arrayBuffer())
  const text = await keepText(plain)
  const headers = new Map([...Object.entries(fixedHeaders), ...answer.headers])
  for (const name of notKept) headers.delete(name)
  return {
    ...made,
    status: answer.status,
    type: answer.headers.get('content-type') ?? undefined,
    lines: [...headers].flat(),
    // A weak tag, because the page stays the same in other encodings.
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    text,
    bytes: text.bytes + (made.state?.text.bytes ?? 0) + overheadBytes,
  }
}

/** Sends a page to one reader, with the headers that belong to that reader alone. */
export async function sendPage(
  page: KeptPage,
  ownLines: HeaderLines,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (sendKnown(page, ownLines, request, response)) return
  await sendText(page.text, toAnswer(page, ownLines), request, response)
}

/** Does the same at once; returns false when the page is not ready in the form that the reader wants. */
export function sendReadyPage(
  page: KeptPage,
  ownLines: HeaderLines,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  return (
    sendKnown(page, ownLines, request, response) ||
    sendReadyText(page.text, toAnswer(page, ownLines), request, response)
  )
}

/** Tells a browser that has the page already that it may use it. */
function sendKnown(
  { status, etag, lines }: KeptPage,
  ownLines: HeaderLines,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (status !== 200 || !isKnown(request, etag)) return false
  response.writeHead(304, [...lines, ...ownLines, 'etag', etag, 'vary', 'Accept-Encoding']).end()
  return true
}

function toAnswer({ status, type, etag, lines }: KeptPage, ownLines: HeaderLines) {
  const tag = status === 200 ? ['etag', etag] : []
  const ofType = type === undefined ? [] : ['content-type', type]
  return { status, lines: [...lines, ...ownLines, ...ofType, ...tag] }
}

function isKnown(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
  return known?.some((tag) => tag === '*' || tag === etag || `W/${tag}` === etag) ?? false
}
