/** Set by the api beside the session; on https with the prefix that binds it to the host. */
export const held = /(?:^|;\s*)((?:__Host-)?auth\.hint)=1(?:;|$)/

/** Whether somebody may be logged in, from a `document.cookie`. */
export function hasHint(cookies: string): boolean {
  return held.test(cookies)
}

/** Removes the mark of a session that has ended, so that the next page asks nobody. */
export function forgetHint(): void {
  const name = held.exec(document.cookie)?.[1]
  if (name === undefined) return
  const secure = name.startsWith('__Host-') ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the newer API is missing in browsers that the shop serves.
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`
}
