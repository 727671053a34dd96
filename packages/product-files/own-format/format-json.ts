const longestLine = 140

/** Lays JSON out for readers: what fits on a line stands on it, so that a table has a line for each row. */
export function formatJson(value: unknown, indent = '', taken = 0): string {
  const line = toLine(value)
  if (!isContainer(value) || (!holdsSeveral(value) && indent.length + taken + line.length <= longestLine))
    return line
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((one) => formatJson(one, deeper, 1))
    : listFields(value).map(([key, one]) => {
        const name = `${JSON.stringify(key)}: `
        return name + formatJson(one, deeper, name.length + 1)
      })
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`
}

/** An object that holds several things in one of its fields is easier to read over several lines, however short. */
const holdsSeveral = (value: object) =>
  !Array.isArray(value) && Object.values(value).some((one) => isContainer(one) && Object.keys(one).length > 1)

function toLine(value: unknown): string {
  if (!isContainer(value)) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(toLine).join(', ')}]`
  const fields = listFields(value).map(([key, one]) => `${JSON.stringify(key)}: ${toLine(one)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const listFields = (value: object) => Object.entries(value).filter(([, one]) => one !== undefined)
const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null
