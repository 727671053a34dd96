import { type CDPSession, expect, type Page } from '@playwright/test'
import { logIn } from './account.ts'

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

/** A login page without suggestions in the field for the address: a virtual device takes those at once. */
export const buttonOnly = '/account/login/#knop'
/** For each page of a browser: makes that login page so. */
export const takeSuggestionsAway = `if (location.hash === '#knop')
  PublicKeyCredential.isConditionalMediationAvailable = async () => false`

/** Makes a customer with a passkey on this device who lets nothing else open the account, by the page alone. */
export async function choosePasskeyOnly(page: Page, email: string) {
  await page.addInitScript(takeSuggestionsAway)
  await logIn(page, email)
  const device = await addDevice(page)
  await page.goto('/account/passkeys/')
  await page.getByRole('button', { name: 'Maak een passkey', exact: true }).click()
  await expect(page.getByText('Je passkey is klaar.')).toBeVisible()
  const choice = page.getByRole('region', { name: 'Alleen nog met een passkey inloggen' })
  await expect(choice).toContainText('dan duurt het 14 dagen voor je weer in je account kunt')
  // A login with a code is not enough for this.
  await expect(choice.getByRole('button', { name: 'Alleen nog met een passkey' })).toHaveCount(0)
  await choice.getByRole('button', { name: 'Bevestig met je passkey' }).click()
  await choice.getByRole('button', { name: 'Alleen nog met een passkey' }).click()
  await expect(page.getByText('Vanaf nu opent alleen een passkey je account.')).toBeVisible()
  return { device, choice }
}
