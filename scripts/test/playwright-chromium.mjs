// Prints where Playwright's own Chromium is, or would be.
import { createRequire } from 'node:module'

const { chromium } = createRequire(new URL('../../e2e/package.json', import.meta.url))('@playwright/test')
process.stdout.write(`${chromium.executablePath()}\n`)
