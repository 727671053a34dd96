import { timeLeft } from '@sluimer/domain/countdown/time-left'
import { tabMemoryKey } from '../features/chat/talk/tab-memory.ts'
import { talkKey } from '../features/chat/talk/talk-key.ts'
import { comparedKey } from '../features/compare/compared-list.ts'
import { askEarly } from '../features/consent/ask-early.ts'
import { cookieName as consentCookie, validMs, version } from '../features/consent/consent.ts'
import { countEarly } from '../features/deal/count-early.ts'
import { favoritesKey } from '../features/favorites/favorite-lists.ts'
import { newsletterQuery, cookieName as popupCookie } from '../features/newsletter/popup-rules.ts'
import { showDigitsEarly } from '../features/postcode/show-digits-early.ts'
import { postcodeCookie } from '../lib/api/shared-cookie.ts'
import { keepEarlyInput } from '../lib/browser/early-input.ts'
import { type StartReasons, waitForTouch } from '../lib/browser/late-start.ts'
import { held as loginHint } from '../lib/browser/login-hint.ts'
import { rememberEarly } from '../lib/browser/remember-early.ts'
import { findClockBehindMs } from '../lib/server-clock.ts'
import { describeSwipesEarly } from '../ui/dialog/describe-swipes-early.ts'

/** A press waits this long for the page's scripts before the browser acts without them. */
const holdMs = 8_000

/** What a browser holds that a page can show, or report to others, only with its scripts. */
const reasons: StartReasons = {
  cookies: [
    // The customer's name, their favourites on other devices, the offer of a passkey.
    loginHint.source,
    // What the visitor allowed us to measure.
    `(?:^|;\\s*)${consentCookie}=[^;]*&(?:statistics|marketing)=1`,
    // The newsletter is offered some seconds after a choice about cookies, unless its offer was closed.
    `^(?=.*${consentCookie}=)(?!.*${popupCookie}=1)`,
  ],
  search: newsletterQuery,
  // Hearts and their number; the bar of what is compared; a chat that is open, or whose talk ends with a login.
  stored: [favoritesKey, comparedKey, talkKey, tabMemoryKey],
}

/**
 * Writes the script in the head of each page. It consists of the source texts of typed functions, each of which uses nothing from
 * outside it. `isLate`: whether the page's own scripts wait for the first touch.
 */
export function writeEarlyScript(isLate: boolean): string {
  const ask = call(askEarly, { name: consentCookie, version, validMs })
  const digits = call(showDigitsEarly, postcodeCookie)
  const swipes = call(describeSwipesEarly)
  if (!isLate) return call(keepEarlyInput) + ask + digits + swipes
  return [
    // Before what keeps presses, which lets nobody else hear of them.
    call(waitForTouch, reasons),
    call(keepEarlyInput, holdMs),
    ask,
    digits,
    swipes,
    call(rememberEarly),
    call(countEarly, timeLeft, findClockBehindMs),
  ].join('')
}

// biome-ignore lint/complexity/noBannedTypes: only the text of the function is used.
function call(early: Function, ...given: unknown[]): string {
  const texts = given.map((value) => (typeof value === 'function' ? `${value}` : JSON.stringify(value)))
  return (
    `(${early})(${texts.join()});`
      // The build indents lines again. No text of these functions goes over several lines.
      .replace(/\n\t+/g, '\n')
      // Inside a script these would begin a comment or end it.
      .replaceAll('</', '<\\/')
      .replaceAll('<!--', '<\\!--')
  )
}
