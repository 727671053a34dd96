import {
  addPasskeyEndpoint,
  askNewPasskeyEndpoint,
  askPasskeyLoginEndpoint,
  listPasskeysEndpoint,
  logInWithPasskeyEndpoint,
} from '@sluimer/contract/account/passkey-endpoints'
import type { PasskeyCreation, PasskeyRequest } from '@sluimer/contract/account/passkey-schemas'
import type { TestApp } from '../../../../test/test-app.ts'
import { aCustomer, type Person } from '../account.builders.ts'
import { aDevice, type Device, type Twist } from './device.builders.ts'

/** Returns what the shop asks this browser for a new passkey. */
export async function askForNew(person: Person): Promise<PasskeyCreation> {
  const asked = await person.call(askNewPasskeyEndpoint, {})
  if (!asked.ok) throw new Error(`no passkey can be made: ${asked.error.code}`)
  return asked.data
}

/** Returns what the shop asks this browser at a login. */
export async function askForLogin(person: Person): Promise<PasskeyRequest> {
  const asked = await person.call(askPasskeyLoginEndpoint, {})
  if (!asked.ok) throw new Error(`no passkey can be asked for: ${asked.error.code}`)
  return asked.data
}

/** Makes a passkey at a browser that is logged in, and returns the api's answer. */
export async function addTo(person: Person, device: Device, twist: Twist = {}) {
  const credential = device.make(await askForNew(person), twist)
  return person.call(addPasskeyEndpoint, { body: { credential } })
}

/** Logs in at a browser with the passkey of a device, and returns the api's answer. */
export async function enterWith(person: Person, device: Device, twist: Twist = {}, remember = false) {
  const credential = device.sign(await askForLogin(person), twist)
  return person.call(logInWithPasskeyEndpoint, { body: { credential, remember } })
}

/** Registers a customer, who adds the passkey of a device. */
export async function aCustomerWithPasskey(app: TestApp, email: string, device = aDevice()) {
  const person = await aCustomer(app, email)
  const added = await addTo(person, device)
  if (!added.ok) throw new Error(`the passkey was not kept: ${added.error.code}`)
  return { person, device, passkey: added.data }
}

/** Lists the passkeys that a browser shows; undefined for a guest. */
export async function passkeysOf(person: Person) {
  const list = await person.call(listPasskeysEndpoint, {})
  return list.ok ? list.data.passkeys : undefined
}
