import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The content security policy allows fonts and scripts from our own address only.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  // The workspace packages export TypeScript source, so they are built in, not left to be imported.
  ssr: { noExternal: [/^@sluimer\//] },
})
