import { existsSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import importTable, { rulesOfRooms } from '../../.dependency-cruiser.mjs'

const parts = ['apps', 'packages', 'demo', 'e2e', 'bench', 'scripts', 'studio']
const { options, forbidden } = importTable

/**
 * Finds the imports that a project's table (.dependency-cruiser.mjs) does not allow. It changes the working directory to that
 * folder meanwhile, as the paths in the table begin there.
 * @param {string} house the folder with `apps`, `packages` …
 * @returns {Promise<{ faults: string[], files: number }>} two lines for each such import, and the number of files looked at
 */
export async function findForbiddenImports(house) {
  const startedIn = process.cwd()
  process.chdir(house)
  try {
    const files = await apply(forbidden, options)
    const outside = `${options.exclude.path}|${rulesOfRooms.withoutFiles}`
    const ofRooms = { ...options, metrics: true, exclude: { path: outside } }
    const rooms = await apply(rulesOfRooms.forbidden, ofRooms)
    return { faults: [...files.faults, ...rooms.faults], files: files.checked }
  } finally {
    process.chdir(startedIn)
  }
}

/**
 * Returns the imports that break these rules, and the number of files looked at.
 * @param {typeof importTable.forbidden} rules
 * @param {typeof options & { metrics?: boolean }} cruiseOptions
 */
async function apply(rules, cruiseOptions) {
  const { output } = await cruise(
    parts.filter((part) => existsSync(part)),
    { ...cruiseOptions, ruleSet: { forbidden: rules }, validate: true },
    options.enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error(output)
  const { violations, totalCruised } = output.summary
  const faults = violations.map(({ rule, from, to, cycle }) => {
    const path = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`
    const why = rules.find(({ name }) => name === rule.name)?.comment
    return `${path}\n    ${rule.name}: ${why}`
  })
  return { faults, checked: totalCruised }
}
