/** What Dutch puts between the parts of a compound, most common last part first. */
export const LINKING_LETTERS: readonly string[] = ['', 's', 'en', 'n', 'e']
