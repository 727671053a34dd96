import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '../../../test/test-database.ts'
import { findBedsInUse } from '../../find-beds-in-use.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { aProduct } from '../catalog/catalog.builders.ts'
import { saveFacet } from '../catalog/facet/save-facet.ts'
import { findStoredProducts } from '../catalog/stored-product/find-stored-products.ts'
import { picture } from '../media/tables.ts'
import { runShopCommand } from './command/shop-command.ts'

const importedAt = new Date('2026-06-01T09:00:00Z')

/** What the files of foreign-files.builders.ts call categories, brands and other things. */
const mapping = {
  categories: { Overtrekken: 'slapen/dekbedovertrek' },
  attributes: { kleur: { facet: 'kleur', values: { Zeeblauw: 'blauw' } } },
  brands: { Weefgoed: 'sluimer-thuis' },
  defaults: { manufacturer: 'Weverij De Test', deliveryClass: 'parcel', stock: 7 },
}

/** Opens a shop with a category, a brand, a filter and the picture `foto`, and a folder with files beside it. */
export async function openImportShop() {
  const folder = mkdtempSync(join(tmpdir(), 'sluimer-import-'))
  const database = await createTestDatabase()
  const { db, close } = openDatabase({ url: database.url })
  await db.insert(picture).values({ key: 'foto', file: 'foto.jpg', alt: 'Een foto', width: 1, height: 1 })
  const values = ['Blauw', 'Groen'].map((title) => ({ slug: title.toLowerCase(), title }))
  await saveFacet(db, { key: 'kleur', title: 'Kleur', position: 1, values })
  await aProduct(db, { slug: 'kussen', sku: 'KUSSEN', mainCategory: 'slapen/dekbedovertrek' })
  let files = 0
  const write = (content: string | Buffer) => {
    const name = `bestand-${++files}`
    writeFileSync(join(folder, name), content)
    return name
  }
  async function run(...args: string[]) {
    const out: string[] = []
    const err: string[] = []
    const terminal = {
      folder,
      out: (text: string) => void out.push(text),
      err: (text: string) => void err.push(text),
    }
    const deps = { db, clock: () => importedAt, mediaDir: folder, findBedsInUse }
    const code = await runShopCommand(deps, args, terminal)
    return { code, out: out.join(''), err: err.join('') }
  }
  const map = write(JSON.stringify(mapping))
  return {
    db,
    folder,
    write,
    run,
    importFile: (content: string | Buffer) => run('import', 'products', write(content), '--map', map),
    async findBySku(sku: string) {
      return (await findStoredProducts(db, { slugs: [], skus: [sku] }))[0]
    },
    async close() {
      await close()
      await database.drop()
      rmSync(folder, { recursive: true })
    },
  }
}
