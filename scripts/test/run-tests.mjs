import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { startThrowawayDatabase } from '../database/throwaway.mjs'
import { Failure } from '../lib/failure.mjs'
import { installPackages, pinnedNode } from '../lib/install.mjs'
import { Lifetime } from '../lib/lifetime.mjs'
import { inRoot } from '../lib/paths.mjs'
import { formatDuration, print, step } from '../lib/steps.mjs'
import { chooseChangedParts } from './changed/choose-parts.mjs'
import { api } from './part-api.mjs'
import { imports } from './part-imports.mjs'
import { journeys } from './part-journeys.mjs'
import { lint } from './part-lint.mjs'
import { tools } from './part-tools.mjs'
import { types } from './part-types.mjs'
import { unit } from './part-unit.mjs'
import { unused } from './part-unused.mjs'

const interruptedCode = 130
const keptMs = 24 * 60 * 60 * 1000

/** In the order in which they run: the quick ones come first. */
const parts = { lint, imports, unused, types, unit, tools, api, journeys }
/** `npm test -- lint` runs both, as the import table is one of the project's lint rules. */
const groups = {
  lint: ['lint', 'imports'],
  check: ['lint', 'imports', 'unused', 'types'],
  all: Object.keys(parts),
}
/** Each keeps one core busy at most, so they run beside each other, and beside nothing else. */
const beside = groups.check
/** Runs the parts that a change may break, and as much of each as it may break. */
const changed = 'changed'
/** @typedef {keyof typeof parts} PartName */
const order = /** @type {PartName[]} */ (Object.keys(parts))

/**
 * Runs the named parts (all without names) and ends with the line `N passed, N failed`.
 * @param {string[]} names
 */
export async function runTests(names) {
  const life = new Lifetime({ signalCode: interruptedCode })
  try {
    const failed = await runParts(life, await choosePartsByName(names))
    await life.end(failed === 0 ? 0 : 1)
  } catch (error) {
    await life.fail(error)
  }
}

/** @typedef {{ chosen: PartName[], narrowed: import('./changed/choose-parts.mjs').Narrowed }} Choice */

/** @param {string[]} names @returns {Promise<Choice>} */
async function choosePartsByName(names) {
  if (!names.includes(changed)) return { chosen: choose(names), narrowed: {} }
  if (names.length > 1) throw new Failure(`"${changed}" chooses the parts itself and stands alone.`)
  return step('What changed', () => chooseChangedParts(order))
}

/** @param {string[]} names @returns {PartName[]} */
function choose(names) {
  const known = { ...Object.fromEntries(Object.keys(parts).map((name) => [name, [name]])), ...groups }
  const unknown = names.find((name) => !(name in known))
  if (unknown)
    throw new Failure(
      `There is no part "${unknown}"; there are ${[...Object.keys(known), changed].join(', ')}.`,
    )
  const chosen = (names.length === 0 ? ['all'] : names).flatMap(
    (name) => known[/** @type {keyof typeof known} */ (name)],
  )
  return order.filter((name) => chosen.includes(name))
}

/** @param {Lifetime} life @param {Choice} choice */
async function runParts(life, { chosen, narrowed }) {
  const begin = performance.now()
  const context = { ...(await prepare(life)), narrowed }
  const running = startBeside(chosen, context)
  /** @type {Promise<import('./part-journeys.mjs').Prepared> | undefined} */
  let prepared
  let passed = 0
  let failed = 0
  for (const name of chosen) {
    // Tests leave a core idle here and there, and building the shop fills the gaps.
    if (!beside.includes(name) && chosen.includes('journeys')) prepared ??= startPreparing(context)
    const result = await step(parts[name].title, async () => {
      const counted = await (running.get(name) ?? runPart(parts[name], context, prepared))
      return { ...counted, note: noteOn(counted) }
    })
    if (result.failed > 0 || result.atSecondTry) print(`${result.output.trimEnd()}\n\n`)
    passed += result.passed
    failed += result.failed
  }
  if (failed === 0) rmSync(context.folder, { recursive: true, force: true })
  else print(`\nEverything that was said: ${relative(inRoot(), context.folder)}\n`)
  print(`\n${formatDuration(performance.now() - begin).trim()}\n${passed} passed, ${failed} failed\n`)
  return failed
}

/** Starts the quick checks among the chosen parts, which are the first of them. @param {PartName[]} chosen @param {Context} context */
function startBeside(chosen, context) {
  /** @type {Map<PartName, Promise<Counted>>} */
  const running = new Map()
  for (const name of chosen.filter((one) => beside.includes(one))) {
    const run = runPart(parts[name], context)
    // Whoever waits for it hears of an error; until then it ends nothing.
    run.catch(() => {})
    running.set(name, run)
  }
  return running
}

/** Prepares the journeys while other parts run. @param {Context} context */
function startPreparing(context) {
  const prepared = journeys.prepare(context)
  // The journeys hear of an error; until then it ends nothing.
  prepared.catch(() => {})
  return prepared
}

/** @param {Counted} counted */
function noteOn({ passed, failed, atSecondTry }) {
  const doubt = atSecondTry ? `, ${atSecondTry} of them at the second try` : ''
  return `${passed} passed${doubt}, ${failed} failed`
}

/**
 * Runs one part. A part that breaks down or runs nothing has failed.
 * @param {{ run: (context: Context, prepared?: Promise<import('./part-journeys.mjs').Prepared>) => Promise<Counted> }} part
 * @param {Context} context
 * @param {Promise<import('./part-journeys.mjs').Prepared>} [prepared]
 */
async function runPart(part, context, prepared) {
  try {
    const counted = await part.run(context, prepared)
    if (counted.passed + counted.failed > 0) return counted
    return { passed: 0, failed: 1, output: `It ran no tests.\n${counted.output}` }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { passed: 0, failed: 1, output: error.message }
  }
}

/**
 * @typedef {{ passed: number, failed: number, atSecondTry?: number, output: string }} Counted
 * @typedef {object} ToolContext
 * @property {Pick<Lifetime, 'add' | 'remove'>} life
 * @property {string} node
 * @property {string} folder where this run writes logs and reports
 * @property {(name: string) => string} logFile
 * @typedef {ToolContext & { life: Lifetime, database: () => Promise<string>, narrowed: Choice['narrowed'] }} Context
 *   `database` is the address of this run's own PostgreSQL, started when first asked for; `narrowed` is what a part may leave out
 */

/** Removes the logs of earlier runs after a day. @param {string} parent */
function forgetOldRuns(parent) {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith('run-'))) {
    const folder = join(parent, name)
    if (Date.now() - statSync(folder).mtimeMs > keptMs) rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {Lifetime} life @returns {Promise<Omit<Context, 'narrowed'>>} */
async function prepare(life) {
  const parent = inRoot('.data', 'test')
  mkdirSync(parent, { recursive: true })
  forgetOldRuns(parent)
  const folder = mkdtempSync(join(parent, 'run-'))
  const logFile = (/** @type {string} */ name) => join(folder, `${name}.log`)
  await step('Packages', () => installPackages(life, logFile('install')))
  const node = pinnedNode()
  /** @type {Promise<string> | undefined} */
  let started
  const database = () => {
    started ??= startThrowawayDatabase(life, { node, logFile: logFile('postgres') })
    return started
  }
  return { life, node, folder, logFile, database }
}
