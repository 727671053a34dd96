import { type LinkTarget, linkTargetSchema } from '@sluimer/contract/content/inline'

/** What an address in Markdown leads to; undefined when it is none that we follow. */
export function linkTargetOf(address: string): LinkTarget | undefined {
  return linkTargetSchema.safeParse(guessOf(address)).data
}

/** Only names the kind; the schema decides whether it is one. */
function guessOf(address: string): LinkTarget {
  if (address.startsWith('#')) return { kind: 'anchor', anchor: address.slice(1) }
  if (address.startsWith('mailto:')) return { kind: 'mail', address: address.slice('mailto:'.length) }
  if (address.startsWith('tel:')) return { kind: 'phone', number: address.slice('tel:'.length) }
  if (address.startsWith('https://')) return { kind: 'web', url: address }
  return { kind: 'local', path: address }
}
