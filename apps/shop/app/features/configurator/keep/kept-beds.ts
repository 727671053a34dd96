import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { createStoredList } from '../../../lib/browser/stored-list.ts'

/** A bed in the visitor's own browser: the set and the options chosen so far. */
export interface KeptBed {
  readonly slug: string
  readonly choices: Choices
}

/** A visitor who looks at more sets than this has forgotten the first. */
const mostSets = 6
/** Three columns are what a screen holds side by side. */
export const mostCompared = 3
const mostChoices = 40
const name = /^[a-z0-9-]{1,200}$/

/** CF-18: the last choices for each set, so that a visitor who returns goes on where they left. */
export const lastBeds = createStoredList<KeptBed>('configurator', parseBed, (beds) =>
  keepFirst(beds, mostSets, (bed) => bed.slug),
)

/** The beds that the visitor laid side by side, each beside others of its set. */
export const comparedBeds = createStoredList<KeptBed>('compared-beds', parseBed, keepCompared)

/** Returns a text that is the same for equal beds. */
export function toKey({ slug, choices }: KeptBed): string {
  return [slug, ...Object.entries(choices).map((choice) => choice.join('='))].join('&')
}

/** Reads a stored bed; undefined for anything else, because anyone can write there. */
export function parseBed(value: unknown): KeptBed | undefined {
  if (typeof value !== 'object' || value === null || !('slug' in value) || !('choices' in value))
    return undefined
  const { slug, choices } = value
  if (typeof slug !== 'string' || !name.test(slug) || typeof choices !== 'object' || choices === null)
    return undefined
  const entries = Object.entries(choices).slice(0, mostChoices)
  const known = entries.filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry.every((one) => name.test(one)),
  )
  return { slug, choices: Object.fromEntries(known) }
}

/** Keeps as many beds of each set as stand side by side, so that a bed of one set never takes the place of another's. */
export function keepCompared(beds: readonly KeptBed[]): readonly KeptBed[] {
  const each = keepFirst(beds, mostSets * mostCompared, toKey)
  const slugs = [...new Set(each.map(({ slug }) => slug))].slice(0, mostSets)
  return slugs.flatMap((slug) => each.filter((bed) => bed.slug === slug).slice(0, mostCompared))
}

function keepFirst(
  beds: readonly KeptBed[],
  most: number,
  toGroup: (bed: KeptBed) => string,
): readonly KeptBed[] {
  const seen = new Set<string>()
  return beds
    .filter((bed) => {
      const isNew = !seen.has(toGroup(bed))
      seen.add(toGroup(bed))
      return isNew
    })
    .slice(0, most)
}
