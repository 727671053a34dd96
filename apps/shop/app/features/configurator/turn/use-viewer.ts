import { type RefObject, useEffect, useState } from 'react'
import type { Viewer } from './viewer/open-viewer.ts'

/**
 * Loads the viewer and the file of parts, and shows them in an element; until then there is no viewer. `onFail` is called
 * when that is not possible, and when the graphics card gives up later.
 */
export function useViewer(
  host: RefObject<HTMLElement | null>,
  url: string,
  onFail: () => void,
): Viewer | undefined {
  const [viewer, setViewer] = useState<Viewer>()
  useEffect(() => {
    const leaving = new AbortController()
    const canvas = document.createElement('canvas')
    canvas.className = 'block size-full'
    let opened: Viewer | undefined
    async function open() {
      const [{ openViewer }, file] = await Promise.all([
        import('./viewer/open-viewer.ts'),
        loadParts(url, leaving.signal),
      ])
      if (leaving.signal.aborted) return
      host.current?.append(canvas)
      opened = openViewer(canvas, file, onFail)
      setViewer(opened)
    }
    open().catch(() => {
      if (!leaving.signal.aborted) onFail()
    })
    return () => {
      leaving.abort()
      setViewer(undefined)
      opened?.close()
      canvas.remove()
    }
  }, [host, url, onFail])
  return viewer
}

async function loadParts(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`the parts of beds are not there: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
