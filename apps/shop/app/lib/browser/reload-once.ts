const keyPrefix = 'reloaded for '

/**
 * RT-17: reloads the page because a piece of its code could not be loaded (usually after a new release). Returns false
 * when that was tried before for the same piece: a broken release must not reload for ever.
 */
export function reloadOnce(error: unknown): boolean {
  const key = keyPrefix + (error instanceof Error ? error.message : String(error)).slice(0, 300)
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage a first reload could not be told from the next.
    return false
  }
  location.reload()
  return true
}
