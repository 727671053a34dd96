import { definitionsSinceDays, demoDefinitionTexts } from '@sluimer/demo/configurator/demo-definitions'
import { readDefinition } from '@sluimer/product-files/configurator/read-definition'
import { saveDefinition } from '../features/configurator/set/save-definition.ts'
import type { Db } from '../platform/db/database.ts'
import { daysBefore } from './days-before.ts'

/** Loads the demo's sets the way an owner loads theirs: from files. A refused set is a fault in the demo. */
export async function loadDemoConfigurators(db: Db, now: Date): Promise<void> {
  const since = daysBefore(now, definitionsSinceDays)
  for (const text of demoDefinitionTexts()) {
    const reading = readDefinition(text)
    const saved = reading.ok ? await saveDefinition(db, reading.definition, since) : reading
    if (!saved.ok) throw new Error(`a set of the demo shop is refused: ${saved.problems.join('; ')}`)
  }
}
