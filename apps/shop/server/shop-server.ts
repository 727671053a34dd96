import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { ApiGateway } from '../app/lib/api/host.server.ts'
import { loadGuaranteeNotice } from './answer/guarantee-notice.ts'
import type { ServiceToken } from './api/service-token.ts'
import type { ShopConfig } from './config.ts'
import { type EarlierFiles, openEarlierFiles } from './files/earlier-files.ts'
import type { Logger } from './logger.ts'
import { startPageCache } from './page-cache/start-page-cache.ts'
import { loadBuiltApp } from './pages/built-app.ts'
import { startDevApp } from './pages/dev-app.ts'
import { createPageHandler } from './pages/page-handler.ts'
import { createRequestListener, type ShopParts } from './request-listener.ts'

export interface ShopServer {
  port: number
  /** Takes no new requests, and lets running ones finish. */
  stop(): Promise<void>
}

/** A connection on which nothing moves for this long is ended: a page takes 10 s at most, so its reader has stopped reading. */
const longestStandstillMs = 120_000

/** Starts the shop's server. Only tests give `app`; otherwise it is the built app (or the sources, in development). */
export async function startShopServer(options: {
  config: ShopConfig
  logger: Logger
  gateway: ApiGateway
  app?: Pick<ShopParts, 'serveFile' | 'handlePage'>
  /** Lets the shop hear of changes; without it no page is kept. */
  token?: ServiceToken
  /** Only tests give it. */
  standstillMs?: number
}): Promise<ShopServer> {
  const { config, logger } = options
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 })
  // Not in development, where the browser's connection for changed sources is silent for long.
  if (!config.isDevelopment) server.setTimeout(options.standstillMs ?? longestStandstillMs)
  const { stopApp, ...app } = options.app
    ? { ...options.app, stopApp: undefined }
    : await loadApp(config, server, logger)
  const guaranteeNotice = await findGuaranteeNotice(config, logger)
  const { token } = options
  const isSignedIn = async () => token === undefined || (await token.get()) !== undefined
  const { pageCache, gateway, stopPageCache } = startPageCache({
    ...options,
    guaranteeNotice,
    handlePage: app.handlePage,
  })
  server.on(
    'request',
    createRequestListener({ isSignedIn, config, logger, gateway, pageCache, guaranteeNotice, ...app }),
  )
  const port = await listen(server, config.port)
  return {
    port,
    async stop() {
      stopPageCache()
      await stopApp?.()
      await close(server)
    },
  }
}

/** Finds the notice, which a shop that is open to consumers must show; logs a warning when it is missing. */
async function findGuaranteeNotice({ guaranteeNotice, publicUrl }: ShopConfig, logger: Logger) {
  if (guaranteeNotice !== undefined) return loadGuaranteeNotice(guaranteeNotice)
  if (publicUrl.startsWith('https:'))
    logger.warn(
      { setting: 'GUARANTEE_NOTICE' },
      'the official notice on the legal guarantee is not there: every seller to consumers has to show it (Regulation 2025/1960)',
    )
  return undefined
}

/** Stops the server, and closes connections that browsers keep open as soon as they carry no request. */
async function close(server: Server): Promise<void> {
  if (!server.listening) return
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
  }).finally(() => clearInterval(sweep))
}

async function loadApp(config: ShopConfig, server: Server, logger: Logger) {
  if (config.isDevelopment) {
    const dev = await startDevApp(server)
    const handlePage = createPageHandler(dev.loadBuild, 'development')
    return { handlePage, serveFile: dev.serve, stopApp: dev.stop }
  }
  const { loadBuild, files } = await loadBuiltApp(async (built) => findEarlierFiles(config, logger, built))
  const handlePage = createPageHandler(loadBuild, 'production')
  const serveFile: ShopParts['serveFile'] = async (request, response, pathname) =>
    files.serve(pathname, request, response)
  return { handlePage, serveFile, stopApp: undefined }
}

/** Opens the files of earlier builds. A shop that cannot keep any runs on, and sends whole files. */
async function findEarlierFiles(
  { dataDir }: ShopConfig,
  logger: Logger,
  built: ReadonlyMap<string, Buffer>,
): Promise<EarlierFiles | undefined> {
  return openEarlierFiles(join(dataDir, 'scripts'), built, new Date()).catch((error: unknown) => {
    logger.warn(
      { err: error },
      'the files of earlier builds cannot be kept: after a deploy visitors download all scripts',
    )
    return undefined
  })
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
