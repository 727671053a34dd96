/** Returns the name of a column for comparing: in lower case, with plain spaces and apostrophes. */
export const toColumnName = (name: string) =>
  name.replace(/\s+/g, ' ').replaceAll('’', "'").trim().toLowerCase()
