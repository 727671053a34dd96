import { hasHint } from '../../../lib/browser/login-hint.ts'
import { createStoredList } from '../../../lib/browser/stored-list.ts'
import { parseTalk } from './parse-talk.ts'
import { rememberInTab } from './tab-memory.ts'
import { emptyTalk, type Talk } from './talk.ts'
import { talkKey } from './talk-key.ts'

/** CH-02: the talk in the visitor's own browser, the same in every tab: a list of at most one. */
export const storedTalk = createStoredList<Talk>(
  talkKey,
  (value) => parseTalk(value, Date.now()),
  ([talk]) => (talk && talk.messages.length > 0 ? [talk] : []),
)

/** Returns the talk as it is now, in whatever tab it was last changed. */
export function readTalk(): Talk {
  return storedTalk.read()[0] ?? emptyTalk
}

/** Changes the talk as it is now: another tab may have added to it since this one last drew it. */
export function changeTalk(change: (talk: Talk) => Talk): void {
  const talk = change(readTalk())
  storedTalk.write([{ ...talk, isOfCustomer: talk.isOfCustomer || hasHint(document.cookie) }])
}

/**
 * Makes the talk follow the login, once a page is opened or seen again: a talk that was held while somebody was logged in
 * leaves with that login, and so does what was typed and not sent. The next person at the same computer finds an empty chat.
 */
export function followLogin(): void {
  const talk = readTalk()
  if (talk.messages.length === 0) return
  if (!hasHint(document.cookie)) {
    if (!talk.isOfCustomer) return
    storedTalk.forget()
    rememberInTab({ isOpen: false, draft: '' })
  } else if (!talk.isOfCustomer) storedTalk.write([{ ...talk, isOfCustomer: true }])
}
