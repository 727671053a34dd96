import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const places = fileURLToPath(new URL('../../.data/bench/peers/', import.meta.url))

/**
 * Puts a program to compare with into `.data/bench/peers`, with the packages of its package.json, and returns its folder. It is no
 * dependency of the project: only this measurement installs it, once for each version of that package.json.
 */
export async function installPeer(name: string): Promise<string> {
  const source = fileURLToPath(new URL(`../peers/${name}/`, import.meta.url))
  const folder = join(places, name)
  mkdirSync(folder, { recursive: true })
  cpSync(source, folder, { recursive: true })
  const wanted = readFileSync(join(source, 'package.json'), 'utf8')
  const mark = join(folder, 'installed.json')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return folder
  await runToEnd('npm', ['install', '--no-audit', '--no-fund'], folder)
  writeFileSync(mark, wanted)
  return folder
}

/** Runs a program that has to end well; what it prints is shown only when it does not. */
export async function runToEnd(
  command: string,
  words: readonly string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<string> {
  const child = spawn(command, words, { cwd: folder, env: { ...process.env, ...env } })
  let said = ''
  let wrong = ''
  child.stdout.setEncoding('utf8').on('data', (words: string) => {
    said += words
  })
  child.stderr.setEncoding('utf8').on('data', (words: string) => {
    wrong += words
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${code}:\n${said}\n${wrong}`)
  return said
}
