import { toStepPath } from '../configurator/guide/configurator-paths.ts'

/** What an address of a product depends on. `configurator` is the slug of the set that it is sold as. */
export interface LinkedProduct {
  readonly slug: string
  readonly configurator?: string | null | undefined
}

/**
 * Returns where listings, searches and feeds lead for a product: its page, or for a set that shoppers compose, the first
 * step of it.
 */
export function toProductPath({ slug, configurator }: LinkedProduct): string {
  return configurator ? toStepPath(configurator, 1) : `/${slug}.html`
}
