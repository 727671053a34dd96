import { askAssistantEndpoint } from '@sluimer/contract/assistant/endpoints'
import type { AssistantReply, ChatMessage } from '@sluimer/contract/assistant/schemas'
import { loadDemoShop } from '../../src/demo/load-demo-shop.ts'
import { findCategories } from '../../src/features/catalog/category/category.queries.ts'
import { CategoryTree } from '../../src/features/catalog/category/category-tree.ts'
import { findIndexDocuments } from '../../src/features/catalog/index-document/load-index-documents.ts'
import { findTileProducts } from '../../src/features/catalog/product/product.queries.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'
import { aConfig } from '../test-config.ts'
import { createFilledDatabase } from '../test-database.ts'
import type { KnownProduct } from './judge-answer.ts'

/** The Monday on which the demo shop is asked; its days count from it. */
const now = new Date('2026-11-23T10:00:00Z')

export interface DemoShop {
  readonly app: TestApp
  /** Every product that can be seen, by its id. */
  readonly products: ReadonlyMap<string, KnownProduct>
  /** Says something to the assistant, from a visitor of its own. */
  say(message: string, subject?: string | null, history?: ChatMessage[]): Promise<AssistantReply>
}

/** Starts the api with the whole demo shop. */
export async function openDemoShop(): Promise<DemoShop> {
  const app = await buildTestApp({
    clock: () => now,
    database: await createFilledDatabase('demo', loadShop),
  })
  const tree = new CategoryTree(await findCategories(app.db))
  const documents = await findIndexDocuments(
    app.db,
    Array.from({ length: 2000 }, (_, at) => at + 1),
    tree,
    now,
  )
  const rated = await findTileProducts(
    app.db,
    documents.map(({ id }) => id),
  )
  const averages = new Map(
    rated.map(({ id, ratingCount, ratingTotal }) => [id, ratingCount === 0 ? 0 : ratingTotal / ratingCount]),
  )
  const products = documents.map((document) => ({
    document,
    categoryPaths: document.categoryIds.flatMap((id) => tree.find(id)?.path ?? []),
    average: averages.get(document.id) ?? 0,
  }))
  return {
    app,
    products: new Map(products.map((product) => [String(product.document.id), product])),
    say: createSpeaker(app),
  }
}

async function loadShop(url: string): Promise<void> {
  const { db, close } = openDatabase({ url })
  try {
    await loadDemoShop(db, aConfig(url).mediaDir, now)
  } finally {
    await close()
  }
}

/** Returns what says something to the assistant of an api, each time as another visitor. */
export function createSpeaker(app: TestApp): DemoShop['say'] {
  let visitors = 0
  return async (message, subject = null, history = []) => {
    visitors += 1
    // Every message comes from another address, so that the limit of messages plays no part.
    const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
    return app.mustCall(
      askAssistantEndpoint,
      { body: { message, subject, history } },
      { headers: { 'x-forwarded-for': address } },
    )
  }
}
