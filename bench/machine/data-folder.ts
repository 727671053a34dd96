import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Makes, where it is not there yet, a folder of this name for what measurements keep between two runs. */
export function benchFolder(name: string): string {
  const folder = fileURLToPath(new URL(`../../.data/bench/${name}`, import.meta.url))
  mkdirSync(folder, { recursive: true })
  return folder
}
