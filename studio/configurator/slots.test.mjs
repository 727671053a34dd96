import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { VIEWS } from './slots.mjs'

const list = path.join(import.meta.dirname, '../../demo/configurator/layers/index.json')

test('[CF-14] layers that are published again have the slots and the seams that the shop has now', () => {
  const { views } = JSON.parse(readFileSync(list, 'utf8'))
  for (const [view, { slots }] of Object.entries(views)) expect(VIEWS[view].slots, view).toEqual(slots)
})
