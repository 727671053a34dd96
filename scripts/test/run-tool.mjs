import { pathToFileURL } from 'node:url'
import { pathWithClone } from '../lib/install.mjs'
import { inRoot, root } from '../lib/paths.mjs'
import { launch } from '../lib/processes.mjs'

/** Node keeps here what it has compiled of a tool, as it does of the api (docs/decisions/0097). */
const compiled = inRoot('node_modules', '.cache', 'compiled')
const preload = pathToFileURL(inRoot('scripts', 'lib', 'end-with-parent.mjs')).href

/**
 * Runs a tool of node_modules, on the pinned Node, to its end.
 * @param {import('./run-tests.mjs').ToolContext} context
 * @param {{ name: string, script: string, args: string[], env?: Record<string, string>, cwd?: string }} tool `script` is relative to the root
 */
export async function runTool({ life, node, logFile }, { name, script, args, env, cwd = root }) {
  const tool = launch(life, {
    name,
    command: node,
    args: ['--import', preload, inRoot(script), ...args],
    cwd,
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, FORCE_COLOR: '0', PATH: pathWithClone(), ...env },
    logFile: logFile(`tool-${name}`),
    tied: true,
  })
  const { code } = await tool.exited
  life.remove(tool)
  // A crashed tool may leave workers behind.
  await tool.kill()
  return { isGood: code === 0, output: tool.output() }
}

/** Counts one check that is right or wrong. @param {{ isGood: boolean, output: string }} result @returns {import('./run-tests.mjs').Counted} */
export function countAsOne({ isGood, output }) {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, output }
}
