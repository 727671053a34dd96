/** Letters between the parts of a Dutch compound, most common last part first. */
export const linkingLetters: readonly string[] = ['', 's', 'en', 'n', 'e']
