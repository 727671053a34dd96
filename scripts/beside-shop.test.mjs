import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startCluster } from './database/cluster.mjs'
import { keptPlace } from './database/place.mjs'
import { npmCommand, pathWithClone, pinnedNode } from './lib/install.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { keepSecrets } from './lib/secrets.mjs'
import { lifeOfTest } from './testing/life-of-test.mjs'
import { temporaryFolder } from './testing/temporary-folder.mjs'

const { scripts } = JSON.parse(readFileSync(inRoot('apps', 'api', 'package.json'), 'utf8'))
/** The commands of the api that need a database somebody names, or a running shop. */
const commands = Object.keys(scripts).filter(
  (name) => !['start', 'db:generate', 'postdb:generate'].includes(name),
)

/** Makes a data folder in which a database runs, as under `npm start`, until the test is over. */
async function aRunningDatabase() {
  const dataDir = temporaryFolder()
  const { databasePassword } = keepSecrets(dataDir)
  const place = keptPlace(dataDir, join(dataDir, 'postgres.log'))
  onTestFinished(() => rmSync(dirname(place.dataFolder), { recursive: true, force: true }))
  await startCluster(lifeOfTest(), place, {
    password: databasePassword,
    isPasswordNew: true,
    node: pinnedNode(),
  })
  return dataDir
}

/** Returns what a command prints, without npm's own lines above it. @param {string} dataDir @param {string[]} words */
function run(dataDir, ...words) {
  const { command, args } = npmCommand()
  return runProgram(dataDir, command, [...args, '--silent', 'run', ...words], root)
}

/** Does what npm does for one of the api's commands, without npm's own half second. @param {string} dataDir @param {string} name @param {string[]} words */
function runDirectly(dataDir, name, ...words) {
  const [, ...args] = scripts[name].split(' ')
  return runProgram(dataDir, pinnedNode(), [...args, ...words], inRoot('apps', 'api'))
}

/** @param {string} dataDir @param {string} command @param {string[]} args @param {string} cwd */
function runProgram(dataDir, command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: {
      PATH: pathWithClone(),
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
    },
  })
  return { status, said: stdout + stderr }
}

test('every command for staff goes the same way, and its program is there', () => {
  expect(commands).toEqual(expect.arrayContaining(['migrate', 'content', 'delivery', 'order', 'review']))
  for (const name of commands) {
    const [, program = ''] =
      /^node \.\.\/\.\.\/scripts\/beside-shop\.mjs ([a-z-]+)$/.exec(scripts[name]) ?? []
    expect(existsSync(inRoot('apps', 'api', 'src', `${program}.ts`)), `${name}: ${scripts[name]}`).toBe(true)
  }
})

test.each(commands)('npm run %s says that no shop runs, and where it looked', (name) => {
  const dataDir = temporaryFolder()
  const { status, said } = runDirectly(dataDir, name)
  expect(said).toContain(`no shop runs in ${dataDir}. Start it (npm start)`)
  expect(status).toBe(2)
})

test('the database of a running shop is found by all of them, with its secrets and nothing else set', async () => {
  const running = await aRunningDatabase()
  expect(run(running, 'migrate', '-w', 'apps/api')).toEqual({ status: 0, said: '' })
  expect(run(running, 'delivery', '-w', 'apps/api', '--', 'show', 'NL', '2026-12-24')).toMatchObject({
    status: 0,
  })
  expect(runDirectly(running, 'order', 'show', 'KJD1000001').said).toBe('There is no such order.\n')
  expect(runDirectly(running, 'review', 'waiting')).toMatchObject({ status: 0 })
  expect(runDirectly(running, 'content', temporaryFolder()).said).toBe('0 texts saved\n')
  expect(run(running, 'shop', '--', 'export', 'products')).toEqual({ status: 0, said: '' })
}, 300_000)
