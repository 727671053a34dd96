/**
 * Measures what a deploy costs a visitor who comes back: the bytes, without headers, that Chromium receives for the
 * scripts of a product page, as whole files and as what changed in the files that it has. Run it with node
 * bench/deploy/measure.ts. The shop must have been built. CHROMIUM_PATH names the browser.
 */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { openEarlierFiles } from '../../apps/shop/server/files/earlier-files.ts'
import { loadStaticFiles, type StaticFiles } from '../../apps/shop/server/files/static-files.ts'
import { writeNextBuild } from './next-build.ts'
import { listPageScripts } from './page-scripts.ts'

const client = resolve(import.meta.dirname, '../../apps/shop/build/client')
const page = 'features/product/product-page'
/** Where a deploy changes one line: a part of the page, what stands around every page, and React itself. */
const changedFiles = ['product-page-', 'every-page-', 'framework-']

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
const lines = ['| changed | files | whole | what changed |', '| --- | --: | --: | --: |']
for (const changed of changedFiles) {
  const name = await findLargest(changed)
  const whole = await measureDeploy(browser, name, false)
  const difference = await measureDeploy(browser, name, true)
  lines.push(`| ${changed.slice(0, -1)} | ${whole.files} | ${whole.bytes} | ${difference.bytes} |`)
}
process.stdout.write(`${lines.join('\n')}\n`)
await browser.close()

/** Returns the largest of the files whose names begin so: a change is likeliest there. */
async function findLargest(start: string): Promise<string> {
  const names = (await readdir(join(client, 'assets'))).filter(
    (one) => one.startsWith(start) && one.endsWith('.js'),
  )
  const sized = await Promise.all(
    names.map(async (one) => ({ one, size: (await stat(join(client, 'assets', one))).size })),
  )
  return sized.toSorted((a, b) => b.size - a.size)[0]?.one ?? start
}

/** Visits a page before and after a deploy, and returns how many files Chromium received the second time, and in how many bytes. */
async function measureDeploy(chrome: Browser, changed: string, isKept: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'))
  const next = join(folder, 'next')
  const newNames = await writeNextBuild({
    from: client,
    to: next,
    changed,
    change: (text) => `${text}\nglobalThis.deployed = 'a line that was not there before';`,
  })
  const open = async (directory: string) =>
    loadStaticFiles(directory, async (files) =>
      isKept ? openEarlierFiles(join(folder, 'scripts'), files, new Date()) : undefined,
    )
  const before = await listPageScripts(client, page)
  const after = before.map((path) => {
    const name = path.replace('/assets/', '')
    return `/assets/${newNames.get(name) ?? name}`
  })
  let [files, scripts, sent]: [StaticFiles, string[], number[]] = [await open(client), before, []]
  const server = createServer((request, response) => {
    response.on('finish', () => {
      if (request.url?.startsWith('/assets/')) sent.push(Number(response.getHeader('content-length')))
    })
    if (files.serve(request.url ?? '/', request, response)) return
    response.setHeader('content-type', 'text/html')
    response.end(scripts.map((path) => `<link rel="modulepreload" href="${path}">`).join(''))
  }).listen(0)
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`
  const context = await chrome.newContext()
  try {
    const tab = await context.newPage()
    await tab.goto(url, { waitUntil: 'networkidle' })
    ;[files, scripts, sent] = [await open(next), after, []]
    await tab.goto(url, { waitUntil: 'networkidle' })
    return { files: sent.length, bytes: sent.reduce((sum, bytes) => sum + bytes, 0) }
  } finally {
    await context.close()
    server.close().closeAllConnections()
    await rm(folder, { recursive: true })
  }
}
