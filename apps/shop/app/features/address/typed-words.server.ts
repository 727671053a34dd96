import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { RouterContextProvider } from 'react-router'
import { forgetOwnCookie, readOwnCookie, setOwnCookie } from '../../lib/api/own-cookie.server.ts'
import type { Word } from './typed-words.ts'

type Context = Readonly<RouterContextProvider>

const cookieName = 'address-words'
const keptSeconds = 60 * 60
/** Browsers refuse a cookie above 4096 bytes, its name included. */
const longestValue = 3900
/** Far more than the form takes, so that a cookie somebody made up cannot fill the memory. */
const longestWords = 64_000

/**
 * Keeps what stands in the form while its shopper logs in, for browsers without scripts; with scripts the tab keeps it. False
 * when it is too long.
 */
export function keepWords(context: Context, form: FormData): boolean {
  const words = [...form].filter(([name, value]) => name !== 'go' && typeof value === 'string')
  const value = deflateRawSync(JSON.stringify(words)).toString('base64url')
  if (value.length > longestValue) return false
  setOwnCookie(context, cookieName, value, { maxAgeSeconds: keptSeconds })
  return true
}

/** Returns what was kept; nothing when the shop did not set the cookie. */
export function readWords(context: Context): Word[] {
  const kept = readOwnCookie(context, cookieName)
  if (!kept) return []
  try {
    const text = inflateRawSync(Buffer.from(kept, 'base64url'), { maxOutputLength: longestWords })
    const words: unknown = JSON.parse(text.toString())
    return Array.isArray(words) ? words.filter(isWord) : []
  } catch {
    return []
  }
}

export function forgetWords(context: Context): void {
  if (readOwnCookie(context, cookieName)) forgetOwnCookie(context, cookieName)
}

function isWord(word: unknown): word is Word {
  return Array.isArray(word) && word.length === 2 && word.every((part) => typeof part === 'string')
}
