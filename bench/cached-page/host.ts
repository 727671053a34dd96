import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiGateway } from '../../apps/shop/server/api/api-gateway.ts'
import { createServiceToken } from '../../apps/shop/server/api/service-token.ts'
import { readConfig } from '../../apps/shop/server/config.ts'
import { loadStaticFiles } from '../../apps/shop/server/files/static-files.ts'
import { createLogger } from '../../apps/shop/server/logger.ts'
import type { PageHandler } from '../../apps/shop/server/pages/page-handler.ts'
import { startShopServer } from '../../apps/shop/server/shop-server.ts'
import { filePath, fileText, pageText } from './contents.ts'
import { answerAboutCpu } from './measured-process.ts'

/** Runs the shop's host with its page cache and one file, for the api that API_URL names; its log goes to standard output. */
const config = readConfig({ ...process.env, PORT: '0' })
const logger = createLogger(config)
const token = createServiceToken({ ...config, logger })
const folder = await mkdtemp(join(tmpdir(), 'cached-page-'))
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, filePath), fileText)
const files = await loadStaticFiles(folder)
await rm(folder, { recursive: true })

const handlePage: PageHandler = async (request, { gateway, visit }) => {
  if (request.method !== 'POST') await gateway.send({ method: 'GET', path: '/v1/product' }, visit)
  return new Response(pageText, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" },
  })
}
const server = await startShopServer({
  config,
  logger,
  token,
  gateway: createApiGateway({ apiUrl: config.apiUrl, token }),
  app: { handlePage, serveFile: async (request, response, path) => files.serve(path, request, response) },
})
answerAboutCpu(server.port)
