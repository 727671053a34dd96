import type { CDPSession, Page } from '@playwright/test'

/** The device of a browser, with a lock of its own: it keeps passkeys, and its owner answers at once. */
export interface VirtualDevice {
  /** Whether the owner unlocks the device when it asks; else they turn away. */
  unlocks: (isUnlocked: boolean) => Promise<void>
  countPasskeys: () => Promise<number>
}

/** Gives the browser of a page a device that keeps passkeys, as phones and laptops do. */
export async function addDevice(page: Page): Promise<VirtualDevice> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  })
  return {
    async unlocks(isUnlocked) {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isUnlocked })
    },
    async countPasskeys() {
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
  }
}
