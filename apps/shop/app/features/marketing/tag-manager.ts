import type { Choices } from '../consent/consent.ts'
import { defaultSignals, toSignals } from '../consent/consent-signals.ts'
import { dataLayer } from './data-layer.ts'

/** The shop's tag manager, from the server's settings. */
export interface TagManager {
  /** GTM-XXXXXXX */
  id: string
  /** The address of its script, without a slash at the end. */
  url: string
}

let isDefaultSet = false
let isLoaded = false

/** Whether the tag manager runs in this document, or is about to. */
export function hasTagManager(): boolean {
  return isLoaded
}

/** Tells the data layer what the visitor allows. The refusal of everything always comes before it. */
export function tellConsent(choices: Choices): void {
  if (!isDefaultSet) consentCommand('default', defaultSignals)
  isDefaultSet = true
  consentCommand('update', toSignals(choices))
}

/** Brings in the tag manager, once. Call only when the visitor allows something (basic consent mode). */
export function loadTagManager({ id, url }: TagManager): void {
  if (isLoaded) return
  isLoaded = true
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${url}/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

type ConsentCommand = (command: 'consent', kind: 'default' | 'update', signals: object) => void

/** The tag manager recognises a command by its `arguments` object: it would read an array as something else. */
const command: ConsentCommand = function command() {
  // biome-ignore lint/complexity/noArguments: the tag manager accepts only this object.
  dataLayer().push(arguments)
}
const consentCommand = (kind: 'default' | 'update', signals: object) => command('consent', kind, signals)
