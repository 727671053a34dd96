/** The tag of a change to the staff's synonyms. */
export const synonymsTag = 'synonyms'
