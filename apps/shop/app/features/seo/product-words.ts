/** Returns all words about a product in one text; a summary that is also the first paragraph appears once. */
export function joinProductWords({
  summary,
  description,
}: {
  summary: string
  description: readonly string[]
}): string {
  return [...new Set([summary, ...description])].filter(Boolean).join('\n')
}
