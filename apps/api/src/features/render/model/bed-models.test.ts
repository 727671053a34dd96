import { resolve } from 'node:path'
import { checkDefinition } from '@sluimer/product-files/configurator/read-definition'
import { expect, test } from 'vitest'
import { createLogger } from '../../../platform/log.ts'
import { QueueFull } from '../../media/encode-queue.ts'
import { openBedModels } from './bed-models.ts'
import { readModelAddress } from './model-address.ts'

const folder = resolve(import.meta.dirname, '../../../../../../demo/configurator/model')
const models = await openBedModels({ folder, log: createLogger({ logLevel: 'silent' }) })

/** A set of one bed, in a color. */
function aSet(color: string) {
  const reading = checkDefinition({
    slug: 'boxspring-proef',
    name: 'Proef',
    fallbackImage: 'boxspring',
    base: { weightGrams: 0, parcels: 1, leadTimeDays: 20 },
    defaultConfig: { stof: 'wit' },
    pictureParts: { width: '90' },
    steps: [
      {
        title: 'Stof',
        type: 'tile',
        properties: [
          {
            id: 'stof',
            title: 'Stof',
            options: [{ id: 'wit', title: 'Wit', fabric: { color, weave: 'velvet' } }],
          },
        ],
      },
    ],
    rules: [],
  })
  if (!reading.ok) throw new Error(reading.problems.join('; '))
  return reading.definition
}

function findBed(color: string) {
  const definition = aSet(color)
  const [, , , revision, slug] = models.describe(definition)?.bedUrl.split('/') ?? []
  const address = readModelAddress({ revision, slug, reference: 'wit.glb' })
  const found = address && models.find([definition], address)
  if (found === undefined) throw new Error('the bed is not found')
  return found
}

test('a bed is made once, also for those who ask at the same time', async () => {
  const [one, other] = await Promise.all([findBed('#aabbcc').load(), findBed('#aabbcc').load()])
  expect(one).toBe(other)
  expect(await findBed('#aabbcc').load()).toBe(one)
})

test('whoever asks for more beds at once than are made is turned away', async () => {
  const asked = Array.from({ length: 30 }, (_, at) => findBed(`#0000${(at + 16).toString(16)}`).load())
  const answers = await Promise.allSettled(asked)
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused.length).toBe(30 - 17)
  expect(refused.every((reason) => reason instanceof QueueFull)).toBe(true)
})
