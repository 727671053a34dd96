/** Whether two words differ by one letter: one too many, too few, another, or two that changed places. */
export function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return one === other
  const at = [...one].findIndex((letter, place) => letter !== other[place])
  const from = at < 0 ? one.length : at
  const [rest, otherRest] = [one.slice(from), other.slice(from)]
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}
