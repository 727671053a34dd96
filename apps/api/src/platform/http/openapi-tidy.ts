type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }

/**
 * Removes what the generators add without use: the second form of schemas that only occur in answers, and the bounds of
 * JavaScript's safe integers on every whole number.
 */
export function tidyDocument<Document extends object>(document: Document): Document {
  const tidy = withoutIntegerBounds(JSON.parse(JSON.stringify(document)))
  dropUnusedSchemas(tidy)
  return tidy as Document
}

function withoutIntegerBounds(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutIntegerBounds)
  if (typeof value !== 'object' || value === null) return value
  const isWholeNumber = value.type === 'integer'
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => {
      if (isWholeNumber && key === 'minimum' && child === Number.MIN_SAFE_INTEGER) return []
      if (isWholeNumber && key === 'maximum' && child === Number.MAX_SAFE_INTEGER) return []
      return [[key, withoutIntegerBounds(child)]]
    }),
  )
}

/** Drops unused schemas until nothing changes, since dropping one can make another unused. */
function dropUnusedSchemas(document: Json) {
  const schemas = at(at(document, 'components'), 'schemas')
  if (typeof schemas !== 'object' || schemas === null || Array.isArray(schemas)) return
  for (let isChanged = true; isChanged; ) {
    const text = JSON.stringify(document)
    const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`))
    for (const name of unused) delete schemas[name]
    isChanged = unused.length > 0
  }
}

function at(value: Json, key: string): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value[key] : undefined
}
