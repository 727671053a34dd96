import { Suspense, use } from 'react'
import { type ServerBuild, UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from 'react-router'
import * as entry from '../../app/entry.server.tsx'
import { createGuards } from '../../app/lib/guards.server.ts'
import * as root from '../../app/root.tsx'
import { createPageHandler } from '../pages/page-handler.ts'

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

function Broken(): never {
  throw new Error('secret detail')
}
const never = new Promise<never>(() => {})
function NeverDone(): React.ReactNode {
  return use(never)
}
/** Fails inside a boundary of its own, which is left to the browser; the page around it stands. */
function LateFailure() {
  return (
    <Suspense fallback="wacht">
      <Broken />
    </Suspense>
  )
}
const Fine = () => <h1>Goed</h1>
const failLoading = () => {
  throw new Error('secret detail')
}

const pages: Record<string, RouteModule> = {
  'goed/': { default: Fine },
  'tekent-niet/': { default: Broken },
  'blijft-tekenen/': { default: NeverDone },
  'breekt-laat/': { default: LateFailure },
  'laadt-niet/': { default: Fine, loader: failLoading },
  'weigert/': { default: Fine, loader: () => Promise.reject(new Response(null, { status: 503 })) },
  '*': { default: Fine },
  'onbekende-wacht/': {
    default: Fine,
    loader: () => null,
    middleware: createGuards({})('bestaat-niet'),
  },
}

/** Makes pages that fail in every way, in the shop's own root and with its own renderer. */
export function aFailingApp(changes: { root?: Partial<RouteModule> } = {}) {
  // The framework's bundler does this to every page.
  const wrapped = {
    default: UNSAFE_withComponentProps(root.default as never),
    ErrorBoundary: UNSAFE_withErrorBoundaryProps(root.ErrorBoundary as never),
  }
  const module = { ...root, ...wrapped, links: undefined, ...changes.root } as unknown as RouteModule
  const pageRoutes = Object.entries(pages).map(([path, page]) => ({
    id: path,
    parentId: 'root',
    path,
    module: page,
  }))
  const routes = [{ id: 'root', path: '', module }, ...pageRoutes]
  const assetRoutes = routes.map(({ module: { loader }, ...route }) => [
    route.id,
    { ...route, module: `/${route.id}.js`, hasLoader: loader !== undefined },
  ])
  const build = {
    entry: { module: entry },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(assetRoutes),
      url: '/manifest.js',
      version: '1',
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    allowedActionOrigins: false,
  } as unknown as ServerBuild
  return createPageHandler(async () => build, 'production')
}
