import { join } from 'node:path'
import { brands, categories, facets, manufacturers } from '@sluimer/demo/catalog/catalog-names'
import { type DemoPicture, demoPictures, toKey } from '@sluimer/demo/catalog/pictures'
import { demoContent } from '@sluimer/demo/content/demo-content'
import { demoTextsFolder } from '@sluimer/demo/content/demo-texts'
import { demoLenders } from '@sluimer/demo/payment/demo-lenders'
import { type DemoPromotion, demoPromotions } from '@sluimer/demo/promotion/demo-promotions'
import { daysAgo } from '@sluimer/demo/read-data'
import { type DemoSynonym, demoSynonyms } from '@sluimer/demo/search/demo-synonyms'
import { demoWizards } from '@sluimer/demo/wizard/demo-wizards'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { saveBrand } from '../features/catalog/brand/save-brand.ts'
import { saveManufacturer } from '../features/catalog/brand/save-manufacturer.ts'
import { saveCategory } from '../features/catalog/category/save-category.ts'
import { saveFacet } from '../features/catalog/facet/save-facet.ts'
import { findContentValue } from '../features/content/block/content.queries.ts'
import { saveContentBlock } from '../features/content/block/save-content-block.ts'
import { saveContentFolder } from '../features/content/file/save-content-folder.ts'
import type { Measures } from '../features/media/measure-picture.ts'
import { registerPicture } from '../features/media/register-picture.ts'
import { savePaymentMethod } from '../features/payment/save-payment-method.ts'
import { type PromotionInput, savePromotion } from '../features/promotion/save-promotion.ts'
import { saveRooms } from '../features/search/room/save-rooms.ts'
import { saveSynonym } from '../features/search/synonym/save-synonym.ts'
import { saveWizard } from '../features/wizard/save-wizard.ts'
import type { Db } from '../platform/db/database.ts'
import { daysBefore } from './days-before.ts'
import { loadDemoConfigurators } from './load-demo-configurators.ts'
import { loadDemoDeals } from './load-demo-deals.ts'
import { loadDemoProducts } from './load-demo-products.ts'
import { loadDemoQuestions } from './load-demo-questions.ts'
import { loadDemoReviews } from './load-demo-reviews.ts'

/**
 * Fills an empty shop with the demo shop, through the same use cases that staff and imports use. Every step can be
 * repeated and the home page comes last, so a load that was cut off is resumed and a finished one is left alone.
 * Returns the number of products, or 0 when there was nothing to do.
 */
export async function loadDemoShop(db: Db, mediaDir: string, now: Date): Promise<number> {
  if (await findContentValue(db, 'homepage')) return 0
  const pictures = demoPictures()
  await abreast(pictures, (picture) =>
    registerPicture(
      db,
      { key: toKey(picture), file: picture.file, alt: picture.alt },
      mediaDir,
      toMeasures(picture),
    ),
  )
  await inTurn(brands, (brand) => saveBrand(db, brand))
  await inTurn(manufacturers, (manufacturer) => saveManufacturer(db, manufacturer))
  await inTurn(facets, (facet, position) => saveFacet(db, { ...facet, position }))
  await inTurn(categories, (category, position) => saveCategory(db, { ...category, position }))
  const products = await loadDemoProducts(db, now)
  await loadDemoConfigurators(db, now)
  await loadDemoDeals(db, now)
  const fileOf = new Map(pictures.map((picture) => [toKey(picture), join(mediaDir, picture.file)]))
  await loadDemoReviews(db, { now, fileOf })
  await loadDemoQuestions(db, now)
  await inTurn(demoPromotions, (promotion) => savePromotion(db, toPromotionInput(promotion, now)))
  // In a real shop these stay off until staff have a contract and have said who lends; the demo shop shows them all.
  await inTurn(demoLenders, (method) => savePaymentMethod(db, { ...method, isActive: true }))
  await inTurn(demoWizards, (wizard) => saveWizard(db, wizard))
  await inTurn(demoSynonyms, (synonym) => loadSynonym(db, synonym))
  await loadContent(db, now)
  return products
}

const toMeasures = ({ width, height, placeholder }: DemoPicture): Measures => ({ width, height, placeholder })

/** Moves the days of a promotion, as those of products. */
function toPromotionInput({ validFrom, validUntil, ...promotion }: DemoPromotion, now: Date): PromotionInput {
  const move = (day: string | undefined) => (day === undefined ? null : daysBefore(now, daysAgo(day)))
  return { ...promotion, validFrom: move(validFrom), validUntil: move(validUntil) }
}

async function loadSynonym(db: Db, synonym: DemoSynonym): Promise<void> {
  const saved = await saveSynonym(db, synonym)
  if (!saved.ok) throw new Error(`Synonyms of ${synonym.term}: ${saved.error.code}`)
}

async function loadContent(db: Db, now: Date): Promise<void> {
  const texts = await saveContentFolder(db, demoTextsFolder, now)
  if (!texts.ok) throw new Error(`a text of the demo shop is refused:\n${texts.problems.join('\n')}`)
  await saveContentBlock(db, 'notification', demoContent.notification, now)
  await saveContentBlock(db, 'extra-navigation', demoContent['extra-navigation'], now)
  await saveContentBlock(db, 'footer', demoContent.footer, now)
  await saveContentBlock(db, 'newsletter-popup', demoContent['newsletter-popup'], now)
  await saveContentBlock(db, 'sub-navigation', demoContent['sub-navigation'], now)
  await saveContentBlock(db, 'shop-floor', { floors: moveLastDays(now) }, now)
  await saveRooms(db, demoContent.rooms, now)
  await saveContentBlock(db, 'cart-promo', demoContent['cart-promo'], now)
  await saveContentBlock(db, 'homepage', demoContent.homepage, now)
}

/** Returns what stands at the heads of categories, with the last day of offers as far ahead as in the files. */
function moveLastDays(now: Date) {
  return demoContent['shop-floor'].floors.map(({ lastDay, ...floor }) => ({
    ...floor,
    lastDay: lastDay === undefined ? null : toAmsterdamDate(daysBefore(now, daysAgo(lastDay))),
  }))
}

/** Pictures registered at once: each is read on its own thread and needs one of the connections only briefly. */
const lanes = 4

/** Saves a few items at a time; pictures do not depend on one another. */
async function abreast<Item>(items: readonly Item[], save: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = items.values()
  const lane = async () => {
    for (const item of waiting) await save(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

async function inTurn<Item>(
  items: readonly Item[],
  save: (item: Item, at: number) => Promise<unknown>,
): Promise<void> {
  for (const [at, item] of items.entries()) await save(item, at)
}
