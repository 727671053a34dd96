/** Longer texts rarely come twice. */
const longestText = 40

/** Wraps a function so that it remembers its answers for short texts, and forgets all of them when there are too many. */
export function remembered<T>(answer: (text: string) => T, most: number): (text: string) => T {
  const answers = new Map<string, T>()
  return (text) => {
    if (text.length > longestText) return answer(text)
    const known = answers.get(text)
    if (known !== undefined) return known
    const found = answer(text)
    if (answers.size >= most) answers.clear()
    answers.set(text, found)
    return found
  }
}
