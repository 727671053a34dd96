const keyPrefix = 'reloaded for '

/**
 * RT-17: starts the page anew because a piece of its code could not be loaded (after a new version came out, as a rule).
 * Answers false when that was tried before for the same piece: a broken version must not reload for ever.
 */
export function reloadOnce(error: unknown): boolean {
  const key = keyPrefix + (error instanceof Error ? error.message : String(error)).slice(0, 300)
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage nobody could tell the first time from the next.
    return false
  }
  location.reload()
  return true
}
