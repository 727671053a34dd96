import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSourceFiles } from './exported-functions.ts'

const shape = /^(?:export )?(?:interface (\w+)(?: extends \w+)? |type (\w+) = )\{\n([\s\S]*?)\n\}/gm
/** A table under another name, such as `type WizardAnswers = Readonly<Record<string, …>>`. */
const table = /^(?:export )?type (\w+) = (?:Readonly<)?Record</gm
/** A field on a line of its own, or one of several between braces. */
const field = /^\s*(?:readonly )?(\w+)\??: (.+)$/

/** Makes values of the types that a folder's sources declare, with one text wherever they take a text. */
export function valuesOfTypes(folder: string) {
  const shapes = new Map<string, readonly (readonly [string, string])[]>()
  const tables = new Set<string>()
  for (const file of listSourceFiles(folder)) {
    const source = readFileSync(join(folder, file), 'utf8')
    for (const [, first, second, body = ''] of source.matchAll(shape))
      shapes.set(first ?? second ?? '', fieldsIn(body.split('\n')))
    for (const [, name = ''] of source.matchAll(table)) tables.add(name)
  }

  /** Whether the type is text, or an object of texts only, which is what people type. */
  function isText(type: string): boolean {
    const fields = shapes.get(type)
    return /^(readonly )?string\b/.test(type) || fields?.every(([, ofField]) => isText(ofField)) === true
  }
  function valueFor(type: string, text: string): unknown {
    if (type.startsWith('readonly ') || type.endsWith('[]'))
      return [valueFor(type.replace(/^readonly |\[\]$/g, ''), text)]
    const plain = plainValues[/^\w+/.exec(type)?.[0] ?? '']
    if (plain !== undefined) return plain
    if (tables.has(type)) return { [text]: text }
    const inline = /^\{(.*)\}$/s.exec(type)?.[1]
    const fields =
      inline !== undefined
        ? fieldsIn(inline.split(/[;\n]/))
        : shapes.get(type.replace(/^Readonly<(.*)>$/, '$1'))
    if (fields === undefined) return text
    return Object.fromEntries(fields.map(([name, ofField]) => [name, valueFor(ofField, text)]))
  }
  return { isText, valueFor }
}

function fieldsIn(lines: readonly string[]) {
  return lines.flatMap((line) => {
    const [, name, type] = field.exec(line) ?? []
    return name !== undefined && type !== undefined ? [[name, type.trim()] as const] : []
  })
}

const plainValues: Readonly<Record<string, unknown>> = {
  number: 1,
  boolean: true,
  Date: new Date('2026-11-22T12:00:00Z'),
  IsoDate: '2026-11-22',
  CountryCode: 'NL',
}
