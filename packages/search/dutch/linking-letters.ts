/** What Dutch puts between the parts of a compound, most common last part first. */
export const linkingLetters: readonly string[] = ['', 's', 'en', 'n', 'e']
