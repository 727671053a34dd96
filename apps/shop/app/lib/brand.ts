/** The shop's name and first words, in one place until the content of the api says otherwise. */
export const brand = {
  name: 'Sluimer',
  tagline: 'Slapen, wonen, thuiskomen',
  description:
    'Beddengoed, boxsprings en meubels voor een huis waar je tot rust komt. Elke dag nieuwe deals, thuisbezorgd in Nederland en België.',
} as const

/** The title of a page as browsers and search machines show it: `pageTitle('Winkelwagen')`. */
export function pageTitle(title?: string): string {
  return title ? `${title} | ${brand.name}` : `${brand.name} | ${brand.tagline}`
}
