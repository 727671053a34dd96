/** Joins the parts of a lookup into one text, which the answer repeats: by that the page drops late answers. */
export function toQuestion(zipcode: string, houseNumber: string, extension: string): string {
  return [zipcode, houseNumber, extension].join('|')
}
