import { type LinkTarget, linkTargetSchema } from '@sluimer/contract/content/inline'

/** Returns where an address in Markdown leads; undefined when we do not follow it. */
export function parseLinkTarget(address: string): LinkTarget | undefined {
  return linkTargetSchema.safeParse(guessTarget(address)).data
}

/** Guesses the kind only; the schema decides whether the address is valid. */
function guessTarget(address: string): LinkTarget {
  if (address.startsWith('#')) return { kind: 'anchor', anchor: address.slice(1) }
  if (address.startsWith('mailto:')) return { kind: 'mail', address: address.slice('mailto:'.length) }
  if (address.startsWith('tel:')) return { kind: 'phone', number: address.slice('tel:'.length) }
  if (address.startsWith('https://')) return { kind: 'web', url: address }
  return { kind: 'local', path: address }
}
