import { afterEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

const reload = vi.fn()
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
})

function aWindow(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('location', { reload })
}
const aFailure = (chunk: string) => new TypeError(`Failed to fetch dynamically imported module: ${chunk}`)

test('[RT-17] a piece that cannot be loaded reloads the page once, each piece for itself', () => {
  const kept = new Map<string, string>()
  aWindow({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) })
  expect([reloadOnce(aFailure('/a.js')), reloadOnce(aFailure('/a.js'))]).toEqual([true, false])
  expect(reload).toHaveBeenCalledTimes(1)
  expect(reloadOnce(aFailure('/b.js'))).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('[RT-17] where nothing can be remembered nothing is reloaded', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  aWindow({ getItem: refuse, setItem: refuse })
  expect(reloadOnce(aFailure('/a.js'))).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
