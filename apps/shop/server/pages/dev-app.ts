import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { LoadBuild } from './page-handler.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface DevApp {
  loadBuild: LoadBuild
  /** Sends Vite's own answer (modules, hot updates); returns false when the request is not for Vite. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  stop(): Promise<void>
}

/** Serves the app straight from its sources, rebuilt as they change. Vite is loaded only here, since it is not part of production. */
export async function startDevApp(server: Server): Promise<DevApp> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    server: { middlewareMode: { server }, hmr: { server } },
    appType: 'custom',
  })
  return {
    loadBuild: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    serve: (request, response) =>
      new Promise((resolve) => {
        response.once('close', () => resolve(true))
        vite.middlewares(request, response, () => resolve(false))
      }),
    stop: () => vite.close(),
  }
}
