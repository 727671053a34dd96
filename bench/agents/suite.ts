import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface SuiteTest {
  readonly name: string
  readonly isPassed: boolean
}

interface SuitePlace {
  /** The folder of the suite, and of the published models that it reads answers with. */
  readonly suite: string
  readonly sdk: string
  readonly python: string
  /** Where the suite finds the server, and what it may ask for. */
  readonly server: string
  readonly input: string
}

/** Runs every file of the public suite, and returns for each test whether it passed. */
export async function runSuite(place: SuitePlace): Promise<SuiteTest[]> {
  const files = readdirSync(place.suite).filter((name) => name.endsWith('_test.py'))
  const results: SuiteTest[] = []
  for (const file of files.toSorted()) {
    const said = await runFile(place, file)
    const ends = said.matchAll(/^\[\s+(OK|FAILED)\s+\] \w+\.(test_\w+)$/gm)
    const tests = Array.from(ends, ([, end, name]) => ({
      name: `${file}: ${name}`,
      isPassed: end === 'OK',
    }))
    if (tests.length === 0) throw new Error(`${file} ran no test:\n${said.slice(-2000)}`)
    results.push(...tests)
  }
  return results
}

function runFile({ suite, sdk, python, server, input }: SuitePlace, file: string): Promise<string> {
  const path = [join(sdk, 'src'), process.env.PYTHONPATH].filter(Boolean).join(delimiter)
  const child = spawn(python, [file, `--server_url=${server}`, `--conformance_input=${input}`], {
    cwd: suite,
    env: { ...process.env, PYTHONPATH: path },
  })
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    child.on('error', reject)
    child.on('close', () => resolve(said))
  })
}
