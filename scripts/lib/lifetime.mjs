import { explain } from './failure.mjs'
import { parentsUpToNpm } from './parents.mjs'
import { printError, quietSteps } from './steps.mjs'

/**
 * npm passes on a signal that the terminal has already sent to the whole group, so one Ctrl-C can arrive twice.
 * Only a later one means "now".
 */
const sameCtrlCMs = 700
const parentCheckMs = 1000
const killWaitMs = 3000

/**
 * Holds everything that must end before this process does, and stops it in the reverse order of its start.
 * @typedef {{ name: string, stop: () => Promise<void>, kill: () => void | Promise<void> }} Resource
 */
export class Lifetime {
  /** @type {Resource[]} */
  #resources = []
  /** @type {Promise<void> | undefined} */
  #ending
  #firstSignalAt = 0
  #signalCode

  /** @param {{ signalCode: number }} options the exit code after a signal: 0 where a signal is the normal end */
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
    // It was started just as the end began, and must not be left behind.
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
   * Prints the one line for the person at the terminal, then ends with exit code 1.
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

  /** Notices that the process which started us no longer exists: npm killed with -9 cannot tell us. */
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
