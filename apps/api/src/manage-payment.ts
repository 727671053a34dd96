import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { ConfigError, readDatabaseUrl } from './config.ts'
import { paymentMethodInputSchema, savePaymentMethod } from './features/payment/save-payment-method.ts'
import { openDatabase } from './platform/db/database.ts'
import { explainDatabaseError } from './platform/db/errors.ts'

/** Saves staff's settings of payment methods (`npm run payment -w apps/api -- <file.json>`), or says why it cannot. */
try {
  // npm runs the command in this workspace, but the path is relative to the folder in which it was typed.
  const file = process.argv[2]
  process.exitCode = await savePaymentMethods(file && resolve(process.env.INIT_CWD ?? '', file))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function savePaymentMethods(file: string | undefined): Promise<number> {
  if (file === undefined || !existsSync(file)) {
    process.stderr.write('Name a file with payment methods: npm run payment -w apps/api -- <file.json>\n')
    return 1
  }
  const methods = readMethods(readFileSync(file, 'utf8'))
  if (!methods.ok) {
    process.stderr.write(`${methods.problem}\n`)
    return 1
  }
  const databaseUrl = readDatabaseUrl(process.env)
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 2 })
  try {
    for (const method of methods.data) await savePaymentMethod(db, method)
    process.stdout.write(`${methods.data.length} payment methods saved\n`)
    return 0
  } catch (error) {
    process.stderr.write(`${explainDatabaseError(error, databaseUrl)}\n`)
    return 1
  } finally {
    await close()
  }
}

/** Reads the file. Either all of it is valid, or nothing is saved. */
function readMethods(text: string) {
  try {
    const read = z.array(paymentMethodInputSchema).safeParse(JSON.parse(text))
    return read.success ? { ok: true as const, data: read.data } : refused(z.prettifyError(read.error))
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error))
  }
}

function refused(problem: string) {
  return { ok: false as const, problem: `Nothing was saved. ${problem}` }
}
