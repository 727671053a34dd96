/** What an address is looked up by, as one text: the answer brings it back, so that a late one is told from the latest. */
export function questionOf(zipcode: string, houseNumber: string, extension: string): string {
  return [zipcode, houseNumber, extension].join('|')
}
