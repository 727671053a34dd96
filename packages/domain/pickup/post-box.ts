/** Whether a street is a post box or a reply number, where nobody can hand over goods. */
export function isPostBox(street: string): boolean {
  return /^\s*(post\s?bus|antwoord\s?nummer|bo[iî]te postale)\b/i.test(street)
}
