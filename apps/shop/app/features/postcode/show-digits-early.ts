/**
 * Gives the page's style the digits of the visitor's postcode, before its scripts run: pages are the same for everyone in an area, and
 * only the browser knows the digits. It is part of the page itself, as its own source text, so it can use nothing from outside it.
 */
export function showDigitsEarly(cookieName: string): void {
  const pair = new RegExp(`(?:^|;\\s*)(?:__Host-)?${cookieName}=[A-Z]{2}(\\d{4})(?:;|$)`)
  const digits = pair.exec(document.cookie)?.[1]
  if (digits) document.documentElement.style.setProperty('--postcode', `" ${digits}"`)
}
