import { createStoredList } from '../../../lib/browser/stored-list.ts'
import { parseTalk } from './parse-talk.ts'
import { emptyTalk, type Talk } from './talk.ts'

/** CH-02: the talk in the visitor's own browser, the same in every tab: a list of at most one. */
export const storedTalk = createStoredList<Talk>(
  'chat',
  (value) => parseTalk(value, Date.now()),
  ([talk]) => (talk && talk.messages.length > 0 ? [talk] : []),
)

/** Returns the talk as it is now, in whatever tab it was last changed. */
export function readTalk(): Talk {
  return storedTalk.read()[0] ?? emptyTalk
}

/** Changes the talk as it is now: another tab may have added to it since this one last drew it. */
export function changeTalk(change: (talk: Talk) => Talk): void {
  storedTalk.write([change(readTalk())])
}
