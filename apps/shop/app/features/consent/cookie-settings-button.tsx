import { reopenConsent } from './consent-store.ts'

/** Reopens the choices, on every page with a footer. Without scripts nothing was ever allowed, so it does not show. */
export function CookieSettingsButton() {
  return (
    <button
      type="button"
      onClick={reopenConsent}
      className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 hover:text-pine noscript:hidden print:hidden"
    >
      Cookie-instellingen
    </button>
  )
}
