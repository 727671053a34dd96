import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, minify, type Plugin } from 'vite'
import own from './package.json' with { type: 'json' }
import { sharedFiles } from './shared-files.ts'

/** What production installs, and the built server therefore imports. Everything else stands in the build itself. */
const installed = Object.keys(own.dependencies).filter((name) => !name.startsWith('@sluimer/'))

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), noReloadForModules(), drawPlainIcons(), shortenEarlyScripts()],
  build: {
    // The content security policy allows fonts and scripts from our own address only.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles() } } } } },
  },
  // The workspace packages export TypeScript source, so they are built in, not left to be imported. While somebody develops, Node
  // imports the other packages by itself: Vite would have to rewrite each of them first.
  ssr: command === 'build' ? { noExternal: true, external: installed } : { noExternal: [/^@sluimer\//] },
}))

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

/** Shortens the functions whose source text stands in the head of every page (app/layouts/early-script.server.ts). */
function shortenEarlyScripts(): Plugin {
  return {
    name: 'shorten-early-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: {
        id: /\/(ask-early|count-early|describe-swipes-early|early-input|late-start|remember-early)\.ts$/,
      },
      handler: async (code, id) => ({ code: (await minify(id, code, { module: true })).code, map: null }),
    },
  }
}
