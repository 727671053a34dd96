import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The shop has few routes. One file that browsers keep names them all, instead of a question per page for the routes
  // behind its links.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
