// Checks who imports whom (.dependency-cruiser.mjs) and prints one line for each import that is not allowed.
// The folder to check is the first argument; without one it is the clone.
import { findForbiddenImports } from './find-forbidden-imports.mjs'

const { faults, files } = await findForbiddenImports(process.argv[2] ?? process.cwd())
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(`${files} files, ${faults.length} forbidden imports\n`)
// A check that looked at no file has shown nothing.
process.exitCode = faults.length > 0 || files === 0 ? 1 : 0
