type Value = string | number | boolean | Reference | Node | readonly Value[] | undefined

/** Refers to a node of the same page by its id. */
export interface Reference {
  '@id': string
}

/** A schema.org object. Undefined values are left out. */
export interface Node {
  '@type': string
  '@id'?: string
  [property: string]: Value
}

/** Writes the nodes for a page. `<` is escaped, so that no text in them can end the script element. */
export function formatJsonLd(nodes: readonly Node[]): string {
  const document = { '@context': 'https://schema.org', '@graph': nodes }
  return JSON.stringify(document).replace(/[<>&\u2028\u2029]/g, escaped)
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Ids of the nodes that any page may refer to. */
export const storeId = (publicUrl: string) => `${publicUrl}/#winkel`
export const toCollectionPolicyId = (publicUrl: string, country: string) =>
  `${publicUrl}/#ophalen-${country.toLowerCase()}`
export const returnPolicyId = (publicUrl: string) => `${publicUrl}/#retourbeleid`
