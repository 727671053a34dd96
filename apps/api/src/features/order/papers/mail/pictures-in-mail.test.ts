import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { mailMessage } from '../../../../platform/mail/tables.ts'
import { aProduct, onlyVariantId } from '../../../catalog/catalog.builders.ts'
import { aSet } from '../../../configurator/configurator.builders.ts'
import { findNewestVersion } from '../../../configurator/rows/definition.queries.ts'
import { startProcessing } from '../../after-sale/move-along.ts'
import { shipOrder } from '../../after-sale/ship-order.ts'
import { aPlacedOrder, choosePaymentOutcome, sendWebhookFor, type Wish } from '../../order.builders.ts'

const publicUrl = 'https://winkel.example'
const slug = 'boxspringset-proef'
let app: TestApp
let bed: Wish['lines'][number]
let lamp: Wish['lines'][number]
beforeAll(async () => {
  app = await buildTestApp({ config: { publicUrl } })
  const variantId = onlyVariantId(await aSet(app.db))
  const version = await findNewestVersion(app.db, slug)
  const parts = { maat: '180', stof: 'zand', lampen: '0' }
  const custom = { slug, boxconfig_id: String(version?.id), parts, category: 'Boxspring kopen' as const }
  bed = { variantId, custom: { ...custom, price: 1210, special_price_incl: 1210 } }
  // Its picture is that of the set's product: any that is registered.
  lamp = { variantId: onlyVariantId(await aProduct(app.db, { title: 'Lamp', deliveryClass: 'two_man' })) }
})
afterAll(() => app.close())

/** Pays and sends an order, and returns the pictures of its mails by subject, each as its address and its words. */
async function readMails(...lines: Wish['lines']) {
  const { url, publicId: _, number } = await aPlacedOrder(app, { lines, shipping: 'two_man' })
  await choosePaymentOutcome(app, url, 'paid')
  await sendWebhookFor(app, url)
  await startProcessing(app.deps, number)
  await shipOrder(app.deps, { number, carrier: 'Sluimer', trackingCode: '', trackingUrl: null })
  await app.runJobs()
  const mails = await app.db
    .select()
    .from(mailMessage)
    .where(like(mailMessage.subject, `%${number}%`))
  return Object.fromEntries(
    mails.map(({ kind, html }) => {
      const pictures = [...html.matchAll(/<img [^>]*?src="([^"]*)" alt="([^"]*)"/g)]
      return [kind, { html, pictures: pictures.map(([, src, alt]) => [src, alt]) }]
    }),
  )
}

test('[CO-10] [CF-14] the mails of an order show its goods as JPEG; only a composed bed has words of its own', async () => {
  const mails = await readMails(bed, lamp)
  const bedPicture = [
    expect.stringMatching(/^https:\/\/winkel\.example\/media\/160\/bed~[\w~-]+\.jpg$/),
    'Boxspringset Proef',
  ]
  const lampPicture = [`${publicUrl}/media/160/foto.jpg`, '']
  const mark = [`${publicUrl}/icons/icon-192.png`, '']
  for (const kind of ['order_confirmation', 'order_shipped'])
    expect(mails[kind]?.pictures, kind).toEqual([mark, bedPicture, lampPicture])
})

test('[CO-10] the mail that goods have left offers withdrawal only where there is such a right', async () => {
  expect((await readMails(bed)).order_shipped?.html).not.toContain('/service/herroepen/')
  expect((await readMails(bed, lamp)).order_shipped?.html).toContain('/service/herroepen/')
})

test('the parts of a bed stand in a row of their own, as wide as the mail', async () => {
  const html = (await readMails(bed)).order_confirmation?.html ?? ''
  const row = html.split('<tr').find((part) => part.includes('Stof: ')) ?? ''
  expect(row).toContain('Maat: ')
  expect(row).not.toMatch(/<img|€/)
})
