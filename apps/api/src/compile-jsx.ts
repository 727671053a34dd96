import { readFileSync } from 'node:fs'
import { createRequire, enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { rememberResolutions } from './remember-resolutions.ts'

/**
 * Loaded with `node --import` before every program of the api (docs/decisions/0097). Node removes types by itself but does not know
 * JSX, in which mails and invoices are written, so esbuild compiles those files as they are loaded. What Node compiles is kept for
 * the next start; where the folder cannot be written, each start compiles anew. Where modules lie is asked once (0158).
 */
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)))

registerHooks({
  resolve: rememberResolutions(),
  load(url, context, loadNext) {
    if (!url.endsWith('.tsx')) return loadNext(url, context)
    const file = fileURLToPath(url)
    return { format: 'module', source: compile(readFileSync(file, 'utf8'), file), shortCircuit: true }
  },
})

/** Compiles one file. Its source map stands in the code, so that `--enable-source-maps` names the lines of the source. */
function compile(source: string, file: string): string {
  // Only now, so that the compiler itself comes from the cache too.
  const { transformSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild')
  return transformSync(source, {
    loader: 'tsx',
    jsx: 'automatic',
    target: 'node24',
    sourcefile: file,
    sourcemap: 'inline',
  }).code
}
