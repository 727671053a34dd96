import type { RouterContextProvider } from 'react-router'
import { loadContextFor } from '../../lib/api/host-context.server.ts'

/** A page's context whose api answers each address with `answer`, and the errors that were logged. */
export function aContext(answer: (url: URL) => Response): {
  context: Readonly<RouterContextProvider>
  logged: unknown[]
} {
  const logged: unknown[] = []
  const context = loadContextFor({
    visit: { requestId: 'request-1', clientAddress: '203.0.113.7', cookie: '' },
    gateway: { send: async ({ path }) => answer(new URL(path, 'http://api.invalid')) },
    publicUrl: 'https://shop.example.test',
    tagManager: null,
    logError: (error) => logged.push(error),
    setCookies: [],
  })
  return { context, logged }
}

export const brokenApi = () => aContext(() => Response.json({}, { status: 500 }))
