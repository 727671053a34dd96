import { seededRandom } from '@sluimer/demo/catalog/random'
import { demoDefinitionTexts } from '@sluimer/demo/configurator/demo-definitions'
import { definitionInputSchema } from '@sluimer/product-files/configurator/definition-input'
import { afterAll, expect, test } from 'vitest'
import { aConfig } from '../../../../test/test-config.ts'
import { createTestDatabase } from '../../../../test/test-database.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { createLogger } from '../../../platform/log.ts'
import { someSamples } from '../../catalog/catalog.builders.ts'
import { aSet } from '../configurator.builders.ts'
import { findNewestVersion } from '../rows/definition.queries.ts'
import { saveConfiguration } from './save-configuration.ts'

const testDatabase = await createTestDatabase()
const config = aConfig(testDatabase.url)
const log = createLogger(config)
const { db, close } = openDatabase({ url: testDatabase.url })
afterAll(async () => {
  await close()
  await testDatabase.drop()
})

const basePriceCents = 100_000

test('[CF-10] [CF-11] 100 random beds of each set of the demo cost what an independent sum says, and only those that fit are taken', async () => {
  const random = seededRandom(16)
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)]
  const wrong: string[] = []
  let taken = 0
  const named = demoDefinitionTexts().flatMap((text) => [...text.matchAll(/"sample": "([^"]+)"/g)])
  await someSamples(db, [...new Set(named.map(([, sku = '']) => sku))], { toSku: (cloth) => cloth })
  for (const text of demoDefinitionTexts()) {
    const set = definitionInputSchema.parse(JSON.parse(text))
    await aSet(db, { ...set, fallbackImage: 'foto' })
    const version = await findNewestVersion(db, set.slug)
    if (version === undefined) throw new Error(`${set.slug} is not saved`)
    for (let bed = 0; bed < 100; bed += 1) {
      const chosen = set.steps.flatMap(({ properties }) =>
        properties.flatMap(({ id, options }) => {
          const option = pick(options)
          return option === undefined ? [] : [{ property: id, ...option }]
        }),
      )
      const has = (property: string, ids: readonly string[]) =>
        chosen.some((one) => one.property === property && ids.includes(one.id))
      const clash = set.rules.find(({ never }) =>
        never.some((row) => Object.entries(row).every(([property, ids]) => has(property, ids))),
      )
      let cents = basePriceCents
      for (const { extraCents } of chosen) cents += extraCents
      const ids = chosen.map(({ id }) => id).filter((id) => id !== '0')
      const answer = await saveConfiguration(
        { db, config, log, clock: () => new Date('2026-03-02T12:00:00Z') },
        {
          slug: set.slug,
          boxconfigId: String(version.id),
          parts: Object.fromEntries(chosen.map(({ property, id }) => [property, id])),
          path: 'body.parts',
        },
      )
      const said = answer.ok
        ? [answer.data.saved.price, answer.data.now?.price.price, answer.data.now?.variantId]
        : [answer.error.code, answer.error.message?.includes(clash?.sentence ?? '-')]
      const expected = clash
        ? ['not_purchasable', true]
        : [cents, cents, [version.productId, ...ids].join('-')]
      if (JSON.stringify(said) !== JSON.stringify(expected)) wrong.push(`${set.slug} ${ids} ${said}`)
      if (answer.ok) taken += 1
    }
  }
  expect(wrong).toEqual([])
  expect(taken).toBeGreaterThan(40)
})
