import { expect, test, vi } from 'vitest'
import { signalRemoved } from './signal-removed.ts'

const removed = { rpId: 'winkel.nl', credentialId: 'een' }

test('the device hears which passkey opens nothing any more', async () => {
  const signalUnknownCredential = vi.fn(async () => undefined)
  await signalRemoved(removed, { signalUnknownCredential })
  expect(signalUnknownCredential).toHaveBeenCalledExactlyOnceWith(removed)
})

test('a browser without passkeys, without signals, or that refuses them, breaks nothing', async () => {
  await signalRemoved(removed, undefined)
  await signalRemoved(removed, {})
  await signalRemoved(removed, { signalUnknownCredential: () => Promise.reject(new Error('no')) })
})
