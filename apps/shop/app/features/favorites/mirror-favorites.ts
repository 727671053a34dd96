import { hasHint } from '../../lib/browser/login-hint.ts'
import type { Favorite } from './favorite.ts'
import { favoriteList, readMirror, writeMirror } from './favorite-lists.ts'
import { applyAnswer, countUnsent, findChanges, withoutAccount } from './join-lists.ts'
import { sendFavorites } from './send-favorites.ts'

/** A page that opens shortly after another one shows what that one heard. */
const freshMs = 60_000
const firstRetryMs = 15_000
const longestRetryMs = 5 * 60_000

let isAsking = false
let hasFailed = false
/** Set when the customer logs out of this page: nothing that still comes in is written then. */
let isLeaving = false
let retryMs = firstRetryMs
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Whether the account could not be reached with what was touched here. */
export function hasFailedToSend(): boolean {
  return hasFailed
}

export function onSendingChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Writes the list as the visitor touched it. Of a customer it goes on to the account. */
export function writeFavorites(list: readonly Favorite[]): void {
  favoriteList.write(list)
  if (hasHint(document.cookie)) void mirror()
}

/**
 * Makes list and account the same, once a page is opened or seen again. Without a login, what a customer left on the
 * device goes.
 */
export function mirrorFavorites(): void {
  isLeaving = false
  if (!hasHint(document.cookie)) {
    forgetCustomer()
    return
  }
  const known = readMirror()
  const age = Date.now() - (known?.readAt ?? 0)
  const isFresh = age >= 0 && age < freshMs && countUnsent(favoriteList.read(), known) === 0
  if (!isFresh) void mirror()
}

/** Leaves nothing on the device: the customer logs out. */
export function leaveFavorites(): void {
  isLeaving = true
  clearTimeout(timer)
  favoriteList.forget()
  writeMirror(undefined)
}

async function mirror(): Promise<void> {
  if (isAsking) return
  isAsking = true
  clearTimeout(timer)
  const sent = { list: favoriteList.read(), mirror: readMirror() }
  const changes = findChanges(sent.list, sent.mirror)
  const isSame = changes.add.length + changes.remove.length === 0
  const heard = await sendFavorites(
    isSame ? undefined : { account: sent.mirror?.account ?? null, ...changes },
  )
  isAsking = false
  if (isLeaving) return
  if (heard === 'unreachable') return retryLater()
  setFailed(false)
  // The login may have ended while the answer was on its way.
  if (heard === 'guest' || !hasHint(document.cookie)) return forgetCustomer()
  // Another tab heard of the account meanwhile, perhaps of another one: its word is the newer.
  if (readMirror()?.account !== sent.mirror?.account) return mirror()
  const list = applyAnswer(favoriteList.read(), sent, heard)
  writeMirror({
    account: heard.account,
    known: heard.favorites.map(({ id }) => id),
    leftOut: heard.left_out,
    readAt: Date.now(),
  })
  favoriteList.write(list)
  if (countUnsent(list, readMirror()) > 0) await mirror()
}

/** What was touched is in the list meanwhile, and on the next page as well. */
function retryLater(): void {
  setFailed(true)
  timer = setTimeout(() => hasHint(document.cookie) && void mirror(), retryMs)
  retryMs = Math.min(2 * retryMs, longestRetryMs)
}

function setFailed(failed: boolean): void {
  if (!failed) retryMs = firstRetryMs
  if (failed === hasFailed) return
  hasFailed = failed
  for (const tell of listeners) tell()
}

/** Takes from the device what was the customer's; what the account never had was put there by whoever is here now. */
function forgetCustomer(): void {
  const known = readMirror()
  if (known === undefined) return
  const own = withoutAccount(favoriteList.read(), known)
  writeMirror(undefined)
  if (own.length > 0) favoriteList.write(own)
  else favoriteList.forget()
}
