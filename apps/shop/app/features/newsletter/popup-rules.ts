/** SC-01: how long after the page has loaded, or after the visitor chose about cookies, the popup comes. */
export const delayMs = 5_000
const cookieName = 'newsletterpopup'
const closedSeconds = 7 * 24 * 60 * 60

/** SC-01: whether the popup was closed in the last seven days, from a `document.cookie`. */
export function wasClosed(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${cookieName}=1`)
}

/** SC-01: the cookie that keeps it closed. */
export function closedCookie(isSecure: boolean): string {
  return `${cookieName}=1; Path=/; Max-Age=${closedSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Pages on which nothing may stand in the way: the newsletter's own, and where a right is used. */
const quietPaths = ['/nieuwsbrief/', '/service/herroepen/']

export function isQuietPath(pathname: string): boolean {
  return quietPaths.some((path) => `${pathname}/`.startsWith(path))
}

/** Whether the visitor came by a link in a mail of ours: they read the newsletter already. */
export function isFromNewsletter(search: string): boolean {
  const fields = new URLSearchParams(search)
  return (
    /^e-?mail$/i.test(fields.get('utm_medium') ?? '') ||
    /^(newsletter|nieuwsbrief)$/i.test(fields.get('utm_source') ?? '')
  )
}

/** Whether something holds the visitor's attention now: another window or menu, the cookie bar, a word being typed. */
export function isBusy(page: Document): boolean {
  const { activeElement } = page
  return (
    page.hidden ||
    page.querySelector(
      '[role="dialog"], [role="alertdialog"], dialog[open], [aria-expanded="true"][aria-haspopup]',
    ) !== null ||
    (activeElement?.matches('input, textarea, select') ?? false)
  )
}
