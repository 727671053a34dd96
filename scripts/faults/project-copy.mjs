import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { listProjectFiles } from '../testing/project-files.mjs'

const ownScope = '@sluimer'

/**
 * Makes a copy of the project with the same packages, in which files may be broken. The project itself is never touched,
 * whatever happens to the process that breaks them.
 * @param {string} folder must not exist yet
 * @returns {string} the folder
 */
export function copyProject(folder) {
  const workspaces = new Set()
  for (const file of listProjectFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(inRoot(file), join(folder, file))
    if (file.endsWith('/package.json')) workspaces.add(dirname(file))
  }
  linkEntries(inRoot('node_modules'), join(folder, 'node_modules'))
  linkEntries(inRoot('node_modules', ownScope), join(folder, 'node_modules', ownScope), (name) => {
    const workspace = [...workspaces].find((path) => path.split('/').at(-1) === name)
    return join(folder, workspace)
  })
  for (const workspace of workspaces) {
    const packages = inRoot(workspace, 'node_modules')
    if (existsSync(packages)) symlinkSync(packages, join(folder, workspace, 'node_modules'), 'junction')
  }
  return folder
}

/**
 * @param {string} from
 * @param {string} to
 * @param {(name: string) => string} [findTarget] where the link of an entry leads
 */
function linkEntries(from, to, findTarget = (name) => join(from, name)) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter((entry) => entry !== ownScope)) {
    symlinkSync(findTarget(name), join(to, name), 'junction')
  }
}
