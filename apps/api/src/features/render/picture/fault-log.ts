import type { Logger } from '../../../platform/log.ts'
import { LayerSetError } from '../compose/layer-set-error.ts'

/**
 * Logs what is wrong with the layers, each fault once: every picture with the same layer fails until that is mended. `forget` is
 * called with the layers of a picture that was made, so that a fault that comes back is logged again.
 */
export function createFaultLog(log: Logger) {
  const logged = new Set<string>()
  return {
    report(error: unknown): void {
      if (!(error instanceof LayerSetError)) return
      const fault = error.layer ?? error.message
      if (logged.has(fault)) return
      logged.add(fault)
      // The words of an error lose what looks like a secret in the log, and names of layers do.
      log.error({ err: error, layer: error.layer }, 'a picture of a bed could not be composed')
    },
    forget(layerNames: readonly string[]): void {
      for (const name of layerNames) logged.delete(name)
    },
  }
}
