import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError, readDatabaseUrl } from './config.ts'
import { saveContentFolder } from './features/content/file/save-content-folder.ts'
import { openDatabase } from './platform/db/database.ts'
import { explainDatabaseError } from './platform/db/errors.ts'

/** Saves the texts of a folder (`npm run content -w apps/api -- <folder>`), or says line by line why it cannot. */
try {
  // npm runs the command in this workspace, but the path is relative to the folder in which it was typed.
  const folder = process.argv[2]
  process.exitCode = await saveContent(folder && resolve(process.env.INIT_CWD ?? '', folder))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function saveContent(folder: string | undefined): Promise<number> {
  if (folder === undefined || !existsSync(folder)) {
    process.stderr.write('Name a folder with texts: npm run content -w apps/api -- <folder>\n')
    return 1
  }
  const databaseUrl = readDatabaseUrl(process.env)
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 2 })
  try {
    const result = await saveContentFolder(db, folder, new Date())
    if (result.ok) process.stdout.write(`${result.saved} texts saved\n`)
    else process.stderr.write(`${result.problems.join('\n')}\n`)
    return result.ok ? 0 : 1
  } catch (error) {
    process.stderr.write(`${explainDatabaseError(error, databaseUrl)}\n`)
    return 1
  } finally {
    await close()
  }
}
