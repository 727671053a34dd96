import { expect, test } from 'vitest'
import { accountChanges, toNoticeWords } from './notice-words.ts'

const notice = {
  ...{ at: new Date('2026-11-23T12:00:00Z'), alarmCode: 'a b', keepsPasskeys: false },
  publicUrl: 'https://winkel.example',
}

test('a mail about a change ends with the one thing to do about it; where nothing is, it has no button', () => {
  const buttons = accountChanges.map((change) => [change, toNoticeWords(change, notice).button?.url] as const)
  const account = 'https://winkel.example/account'
  const own = { moved_here: undefined, secured: `${account}/login/`, logged_out: `${account}/passkeys/` }
  const alarm = `${account}/niet-ik/?code=a+b`
  expect(Object.fromEntries(buttons)).toEqual({
    ...Object.fromEntries(accountChanges.map((change) => [change, alarm])),
    ...own,
  })
})
