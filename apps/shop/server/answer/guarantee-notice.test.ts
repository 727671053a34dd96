import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { createLogger } from '../logger.ts'
import { startShopServer } from '../shop-server.ts'
import { startTestShop } from '../test/test-shop.ts'
import { loadGuaranteeNotice } from './guarantee-notice.ts'

async function aFile(content: string | Buffer, name = 'kennisgeving') {
  const folder = await mkdtemp(join(tmpdir(), 'shop-notice-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}
const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(100)])

test('the file of the owner is served as it is, and runs nothing when it is opened', async () => {
  const GUARANTEE_NOTICE = await aFile(svg)
  const shop = await startTestShop({
    environment: { GUARANTEE_NOTICE },
    handlePage: async (_request, host) => Response.json({ notice: host.guaranteeNotice }),
  })
  const { notice } = await (await shop.ask('/')).json()
  expect(notice).toMatch(/^\/wettelijke-garantie-[0-9a-f]{16}\.svg$/)
  const answer = await shop.ask(notice)
  expect(await answer.text()).toBe(svg)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(
    (await shop.ask('/wettelijke-garantie-0000000000000000.svg')).headers.get('content-type'),
  ).not.toContain('image')
})

test.each([
  ['a file that is not there', '/nowhere/notice.png', 'is not there'],
  ['a folder', tmpdir(), 'is not there, or is no file'],
])('%s stops the start', async (_kind, path, problem) => {
  await expect(loadGuaranteeNotice(path)).rejects.toThrow(problem)
})

test.each([
  ['a text', 'Wettelijke garantie', 'is no picture'],
  ['a page', '<!doctype html><svg></svg>', 'is no picture'],
  ['a document', '%PDF-1.7 and so on', 'is no picture'],
  ['nothing', '', 'is no picture'],
  ['more than 2 MB', Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]), 'is larger than 2 MB'],
])('%s is refused, with the name of the setting', async (_kind, content, problem) => {
  const path = await aFile(content, 'notice.png')
  await expect(loadGuaranteeNotice(path)).rejects.toThrow(problem)
  await expect(loadGuaranteeNotice(path)).rejects.toThrow('GUARANTEE_NOTICE')
})

test('a picture is recognised by its contents, and another one has another address', async () => {
  const one = await loadGuaranteeNotice(await aFile(png))
  const other = await loadGuaranteeNotice(await aFile(Buffer.concat([png, png]), 'notice.svg'))
  expect(one.address).toMatch(/\.png$/)
  expect(other.address).toMatch(/\.png$/)
  expect(one.address).not.toBe(other.address)
})

test.each([
  ['https://shop.example.test', {}, 1],
  ['http://localhost:3000', {}, 0],
  ['https://shop.example.test', { withNotice: true }, 0],
])(
  'a shop on %s warns of a missing notice: %j',
  async (PUBLIC_URL, { withNotice }: { withNotice?: boolean }, warnings) => {
    const config = readConfig({
      ...{
        PORT: '0',
        PUBLIC_URL,
        TRUSTED_PROXY_HOPS: '1',
        SERVICE_EMAIL: 'shop@example.test',
        SERVICE_PASSWORD: 'a-very-long-password',
      },
      ...{ LOG_LEVEL: 'silent', GUARANTEE_NOTICE: withNotice ? await aFile(png) : '' },
    })
    const logger = createLogger(config)
    const warn = vi.spyOn(logger, 'warn')
    const server = await startShopServer({
      ...{ config, logger, gateway: { send: async () => new Response() } },
      app: { serveFile: async () => false, handlePage: async () => new Response() },
    })
    onTestFinished(() => server.stop())
    expect(
      warn.mock.calls.filter(([about]) => JSON.stringify(about).includes('GUARANTEE_NOTICE')),
    ).toHaveLength(warnings)
  },
)
