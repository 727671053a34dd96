/** A post box or a reply number is no door: nobody can hand over goods there. */
export function isPostBox(street: string): boolean {
  return /^\s*(post\s?bus|antwoord\s?nummer|bo[iî]te postale)\b/i.test(street)
}
