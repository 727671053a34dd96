// Checks who imports whom (.dependency-cruiser.mjs) and prints one line for each import that is not allowed.
// The folder to check is the first argument; without one it is the clone.
import { existsSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import importTable from '../../.dependency-cruiser.mjs'

const parts = ['apps', 'packages', 'demo', 'e2e', 'bench', 'scripts', 'studio']

process.chdir(process.argv[2] ?? process.cwd())
const { options, ...ruleSet } = importTable
const { output } = await cruise(
  parts.filter((part) => existsSync(part)),
  { ...options, ruleSet, validate: true },
  options.enhancedResolveOptions,
)
if (typeof output === 'string') throw new Error(output)
const { violations, totalCruised } = output.summary
for (const { rule, from, to, cycle } of violations) {
  const path = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`
  const why = ruleSet.forbidden.find(({ name }) => name === rule.name)?.comment
  process.stdout.write(`${path}\n    ${rule.name}: ${why}\n`)
}
process.stdout.write(`${totalCruised} files, ${violations.length} forbidden imports\n`)
// A check that saw nothing has shown nothing.
process.exitCode = violations.length > 0 || totalCruised === 0 ? 1 : 0
