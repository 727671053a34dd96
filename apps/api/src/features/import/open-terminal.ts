import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Terminal } from './terminal.ts'

/**
 * Opens the terminal of a command that was called in a folder. Whoever reads the output may stop, as `head` does: the rest is then
 * not printed, and the command goes on, so that an import is never left half done.
 */
export function openTerminal(
  { stdout, stderr }: { readonly stdout: Writable; readonly stderr: Pick<Writable, 'write'> },
  folder: string,
): Terminal {
  let isRead = true
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    isRead = false
  })
  return {
    folder,
    async out(text) {
      // The listener above also hears of what goes wrong while it waits.
      if (isRead && !stdout.write(text)) await once(stdout, 'drain').catch(() => undefined)
    },
    err: (text) => void stderr.write(text),
  }
}
