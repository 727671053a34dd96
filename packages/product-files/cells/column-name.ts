/** The name of a column as it is compared: in lower case, with plain spaces and apostrophes. */
export const columnName = (name: string) =>
  name.replace(/\s+/g, ' ').replaceAll('’', "'").trim().toLowerCase()
