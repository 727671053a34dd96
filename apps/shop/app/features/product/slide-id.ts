/** The anchor of a picture in the gallery. */
export function slideId(index: number): string {
  return `foto-${index + 1}`
}
