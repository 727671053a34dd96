// `node scripts/faults.mjs [words]`: puts each fault of scripts/faults into a copy of the project, one at a time, runs the tests
// nearest to it and tells which faults no test sees. With words only faults whose file or rule has one of them.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startThrowawayDatabase } from './database/throwaway.mjs'
import { listFaults } from './faults/list-faults.mjs'
import { copyProject } from './faults/project-copy.mjs'
import { tryFault, tryWithoutFault } from './faults/try-fault.mjs'
import { Failure } from './lib/failure.mjs'
import { pinnedNode } from './lib/install.mjs'
import { Lifetime } from './lib/lifetime.mjs'
import { inRoot } from './lib/paths.mjs'
import { formatDuration, print, step } from './lib/steps.mjs'

const life = new Lifetime({ signalCode: 130 })
try {
  await life.end((await run(process.argv.slice(2))) ? 0 : 1)
} catch (error) {
  await life.fail(error)
}

/** @param {string[]} words @returns {Promise<boolean>} whether every fault that lives is explained */
async function run(words) {
  const faults = listFaults().filter(
    ({ file, rule }) => words.length === 0 || words.some((word) => `${file} ${rule}`.includes(word)),
  )
  if (faults.length === 0) throw new Failure(`No fault has one of these words: ${words.join(', ')}`)
  mkdirSync(inRoot('.data'), { recursive: true })
  const folder = mkdtempSync(join(inRoot('.data'), 'faults-'))
  const remove = async () => rmSync(folder, { recursive: true, force: true })
  life.add({ name: 'copy of the project', stop: remove, kill: remove })
  const logFile = (/** @type {string} */ name) => join(folder, `${name}.log`)
  const node = pinnedNode()
  const copy = await step('A copy of the project', () => copyProject(join(folder, 'project')))
  const database = await step('A database', () =>
    startThrowawayDatabase(life, { node, logFile: logFile('postgres') }),
  )
  const place = { context: { life, node, folder, logFile }, copy, env: { TEST_DATABASE_URL: database } }
  await step('The tests without a fault', () => tryWithoutFault(place, faults))

  const begin = performance.now()
  const alive = []
  for (const fault of faults) {
    const isCaught = await tryFault(place, fault)
    if (!isCaught) alive.push(fault)
    print(`${isCaught ? 'caught' : 'LIVES '}  ${fault.file}: ${fault.rule}\n`)
  }
  const caught = faults.length - alive.length
  const share = Math.floor((1000 * caught) / faults.length) / 10
  print(
    `\n${formatDuration(performance.now() - begin).trim()}: ${caught} of ${faults.length} caught, ${share} %\n`,
  )
  for (const { file, rule, lives } of alive) print(`  ${file}: ${rule}\n      ${lives ?? 'NOT EXPLAINED'}\n`)
  return alive.every(({ lives }) => lives !== undefined)
}
