import { existsSync } from 'node:fs'
import type { RegisterHooksOptions, ResolveFnOutput } from 'node:module'
import { fileURLToPath } from 'node:url'

type Resolve = NonNullable<RegisterHooksOptions['resolve']>

/** A file beside, above or below the importing one, named with its ending as in all ES modules. */
const relativeFile = /^\.\.?\/[^?#]*(\.\w+)$/
/** The folder of an app, of a package of ours or of an installed one; within it, a package's name means the same everywhere. */
const packageFolder = /^.*\/(?:node_modules\/(?:@[^/]+\/)?|apps\/|packages\/)[^/]+/

/**
 * Finds modules as Node does, but asks Node only once for the format of the files of a folder, and for what a name stands for
 * within a package. Node reads the `exports` of a package anew for each of its files that is imported, and drizzle-orm has
 * 170 kB of them: two fifths of the time of a start (docs/decisions/0158).
 */
export function rememberResolutions(): Resolve {
  const formats = new Map<string, ResolveFnOutput['format']>()
  const names = new Map<string, ResolveFnOutput>()
  return (specifier, context, askNode) => {
    const { parentURL, conditions } = context
    // What `require` finds depends on other conditions, and may leave out the ending.
    if (!parentURL?.startsWith('file:') || !conditions.includes('import')) return askNode(specifier, context)
    const ending = relativeFile.exec(specifier)?.[1]
    if (ending === undefined) return findByName(specifier, parentURL, () => askNode(specifier, context))
    const url = new URL(specifier, parentURL).href
    return findBeside(url, ending, () => askNode(specifier, context))
  }

  function findBeside(url: string, ending: string, ask: () => ResolveFnOutput): ResolveFnOutput {
    const kind = `${url.slice(0, url.lastIndexOf('/'))} ${ending}`
    const format = formats.get(kind)
    // Node says best that a file is missing.
    if (format !== undefined && existsSync(fileURLToPath(url))) return { url, format, shortCircuit: true }
    const found = ask()
    if (found.url === url) formats.set(kind, found.format)
    return found
  }

  function findByName(name: string, parentUrl: string, ask: () => ResolveFnOutput): ResolveFnOutput {
    const folder = packageFolder.exec(parentUrl)?.[0]
    if (folder === undefined) return ask()
    const key = `${folder} ${name}`
    const found = names.get(key) ?? ask()
    names.set(key, found)
    return { ...found, shortCircuit: true }
  }
}
