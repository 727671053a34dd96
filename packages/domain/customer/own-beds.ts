/** How many composed beds an account keeps. A number of ours: more than anyone chooses between. */
export const mostOwnBeds = 30

/** In characters: fits on one line of a phone, twice. */
export const bedNameLength = 60

/** Breadth, length, headboard and cloth, in the sets that there are. */
const namedParts = 4

/** Returns a name that tells a bed from others of its set: "Boxspringset Hotel, 180 cm, 200 cm, Banen, Salie". */
export function nameBed(setName: string, parts: readonly { value: string }[]): string {
  return [setName, ...parts.slice(0, namedParts).map(({ value }) => value)].join(', ')
}
