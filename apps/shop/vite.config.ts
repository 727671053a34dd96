import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { sharedFiles } from './shared-files.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), noReloadForModules(), drawPlainIcons()],
  build: {
    // The content security policy allows fonts and scripts from our own address only.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles() } } } } },
  },
  // The workspace packages export TypeScript source, so they are built in, not left to be imported.
  // Icons are, because both sides must draw them alike.
  ssr: { noExternal: [/^@sluimer\//, 'lucide-react'] },
})

/**
 * RT-17: React Router reloads the page whenever the code of a route cannot be loaded, also when it only wanted to
 * prefetch it under a pointer, and as often as that happens. It tells us instead (app/lib/browser/use-whole-page-move.ts).
 */
function noReloadForModules(): Plugin {
  const reload = 'window.location.reload();'
  return {
    name: 'no-reload-for-modules',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/.*\/routeModules\.js$/ },
      handler(code) {
        if (!code.includes(reload))
          this.error('React Router handles failed modules in another way: see RT-17')
        return code.replace(reload, "window.dispatchEvent(new Event('routemodulefailure'));")
      },
    },
  }
}

/** Lets all icons of lucide-react be drawn by our own element, which has fewer characters. */
function drawPlainIcons(): Plugin {
  const ownIcon = fileURLToPath(new URL('app/ui/mark/plain-icon.ts', import.meta.url))
  return {
    name: 'draw-plain-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/Icon\.mjs$/ },
      handler: (_, importer) => (importer?.includes('/lucide-react/') ? ownIcon : undefined),
    },
  }
}
