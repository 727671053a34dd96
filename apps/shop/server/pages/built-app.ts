import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { ConfigError } from '../config.ts'
import { loadStaticFiles, type OpenEarlierFiles, type StaticFiles } from '../files/static-files.ts'
import type { LoadBuild } from './page-handler.ts'

const clientDirectory = fileURLToPath(new URL('../../build/client/', import.meta.url))
const serverFile = new URL('../../build/server/index.js', import.meta.url)

/** Loads what `npm run build` made: the pages' code and the browser's files. */
export async function loadBuiltApp(
  openEarlier: OpenEarlierFiles,
): Promise<{ loadBuild: LoadBuild; files: StaticFiles }> {
  await access(serverFile).catch(() => {
    throw new ConfigError('The shop has not been built yet: run "npm run build -w @sluimer/shop" first.')
  })
  const build = (await import(serverFile.href)) as ServerBuild
  return { loadBuild: async () => build, files: await loadStaticFiles(clientDirectory, openEarlier) }
}
