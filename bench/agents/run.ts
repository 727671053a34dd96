import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restPath } from '@sluimer/contract/agent/ucp'
import { startBridge } from './bridge.ts'
import { findReason } from './out-of-scope.ts'
import { runSuite, type SuiteTest } from './suite.ts'

/**
 * Runs the public conformance suite of the Universal Commerce Protocol against a running shop, and prints a table for
 * docs/agents.md. The suite and its models are brought by whoever runs it: docs/agents.md says how.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      suite: { type: 'string' },
      sdk: { type: 'string' },
      python: { type: 'string', default: 'python3' },
      shop: { type: 'string', default: 'http://localhost:3000' },
    },
  })
  if (values.suite === undefined || values.sdk === undefined)
    throw new Error('say where the suite and its models are: --suite <folder> --sdk <folder>')
  const folder = mkdtempSync(join(tmpdir(), 'sluimer-agents-'))
  const bridge = await startBridge(values.shop)
  try {
    const input = join(folder, 'input.json')
    writeFileSync(input, JSON.stringify(await describeGoods(values.shop)))
    const place = { suite: resolve(values.suite), sdk: resolve(values.sdk), python: values.python }
    printTable(await runSuite({ ...place, server: bridge.url, input }))
  } finally {
    bridge.stop()
    rmSync(folder, { recursive: true })
  }
}

interface Variant {
  readonly id: string
  readonly title: string
  readonly price: { readonly amount: number }
  readonly availability: { readonly available: boolean; readonly status: string }
}

/** Finds what the suite may ask for: something in stock, something sold out, and something that does not exist. */
async function describeGoods(shop: string) {
  const answer = await fetch(`${shop}${restPath}/catalog/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pagination: { limit: 50 } }),
  })
  const { products } = (await answer.json()) as { products: { variants: Variant[] }[] }
  const variants = products.flatMap((product) => product.variants)
  const some = variants.find(({ availability }) => availability.available)
  if (some === undefined) throw new Error('the shop has nothing to sell')
  const none = variants.find(({ availability }) => availability.status === 'out_of_stock')
  const nothing = { id: 'v999999999', title: 'Bestaat niet' }
  return {
    // One test changes this to the euro, to see that a change is noticed.
    currency: 'USD',
    items: [{ id: some.id, title: some.title, price: some.price.amount }],
    out_of_stock_item: none ?? nothing,
    non_existent_item: nothing,
  }
}

function printTable(tests: readonly SuiteTest[]): void {
  const rows = tests.map((test) => ({ ...test, reason: findReason(test.name) }))
  const count = (isCounted: (row: (typeof rows)[number]) => boolean) => rows.filter(isCounted).length
  const inScope = rows.filter(({ reason }) => reason === undefined)
  process.stdout.write(
    [
      `${inScope.filter(({ isPassed }) => isPassed).length} passed, ${inScope.filter(({ isPassed }) => !isPassed).length} failed, ${count(({ reason }) => reason !== undefined)} not applicable`,
      '',
      '| test | result |',
      '|---|---|',
      ...rows.map(
        ({ name, isPassed, reason }) =>
          `| ${name} | ${isPassed ? 'passed' : 'failed'}${reason === undefined ? '' : `; not applicable: ${reason}`} |`,
      ),
      '',
    ].join('\n'),
  )
}

await main()
