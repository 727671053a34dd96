/** SC-01: the time from the page's load, or from the choice about cookies, until the popup appears. */
export const delayMs = 5_000
export const cookieName = 'newsletterpopup'
const closedSeconds = 7 * 24 * 60 * 60

/** SC-01: whether the popup was closed in the last seven days, from a `document.cookie`. */
export function wasClosed(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${cookieName}=1`)
}

/** SC-01: returns the cookie that keeps the popup closed. */
export function formatClosedCookie(isSecure: boolean): string {
  return `${cookieName}=1; Path=/; Max-Age=${closedSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/**
 * Pages that no popup may interrupt: the newsletter's own, the account, the one where shoppers exercise a right, and those on which they
 * answer one question after another.
 */
const quietPaths = ['/nieuwsbrief/', '/account/', '/service/herroepen/', '/keuzehulp/', '/configurator/']

export function isQuietPath(pathname: string): boolean {
  return quietPaths.some((path) => `${pathname}/`.startsWith(path))
}

/** Whether the popup may come by itself: not on the pages of the service either, where shoppers look for help. */
export function allowsOffer(pathname: string): boolean {
  return !isQuietPath(pathname) && !`${pathname}/`.startsWith('/service/')
}

/** Finds a link of one of our mails by its query, as the source of a regular expression that ignores capitals. */
export const newsletterQuery = '[?&]utm_(?:medium=e-?mail|source=(?:newsletter|nieuwsbrief))(?:&|$)'

/** Whether the visitor came by a link in one of our mails: they get the newsletter already. */
export function isFromNewsletter(search: string): boolean {
  const fields = new URLSearchParams(search)
  return (
    /^e-?mail$/i.test(fields.get('utm_medium') ?? '') ||
    /^(newsletter|nieuwsbrief)$/i.test(fields.get('utm_source') ?? '')
  )
}

/** Whether the visitor is busy: another window or menu, the cookie bar, or a word being typed. */
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
