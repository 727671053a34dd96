import { expect, test } from 'vitest'
import { readLook } from './look-form.ts'

function aForm(...fields: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('[CA-02] a look is each article as often as it stands in the room', () => {
  const form = aForm(['item_id', '7'], ['item_id', '8'], ['aantal_8', '2'], ['aantal_9', '3'])
  expect(readLook(form)).toEqual([
    { item_id: '7', quantity: 1 },
    { item_id: '8', quantity: 2 },
  ])
})

test('[CA-02] an article that stands twice in the form counts once, and a strange number as one', () => {
  const form = aForm(['item_id', '7'], ['item_id', '7'], ['aantal_7', '0x10'])
  expect(readLook(form)).toEqual([{ item_id: '7', quantity: 1 }])
})
