import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { parsePathname } from '../request/parse-pathname.ts'
import { type KeptText, keepText, sendText } from './kept-text.ts'

/** The share of the memory for states of pages that were replaced meanwhile; the others are kept with their pages. */
const olderShare = 0.125
const firstPart = '/page-state/'
const statePath = /^\/page-state\/(?<build>[\w-]+)\/(?<hash>[\w-]+)$/

/** What a page's scripts begin with: the data that the page was drawn from, in the framework's own form. */
export interface PageState {
  /** The release of the pages' code, which alone understands it. */
  readonly build: string
  /** Names its content. */
  readonly hash: string
  readonly text: KeptText
}

export interface AskedState {
  build: string
  hash: string
  /** The address of the page, as it is kept. */
  page: string
}

/** Returns a name for a state that follows from its text alone. */
export function nameState(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

export function formatStateAddress({ build, hash, page }: AskedState): string {
  return `${firstPart}${build}/${hash}?${new URLSearchParams({ page })}`
}

export function isStatePath(pathname: string): boolean {
  return pathname.startsWith(firstPart)
}

/** Reads for which state a request asks; undefined when it asks for something else. */
export function readStateAddress(url: string | undefined): AskedState | undefined {
  if (!url?.startsWith(firstPart)) return undefined
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid')
  const { build, hash } = statePath.exec(pathname)?.groups ?? {}
  const page = searchParams.get('page')
  return build && hash && page && parsePathname(page) ? { build, hash, page } : undefined
}

/** Compresses a state for keeping, under the build that wrote it. */
export async function keepState(build: string, hash: string, text: string): Promise<PageState> {
  return { build, hash, text: await keepText(Buffer.from(text)) }
}

/** Holds states by their names, so that a visitor who opened a page before it changed can still begin with what they see. */
export function createPageStates(mostBytes: number) {
  const states = new LRUCache<string, PageState>({
    maxSize: Math.max(1, Math.floor(mostBytes * olderShare)),
    sizeCalculation: ({ text }) => text.bytes,
  })
  return {
    find: ({ build, hash }: AskedState) => states.get(`${build} ${hash}`),
    add: (state: PageState) => void states.set(`${state.build} ${state.hash}`, state),
  }
}

/** Sends a state. A browser keeps the one that it asked for, whose name is that of its content, and no newer one instead of it. */
export async function sendState(
  state: PageState,
  asked: AskedState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isSame = state.hash === asked.hash
  const cacheControl = isSame ? 'private, max-age=86400, immutable' : 'private, no-store'
  const lines = ['content-type', 'text/plain; charset=utf-8', 'cache-control', cacheControl]
  await sendText(state.text, { status: 200, lines }, request, response)
}
