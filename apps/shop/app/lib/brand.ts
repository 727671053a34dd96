/** The shop's name and first words, in one place, until the api's content replaces them. */
export const brand = {
  name: 'Sluimer',
  tagline: 'Slapen, wonen, thuiskomen',
  description:
    'Beddengoed, boxsprings en meubels voor een huis waar je tot rust komt. Elke dag nieuwe deals, thuisbezorgd in Nederland en België.',
} as const

/** Returns the title of a page for browsers and search engines: `formatPageTitle('Winkelwagen')`. */
export function formatPageTitle(title?: string): string {
  return title ? `${title} | ${brand.name}` : `${brand.name} | ${brand.tagline}`
}
