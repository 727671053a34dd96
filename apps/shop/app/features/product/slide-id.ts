export function slideId(index: number): string {
  return `foto-${index + 1}`
}
