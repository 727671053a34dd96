export function toSlideId(index: number): string {
  return `foto-${index + 1}`
}
