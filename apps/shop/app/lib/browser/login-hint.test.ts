import { expect, test } from 'vitest'
import { hasHint } from './login-hint.ts'

test.each(['auth.hint=1', 'cart=x; auth.hint=1', '__Host-auth.hint=1; cart=x'])(
  '[AC-06] a browser with %s asks who is logged in',
  (cookies) => {
    expect(hasHint(cookies)).toBe(true)
  },
)

test.each(['', 'cart=x', 'auth.hint=', 'auth.hint=10', 'notauth.hint=1', 'authxhint=1'])(
  '[AC-06] a browser with %j asks nobody',
  (cookies) => {
    expect(hasHint(cookies)).toBe(false)
  },
)
