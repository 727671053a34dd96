import { explain } from './failure.mjs'
import { parentsUpToNpm } from './parents.mjs'
import { printError, quietSteps } from './steps.mjs'

/**
 * npm passes a signal on that the terminal has already sent to the whole group, so one Ctrl-C can arrive twice.
 * Only a later one means "now".
 */
const sameCtrlCMs = 700
const parentCheckMs = 1000
const killWaitMs = 3000

/**
 * Everything that must be gone before this process ends, stopped in the reverse order of its start.
 * @typedef {{ name: string, stop: () => Promise<void>, kill: () => void | Promise<void> }} Resource
 */
export class Lifetime {
  /** @type {Resource[]} */
  #resources = []
  /** @type {Promise<void> | undefined} */
  #ending
  #firstSignalAt = 0
  #signalCode

  /** @param {{ signalCode: number }} options the exit code after a signal: 0 where stopping is the normal end */
  constructor({ signalCode }) {
    this.#signalCode = signalCode
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => this.#onSignal(signal))
    }
    if (process.env.npm_lifecycle_event) this.#watchParents()
  }

  get isEnding() {
    return this.#ending !== undefined
  }

  /** @param {Resource} resource */
  add(resource) {
    this.#resources.push(resource)
    // Started in the moment the end began: it must not be left behind.
    if (this.isEnding) void resource.kill()
  }

  /** @param {Resource} resource */
  remove(resource) {
    this.#resources = this.#resources.filter((other) => other !== resource)
  }

  /**
   * Stops everything, then ends this process.
   * @param {number} code
   */
  end(code) {
    this.#ending ??= this.#stopAll().then(() => process.exit(code))
    return this.#ending
  }

  /**
   * The one line for the person at the terminal, then the end with exit code 1.
   * @param {unknown} error
   */
  fail(error) {
    if (!this.isEnding) {
      printError(`\n${explain(error)}`)
      if (process.env.DEBUG && error instanceof Error) printError(String(error.stack))
    }
    return this.end(1)
  }

  async #stopAll() {
    quietSteps()
    for (const resource of [...this.#resources].reverse()) {
      await resource.stop().catch((error) => printError(`${resource.name}: ${explain(error)}`))
    }
  }

  /** @param {NodeJS.Signals} signal */
  #onSignal(signal) {
    const now = Date.now()
    if (!this.#firstSignalAt) {
      this.#firstSignalAt = now
      printError(signal === 'SIGINT' ? '\nStopping (Ctrl-C again stops at once) …' : '\nStopping …')
      void this.end(this.#signalCode)
    } else if (now - this.#firstSignalAt > sameCtrlCMs) {
      const killed = this.#resources.map((resource) => resource.kill())
      const limit = new Promise((resolve) => setTimeout(resolve, killWaitMs))
      void Promise.race([Promise.all(killed), limit]).then(() => process.exit(130))
    }
  }

  /** npm killed with -9 cannot tell us; we see that what started us is no longer there. */
  #watchParents() {
    const parents = parentsUpToNpm().join()
    const timer = setInterval(() => {
      if (parentsUpToNpm().join() === parents) return
      clearInterval(timer)
      void this.end(1)
    }, parentCheckMs)
    timer.unref()
  }
}
