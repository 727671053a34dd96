/** What shops call the option in which goods differ by how large they are: Maat, Kledingmaat, Formaat, Ligvlak. */
const sizeWords = /maat|ligvlak|hoogte|lengte|breedte|size/i

/** Whether an option of a product is about sizes, by its title. */
export function isSizeOption(title: string): boolean {
  return sizeWords.test(title)
}
