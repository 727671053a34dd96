import { onTestFinished, vi } from 'vitest'
import { providerTimeoutMs } from '../src/features/payment/time-limit.ts'

/** By how much limits are shorter, of the seconds that another company's server may take. */
const hurry = 40

/** Lets what stays silent be given up sooner for one test, and returns the limits that were asked for, in milliseconds. */
export function hurryRegisters(): readonly number[] {
  const { timeout } = AbortSignal
  const limits: number[] = []
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    return timeout.call(AbortSignal, ms / hurry)
  })
  onTestFinished(() => spy.mockRestore())
  return limits
}

/** Lets a payment provider that stays silent be given up sooner for one test. */
export function hurryProvider(): void {
  const wait = globalThis.setTimeout
  const hurried = (work: () => void, ms?: number) => wait(work, ms === providerTimeoutMs ? ms / hurry : ms)
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurried as typeof setTimeout)
  onTestFinished(() => spy.mockRestore())
}
