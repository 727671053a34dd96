import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(import.meta.dirname, 'service/cookies.md'), 'utf8')

/** What a visitor's browser keeps of the shop, by the file that keeps it. The page of cookies names each. */
const namesOf: Readonly<Record<string, readonly string[]>> = {
  'apps/api/src/features/cart/token/cart-token.ts': ['cart', 'cart-'],
  'apps/api/src/features/customer/session/session-cookie.ts': ['auth._token', 'auth.hint'],
  'apps/api/src/features/customer/session/known-browser.ts': ['auth.known'],
  'apps/api/src/features/account/passkeys/question-cookie.ts': ['auth.passkey'],
  'apps/shop/app/features/account/passkeys/offer-memory.ts': ['passkey-offer'],
  'apps/api/src/features/review/vote/read-voter.ts': ['review-votes'],
  'apps/shop/app/lib/api/wish.server.ts': ['auth.keep'],
  'apps/shop/app/lib/api/shared-cookie.ts': ['bed-size', 'postcode'],
  'apps/shop/app/features/account/session/remembered-path.server.ts': ['auth.redirect'],
  'apps/shop/app/features/address/typed-words.server.ts': ['address-words'],
  'apps/shop/app/features/consent/consent.ts': ['cookiebar'],
  'apps/shop/app/features/newsletter/popup-rules.ts': ['newsletterpopup'],
  'apps/shop/app/features/favorites/favorite-lists.ts': ['favorites', 'favorites-account'],
  'apps/shop/app/features/compare/compared-list.ts': ['compared-products'],
  'apps/shop/app/features/last-viewed/view-list.ts': ['last-viewed'],
  'apps/shop/app/features/search/recent-searches.ts': ['recent-searches'],
  'apps/shop/app/features/configurator/keep/kept-beds.ts': ['configurator', 'compared-beds'],
  'apps/shop/app/features/marketing/use-report-purchase.ts': ['told-orders'],
  'apps/shop/app/features/chat/talk/talk-key.ts': ['chat'],
  'apps/shop/app/features/chat/talk/tab-memory.ts': ['chat-tab'],
  'apps/shop/app/features/checkout/drafts.ts': ['address-draft', 'ways-draft'],
  'apps/shop/app/lib/browser/reload-once.ts': ['reloaded for'],
  // React Router's own, which its component for scrolling keeps.
  'apps/shop/app/root.tsx': ['react-router-scroll-positions'],
}
/** Writes under names that others give it, or carries out what others decide. */
const carriers = [
  'apps/shop/app/lib/browser/stored-list.ts',
  'apps/shop/app/lib/browser/remember-early.ts',
  'apps/shop/app/lib/browser/use-form-draft.ts',
  'apps/shop/app/features/chat/talk/stored-talk.ts',
  'apps/shop/app/features/consent/consent-store.ts',
  'apps/shop/app/features/marketing/forget-tags.ts',
  'apps/shop/app/features/newsletter/use-popup.ts',
  // Removes the api's mark of a session that has ended.
  'apps/shop/app/lib/browser/login-hint.ts',
  'apps/shop/app/lib/api/own-cookie.server.ts',
  'apps/api/src/platform/http/cookies.ts',
  // Named after the purposes of `mailbox_proof`, each of which the page lists.
  'apps/api/src/features/customer/prove/browser-cookie.ts',
  'apps/api/src/features/cart/token/cart-request.ts',
]
const keeps =
  /\.(?:local|session)Storage\b|\b(?:local|session)Storage\.|document\.cookie\s*=|createStoredList<|setCookie\(|<ScrollRestoration|[cC]ookieName =|SizeCookie =|Draft = '/

test('[SC-02] the page of cookies names everything that the shop keeps on a visitor’s device', () => {
  for (const names of Object.values(namesOf))
    for (const name of names) expect(page.replaceAll('\\', '')).toContain(name)
})

test('[SC-02] whatever keeps something there is known to this list, with its names', () => {
  const files = globSync('{apps/shop/app,apps/shop/server,apps/api/src}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(?:test|builders)\.tsx?$/.test(file) && keeps.test(readFileSync(join(root, file), 'utf8')),
  )
  const known = [...Object.keys(namesOf), ...carriers]
  expect(files.filter((file) => !known.includes(file))).toEqual([])
  for (const [file, names] of Object.entries(namesOf))
    for (const name of names)
      if (!name.startsWith('react-router'))
        expect(readFileSync(join(root, file), 'utf8')).toContain(`'${name}`)
})
