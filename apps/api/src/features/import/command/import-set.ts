import { readFileSync } from 'node:fs'
import { readDefinition } from '@sluimer/product-files/configurator/read-definition'
import type { Db } from '../../../platform/db/database.ts'
import { type BedsInUse, listRuleImpacts, type RuleImpact } from '../../configurator/set/rule-impact.ts'
import { saveDefinition } from '../../configurator/set/save-definition.ts'
import { type ExitCode, type Terminal, toPrintable } from '../terminal.ts'

export interface SetDeps {
  db: Db
  clock: () => Date
  /** Carts and orders stand above this feature, so whoever starts the command looks into them. */
  findBedsInUse(db: Db, slug: string): Promise<BedsInUse>
}

/** Saves a set of the configurator from its file, and tells what its rules do; or tells what is wrong with it. */
export async function importSet(
  { db, clock, findBedsInUse }: SetDeps,
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
  for (const impact of listRuleImpacts(reading.definition, await findBedsInUse(db, slug)))
    await terminal.out(describeImpact(impact))
  return 0
}

function describeImpact({ ruleId, bedCount, allCount, cartCount, unpaidCount }: RuleImpact): string {
  const [beds, all, carts, orders] = [bedCount, allCount, cartCount, unpaidCount].map((count) =>
    count.toLocaleString('en'),
  )
  const what = `rule ${ruleId} takes ${beds} of ${all} beds off sale`
  return `${what}; ${carts} in open carts, ${orders} in unpaid orders\n`
}
