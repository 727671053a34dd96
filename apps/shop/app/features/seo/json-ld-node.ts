type Value = string | number | boolean | Reference | Node | readonly Value[] | undefined

/** A node of the same page, said once and named by its id elsewhere. */
export interface Reference {
  '@id': string
}

/** A thing of schema.org. What is undefined is left out. */
export interface Node {
  '@type': string
  '@id'?: string
  [property: string]: Value
}

/** The nodes as they stand in a page. `<` is written out, so that no text in them can end the script it stands in. */
export function jsonLdText(nodes: readonly Node[]): string {
  const document = { '@context': 'https://schema.org', '@graph': nodes }
  return JSON.stringify(document).replace(/[<>&\u2028\u2029]/g, escaped)
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Ids of what every page may point at. */
export const storeId = (publicUrl: string) => `${publicUrl}/#winkel`
export const collectionPolicyId = (publicUrl: string, country: string) =>
  `${publicUrl}/#ophalen-${country.toLowerCase()}`
export const returnPolicyId = (publicUrl: string) => `${publicUrl}/#retourbeleid`
