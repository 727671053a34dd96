import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A function that takes text, found in the sources, with the types of its parameters. */
export interface TextFunction {
  /** `delivery/notes.ts: tidyNote`. */
  name: string
  /** The types of its parameters, as the source writes them. */
  types: string[]
  call: (...given: unknown[]) => unknown
}

const declaration = /^export (?:function (\w+)(?:<[^>(]*>)?|const (\w+) = )\(/gm

/** Returns the source files beneath a folder, without tests and their helpers. */
export function listSourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.ts') && !/\.(test|builders)\.ts$|(^|\/)(testing|node_modules)\//.test(file),
    )
    .sort()
}

/** Returns every exported function beneath a folder with a parameter whose type, says `isText`, is text or made of text. */
export async function findTextFunctions(
  folder: string,
  isText: (type: string) => boolean,
): Promise<TextFunction[]> {
  const found: TextFunction[] = []
  for (const file of listSourceFiles(folder)) {
    const source = readFileSync(join(folder, file), 'utf8')
    for (const match of source.matchAll(declaration)) {
      const types = typesFrom(source.slice(match.index + match[0].length))
      if (!types.some(isText)) continue
      const exported = (await import(join(folder, file))) as Record<string, (...given: unknown[]) => unknown>
      const name = match[1] ?? match[2] ?? ''
      found.push({ name: `${file}: ${name}`, types, call: (...given) => exported[name]?.(...given) })
    }
  }
  return found
}

/** Returns the types of the parameters behind an opening bracket, up to the bracket that closes it. */
function typesFrom(source: string): string[] {
  const parameters = ['']
  let depth = 0
  for (const [at, sign] of [...source].entries()) {
    if ('([{<'.includes(sign)) depth++
    if (')]}'.includes(sign) || (sign === '>' && source[at - 1] !== '=')) depth--
    if (depth < 0) break
    if (depth === 0 && ',:='.includes(sign)) parameters.push(sign)
    else parameters[parameters.length - 1] += sign
  }
  return parameters.filter((part) => part.startsWith(':')).map((part) => part.slice(1).trim())
}
