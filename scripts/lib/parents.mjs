import { readFileSync } from 'node:fs'

const shells = ['sh', 'dash', 'ash', 'bash', 'zsh', 'busybox']

/**
 * Returns our parent, and also its parent when ours is only the shell through which npm runs a script. On systems without
 * /proc such a shell replaces itself by what it runs, so our parent is npm.
 */
export function parentsUpToNpm() {
  const parent = process.ppid
  try {
    if (!shells.includes(readFileSync(`/proc/${parent}/comm`, 'utf8').trim())) return [parent]
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8')
    // Field 4 of proc(5) stat, counted from behind the command name, which may hold spaces.
    return [parent, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]
  } catch {
    return [parent]
  }
}
