import { getInvoiceEndpoint } from '@sluimer/contract/order/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { onlyVariantId } from '../../../catalog/catalog.builders.ts'
import { aSet } from '../../../configurator/configurator.builders.ts'
import { findNewestVersion } from '../../../configurator/rows/definition.queries.ts'
import { aPlacedOrder, choosePaymentOutcome, sendWebhookFor } from '../../order.builders.ts'

const slug = 'boxspringset-proef'
let withLayers: TestApp
let withoutLayers: TestApp
beforeAll(async () => {
  withLayers = await buildTestApp()
  withoutLayers = await buildTestApp({ config: { layersDir: '/nowhere' } })
})
afterAll(() => Promise.all([withLayers.close(), withoutLayers.close()]))

/** Pays for a bed, and returns the invoice as the characters of its file. */
async function readInvoice(app: TestApp) {
  const variantId = onlyVariantId(await aSet(app.db))
  const version = await findNewestVersion(app.db, slug)
  const parts = { maat: '180', stof: 'zand', lampen: '0' }
  const custom = { slug, boxconfig_id: String(version?.id), parts, category: 'Boxspring kopen' as const }
  const line = { variantId, custom: { ...custom, price: 1210, special_price_incl: 1210 } }
  const placed = await aPlacedOrder(app, { lines: [line], shipping: 'two_man' })
  await choosePaymentOutcome(app, placed.url, 'paid')
  await sendWebhookFor(app, placed.url)
  const { statusCode, rawPayload } = await app.server.inject({
    url: getInvoiceEndpoint.path.replace('{id}', placed.publicId),
    headers: { authorization: `Bearer ${app.serviceToken()}` },
  })
  expect(statusCode).toBe(200)
  return rawPayload.toString('latin1')
}

test('[CF-14] an invoice shows the bed that was composed, and says what the picture shows', async () => {
  const file = await readInvoice(withLayers)
  expect(file.match(/\/Subtype \/Image/g)).toHaveLength(1)
  expect(file).toMatch(/\/S \/Figure[\s\S]{0,80}\/Alt \(Boxspringset Proef/)
})

test('[ER-02] an invoice of a bed whose picture cannot be made is an invoice all the same', async () => {
  const file = await readInvoice(withoutLayers)
  expect(file).toMatch(/^%PDF-/)
  expect(file).not.toContain('/Subtype /Image')
})
