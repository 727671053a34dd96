import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getConfiguratorEndpoint } from '@sluimer/contract/configurator/endpoints'
import { getInvoiceEndpoint } from '@sluimer/contract/order/endpoints'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { createLogger } from '../../../platform/log.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aPlacedOrder, choosePaymentOutcome, sendWebhookFor } from '../../order/order.builders.ts'
import { buildLayers } from '../../render/compose/compose-bed.builders.ts'
import { aDefinitionInput, aSet } from '../configurator.builders.ts'

const slug = 'boxspringset-proef'
const layer = 'room/headboard-180-vlak-geweven'
const logged: { msg: string; layer?: string }[] = []
let folder: string
let app: TestApp
let variantId: number
beforeAll(async () => {
  folder = await buildLayers()
  const log = createLogger({ logLevel: 'error' }, { write: (line) => void logged.push(JSON.parse(line)) })
  app = await buildTestApp({ log, config: { layersDir: folder } })
  const { steps, ...set } = aDefinitionInput({
    pictureParts: { width: '180', headboard: 'vlak', base: 'opberg', legs: 'hout' },
  })
  for (const [at, option] of (steps[1]?.properties[0]?.options ?? []).entries())
    Object.assign(option, { fabric: { color: at === 0 ? '#e7e7e7' : '#405060', weave: 'geweven' } })
  variantId = onlyVariantId(await aSet(app.db, { ...set, steps }))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** Asks for the picture of a bed as the page of the configurator does: `zand.webp`. */
async function askPicture(reference: string) {
  const set = await app.mustCall(getConfiguratorEndpoint, { params: { slug } })
  return (await app.server.inject({ url: `${set.scenes[0]?.renderUrl}${reference}` })).statusCode
}

test('[CF-14] [ER-02] with a broken layer a bed is ordered, mailed and invoiced, and the layer is logged once; mended, it shows without a restart', async () => {
  const file = join(folder, `${layer}.webp`)
  const whole = await readFile(file)
  await truncate(file, 10)
  const set = await app.mustCall(getConfiguratorEndpoint, { params: { slug } })
  const parts = { maat: '180', stof: 'zand', lampen: '0' }
  const custom = { slug, boxconfig_id: set.boxconfig_id, parts, category: 'Boxspring kopen' as const }
  const line = {
    variantId,
    custom: { ...custom, price: 1210, special_price_incl: 1210 },
  }
  const placed = await aPlacedOrder(app, { lines: [line], shipping: 'two_man' })
  await choosePaymentOutcome(app, placed.url, 'paid')
  await sendWebhookFor(app, placed.url)
  await app.runJobs()
  const [mail] = await app.db
    .select()
    .from(mailMessage)
    .where(like(mailMessage.subject, `%${placed.number}%`))
  expect(mail?.sentAt).not.toBeNull()
  const picture = /\/media\/160\/bed~[\w~-]+\.jpg/.exec(mail?.html ?? '')?.[0] ?? ''
  const askMailed = async () => (await app.server.inject({ url: picture })).statusCode
  const readInvoice = async () =>
    (
      await app.server.inject({
        url: getInvoiceEndpoint.path.replace('{id}', placed.publicId),
        headers: { authorization: `Bearer ${app.serviceToken()}` },
      })
    ).rawPayload.toString('latin1')
  expect(await readInvoice()).toMatch(/^%PDF-/)
  expect([await askMailed(), await askPicture('zand.webp'), await askPicture('mos.avif')]).toEqual([
    302, 503, 503,
  ])
  // Every one of these pictures needs the same layer.
  const told = logged.filter(({ msg }) => msg === 'a picture of a bed could not be composed')
  expect(told.map((line) => line.layer)).toEqual([layer])
  await writeFile(file, whole)
  expect([await askMailed(), await askPicture('zand.webp')]).toEqual([200, 200])
})
