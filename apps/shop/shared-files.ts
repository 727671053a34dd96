import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

/** How React Router names a page or layout, as the browser loads it. */
const inBrowser = '?__react-router-build-client-route'
const root = fileURLToPath(new URL('app/root.tsx', import.meta.url)) + inBrowser
const defaultLayout = fileURLToPath(new URL('app/layouts/default-layout.tsx', import.meta.url)) + inBrowser

/**
 * What nearly every page needs comes in a few files instead of sixty: a phone on a slow line asks for six at a time. What
 * stands around the pages is told by its imports, so that it stays together wherever its folders go. Popups, the slider and pages
 * stay files of their own, which come when they are wanted.
 */
export function sharedFiles(): Rolldown.CodeSplittingGroup[] {
  const reachOf = new Map<string, ReadonlySet<string>>()
  const isReachedFrom = (start: string, module: string, graph: Rolldown.ChunkingContext) => {
    const reach = reachOf.get(start) ?? findReach(start, graph)
    reachOf.set(start, reach)
    return reach.has(module)
  }
  const reachesSchemas = new Map<string, boolean>()
  const checksInput = (module: string, graph: Rolldown.ChunkingContext) => {
    const known = reachesSchemas.get(module) ?? [...findReach(module, graph)].some(isSchemaLibrary)
    reachesSchemas.set(module, known)
    return known
  }
  return [
    {
      name: 'framework',
      test: /node_modules\/(react|react-dom|react-router|scheduler|clsx|lucide-react)\/|\/ui\/mark\/plain-icon/,
      priority: 5,
    },
    {
      name: (module, graph) => (isReachedFrom(root, module, graph) ? 'every-page' : null),
      priority: 4,
    },
    {
      name: (module, graph) => (isReachedFrom(defaultLayout, module, graph) ? 'surroundings' : null),
      priority: 3,
    },
    // Rules that schemas use are no reason to load schemas.
    { name: 'rules', test: /\/packages\/domain\//, priority: 2, minShareCount: 6 },
    { name: 'parts', test: /\/app\/(lib|ui)\/(?!.*(window|slider|viewer))/, priority: 1 },
    {
      // Pages without a form that is checked while it is filled in need none of it, and it is as large as they are.
      name: (module, graph) => (checksInput(module, graph) ? 'forms' : null),
      priority: 1,
      minShareCount: 6,
    },
    { name: 'features', test: /\/(app\/features|packages)\//, minShareCount: 6 },
  ]
}

function isSchemaLibrary(module: string): boolean {
  return module.includes('/node_modules/zod/')
}

/** Finds the modules that are loaded along with one, itself included. What a page loads later, when it is wanted, is none of them. */
function findReach(start: string, graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([start])
  for (const module of found) {
    const info = graph.getModuleInfo(module)
    if (info === null) throw new Error(`${module} is no part of the shop`)
    for (const imported of info.importedIds) found.add(imported)
  }
  return found
}
