import { reopenConsent } from './consent-store.ts'

/** The way back to the choices, on every page with a footer. Without scripts nothing was ever allowed. */
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
