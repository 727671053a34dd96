/** Told when the staff's synonyms changed. */
export const synonymsTag = 'synonyms'
