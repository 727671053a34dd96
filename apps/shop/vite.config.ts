import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * What nearly every page needs comes in three files instead of sixty: a phone on a slow line asks for six at a time. Popups, the
 * slider and pages stay files of their own, which come when they are wanted.
 */
const sharedFiles = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|clsx|lucide-react)\//,
    priority: 2,
  },
  { name: 'parts', test: /\/app\/(lib|ui)\/(?!.*(window|slider))/, priority: 1 },
  { name: 'shared', test: /\/app\/features\/(cart|consent|deal|favorites|marketing)\//, minShareCount: 3 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), noReloadForModules()],
  build: {
    // The content security policy allows fonts and scripts from our own address only.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
  },
  // The workspace packages export TypeScript source, so they are built in, not left to be imported.
  ssr: { noExternal: [/^@sluimer\//] },
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
