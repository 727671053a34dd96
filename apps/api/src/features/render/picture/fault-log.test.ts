import { expect, test } from 'vitest'
import { createLogger } from '../../../platform/log.ts'
import { LayerSetError } from '../compose/layer-set-error.ts'
import { createFaultLog } from './fault-log.ts'

function listen() {
  const lines: string[] = []
  const faults = createFaultLog(
    createLogger({ logLevel: 'error' }, { write: (line) => void lines.push(line) }),
  )
  return { ...faults, count: () => lines.length }
}
const broken = (layer: string) => new LayerSetError('broken_layer', `layer ${layer}`, { layer })

test('[CF-14] a fault of the layers is logged once, each layer by itself, until a picture was made with it', () => {
  const { report, forget, count } = listen()
  report(broken('room/legs'))
  report(broken('room/legs'))
  expect(count()).toBe(1)
  report(broken('room/bedding'))
  expect(count()).toBe(2)
  forget(['room/bedding'])
  report(broken('room/legs'))
  expect(count()).toBe(2)
  report(broken('room/bedding'))
  expect(count()).toBe(3)
})

test('a layer that is not in the list is logged once, and what is no fault of the layers not at all', () => {
  const { report, count } = listen()
  report(new LayerSetError('missing_layer', 'there is no layer room/legs-hout'))
  report(new LayerSetError('missing_layer', 'there is no layer room/legs-hout'))
  report(new Error('too busy'))
  expect(count()).toBe(1)
})
