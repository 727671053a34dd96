import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many days ago the demo's sets were first offered, at the extras that they have today. */
export const definitionsSinceDays = 120

/** Returns the text of each set that the demo shop lets shoppers compose, as an owner would import it. */
export function demoDefinitionTexts(): string[] {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))
  return files.toSorted().map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
}
