// Checks who imports whom (.dependency-cruiser.mjs) and prints one line for each import that is not allowed.
// The folder to check is the first argument; without one it is the clone.
import { existsSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import importTable, { rulesOfRooms } from '../../.dependency-cruiser.mjs'

const parts = ['apps', 'packages', 'demo', 'e2e', 'bench', 'scripts', 'studio']

process.chdir(process.argv[2] ?? process.cwd())
const { options, forbidden } = importTable
const files = await checkImports(forbidden, options)
const outside = `${options.exclude.path}|${rulesOfRooms.withoutFiles}`
const rooms = await checkImports(rulesOfRooms.forbidden, {
  ...options,
  metrics: true,
  exclude: { path: outside },
})
const violations = files.violations + rooms.violations
process.stdout.write(`${files.checked} files, ${violations} forbidden imports\n`)
// A check that saw nothing has shown nothing.
process.exitCode = violations > 0 || files.checked === 0 ? 1 : 0

/**
 * Says which imports break these rules, and answers how many did.
 * @param {typeof importTable.forbidden} rules
 * @param {typeof options & { metrics?: boolean }} cruiseOptions
 */
async function checkImports(rules, cruiseOptions) {
  const { output } = await cruise(
    parts.filter((part) => existsSync(part)),
    { ...cruiseOptions, ruleSet: { forbidden: rules }, validate: true },
    options.enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error(output)
  const { violations, totalCruised } = output.summary
  for (const { rule, from, to, cycle } of violations) {
    const path = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`
    const why = rules.find(({ name }) => name === rule.name)?.comment
    process.stdout.write(`${path}\n    ${rule.name}: ${why}\n`)
  }
  return { violations: violations.length, checked: totalCruised }
}
