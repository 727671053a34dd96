import { expect, test, vi } from 'vitest'
import { createLateComponent } from './late-component.ts'

const Window = () => null
const Excuse = () => null
const fail = () => Promise.reject(new Error('no connection'))

test('tells those who wait that it is there, whoever had it loaded', async () => {
  const late = createLateComponent(async () => Window, fail)
  const onLoaded = vi.fn()
  late.subscribe(onLoaded)
  expect(late.read()).toBeUndefined()
  await late.loadAhead()
  expect(onLoaded).toHaveBeenCalledOnce()
  expect(late.read()).toBe(Window)
})

test('leaves those alone who do not wait any more', async () => {
  const late = createLateComponent(async () => Window, fail)
  const onLoaded = vi.fn()
  late.subscribe(onLoaded)()
  await late.load()
  expect(onLoaded).not.toHaveBeenCalled()
})

test('that cannot be loaded ahead is asked for again, and then has a stand-in', async () => {
  const onFailure = vi.fn(() => Excuse)
  const late = createLateComponent(fail, onFailure)
  await late.loadAhead()
  expect(onFailure).not.toHaveBeenCalled()
  expect(late.read()).toBeUndefined()
  await late.load()
  expect(onFailure).toHaveBeenCalledOnce()
  expect(late.read()).toBe(Excuse)
})
