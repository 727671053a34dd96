import { readFileSync } from 'node:fs'
import { readDefinition } from '@sluimer/product-files/configurator/read-definition'
import type { Db } from '../../../platform/db/database.ts'
import { listRuleImpacts } from '../../configurator/set/rule-impact.ts'
import { saveDefinition } from '../../configurator/set/save-definition.ts'
import { type ExitCode, type Terminal, toPrintable } from '../terminal.ts'

/** Saves a set of the configurator from its file, and tells what its rules do; or tells what is wrong with it. */
export async function importSet(
  { db, clock }: { db: Db; clock: () => Date },
  path: string,
  terminal: Terminal,
): Promise<ExitCode> {
  const reading = readDefinition(readFileSync(path, 'utf8'))
  const saved = reading.ok ? await saveDefinition(db, reading.definition, clock()) : reading
  if (!reading.ok || !saved.ok) {
    const problems = saved.ok ? [] : saved.problems
    terminal.err(`Nothing is saved:\n${problems.map((one) => `  ${toPrintable(one)}\n`).join('')}`)
    return 1
  }
  const { slug } = reading.definition
  const what = saved.isNew ? `saved as version ${saved.versionId}` : `is version ${saved.versionId} already`
  await terminal.out(`${slug} ${what}\n`)
  for (const { ruleId, bedCount, allCount } of listRuleImpacts(reading.definition)) {
    const [beds, all] = [bedCount, allCount].map((count) => count.toLocaleString('en'))
    await terminal.out(`rule ${ruleId} takes ${beds} of ${all} beds off sale\n`)
  }
  return 0
}
