import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, { id: string; parentId?: string; module: string; imports?: string[] }>
}

/** Lists the scripts that a page of a build loads, by the name of its route, and the list of routes itself. */
export async function listPageScripts(client: string, route: string): Promise<string[]> {
  const names = await readdir(join(client, 'assets'))
  const list = names.find((name) => name.startsWith('manifest-'))
  if (list === undefined) throw new Error(`${client} is no build of the shop`)
  const text = await readFile(join(client, 'assets', list), 'utf8')
  const manifest: Manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  const found = new Set([`/assets/${list}`, manifest.entry.module, ...manifest.entry.imports])
  for (let at: string | undefined = route; at !== undefined; at = manifest.routes[at]?.parentId) {
    const { module, imports = [] } = manifest.routes[at] ?? {}
    if (module === undefined) throw new Error(`the build has no route ${at}`)
    for (const path of [module, ...imports]) found.add(path)
  }
  return Array.from(found)
}
