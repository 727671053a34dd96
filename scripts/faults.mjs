// `node scripts/faults.mjs [words]` puts each fault of scripts/faults into a copy of the project, one at a time, runs the nearest
// tests and reports which faults no test sees. With words, it takes only faults whose file or rule contains one of them.
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

const labels = { caught: 'caught', lives: 'LIVES ', breaks: 'BREAKS', unmeasured: '?     ' }

const life = new Lifetime({ signalCode: 130 })
try {
  await life.end((await run(process.argv.slice(2))) ? 0 : 1)
} catch (error) {
  await life.fail(error)
}

/** @param {string[]} words @returns {Promise<boolean>} whether every fault was measured and each surviving one is explained */
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
  /** @type {Record<import('./faults/try-fault.mjs').Verdict, typeof faults>} */
  const told = { caught: [], lives: [], breaks: [], unmeasured: [] }
  for (const fault of faults) {
    const verdict = await tryFault(place, fault)
    told[verdict].push(fault)
    print(`${labels[verdict]}  ${fault.file}: ${fault.rule}\n`)
  }
  const caught = told.caught.length
  const share = Math.floor((1000 * caught) / faults.length) / 10
  print(
    `\n${formatDuration(performance.now() - begin).trim()}: ${caught} of ${faults.length} caught, ${share} %\n`,
  )
  for (const { file, rule, lives } of told.lives) {
    print(`  ${file}: ${rule}\n      ${lives ?? 'NOT EXPLAINED'}\n`)
  }
  for (const { file, rule } of told.breaks) print(`  ${file}: ${rule}\n      ITS TESTS CANNOT RUN WITH IT\n`)
  for (const { file, rule } of told.unmeasured) print(`  ${file}: ${rule}\n      COULD NOT BE MEASURED\n`)
  const isMeasured = told.breaks.length + told.unmeasured.length === 0
  return isMeasured && told.lives.every(({ lives }) => lives !== undefined)
}
