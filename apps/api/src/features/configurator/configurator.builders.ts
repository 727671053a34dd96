import type { Choices } from '@sluimer/domain/configurator/model/definition'
import type { DefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import type { TestApp } from '../../../test/test-app.ts'
import type { Db } from '../../platform/db/database.ts'
import { aProduct, type BuiltProduct } from '../catalog/catalog.builders.ts'
import { picture } from '../media/tables.ts'
import { saveConfiguration } from './bed/save-configuration.ts'
import { findNewestVersion } from './rows/definition.queries.ts'
import { saveDefinition } from './set/save-definition.ts'

/** Long enough ago that the price of 30 days can be told. */
export const setSavedAt = new Date('2026-01-05T09:00:00Z')

/** A set of two sizes, two fabrics and lamps, of which narrow and moss do not go together. It costs € 1000 and more. */
export function aDefinitionInput(special: Partial<DefinitionInput> = {}): DefinitionInput {
  return {
    slug: 'boxspringset-proef',
    name: 'Boxspringset Proef',
    fallbackImage: 'foto',
    base: { weightGrams: 60_000, parcels: 2, leadTimeDays: 20 },
    defaultConfig: { maat: '140', stof: 'zand', lampen: '0' },
    steps: [
      {
        title: 'Maat',
        type: 'tile',
        properties: [
          {
            id: 'maat',
            title: 'Maat',
            options: [
              { id: '140', title: '140 cm' },
              { id: '180', title: '180 cm', extraCents: 21_000, weightGrams: 15_000 },
            ],
          },
        ],
      },
      {
        title: 'Stof en extra’s',
        type: 'buttons',
        properties: [
          {
            id: 'stof',
            title: 'Stof',
            options: [
              { id: 'zand', title: 'Zand', fabric: { color: '#cdbfa9', weave: 'geweven' } },
              {
                id: 'mos',
                title: 'Mos',
                extraCents: 15_000,
                leadTimeDays: 40,
                fabric: { color: '#5f6b4a', weave: 'fluweel' },
              },
            ],
          },
          {
            id: 'lampen',
            title: 'Leeslampen',
            options: [
              { id: '0', title: 'Geen lampen' },
              { id: 'lampen', title: 'Twee leeslampen', extraCents: 8900, weightGrams: 1200, parcels: 1 },
            ],
          },
        ],
      },
    ],
    rules: [
      { id: 'smalmos', sentence: 'Mos weven we niet zo smal.', never: [{ maat: ['140'], stof: ['mos'] }] },
    ],
    ...special,
  }
}

/** The product that beds of a set are sold as, at € 1000. */
export async function aMadeProduct(
  db: Db,
  special: Parameters<typeof aProduct>[1] = {},
): Promise<BuiltProduct> {
  await db
    .insert(picture)
    .values({ key: 'foto', file: 'foto.jpg', alt: 'Een foto', width: 1, height: 1 })
    .onConflictDoNothing()
  const slug = special.slug ?? 'boxspringset-proef'
  return aProduct(db, {
    slug,
    title: 'Boxspringset Proef',
    mainCategory: 'boxsprings',
    deliveryClass: 'two_man',
    leadTimeDays: 20,
    madeToMeasure: true,
    customFields: { boxconfigId: slug },
    priceCents: 100_000,
    stock: 0,
    ...special,
  })
}

/** Puts the set and one bed of it into the database, and returns the id of the bed: wide, in moss, without lamps. */
export async function aSavedBed(app: Pick<TestApp, 'db' | 'deps'>): Promise<string> {
  await aSet(app.db)
  return saveBed(app, { maat: '180', stof: 'mos', lampen: '0' })
}

/** Saves a bed of the newest version of the set, and returns its id. */
export async function saveBed({ db, deps }: Pick<TestApp, 'db' | 'deps'>, parts: Choices): Promise<string> {
  const slug = 'boxspringset-proef'
  const version = await findNewestVersion(db, slug)
  const saved = await saveConfiguration(deps, {
    slug,
    boxconfigId: String(version?.id),
    parts,
    path: 'parts',
  })
  if (!saved.ok) throw new Error(saved.error.code)
  return saved.data.id
}

/** Puts a set with its product into the database through the use cases that staff use. */
export async function aSet(
  db: Db,
  special: Partial<DefinitionInput> = {},
  at = setSavedAt,
): Promise<BuiltProduct> {
  const input = aDefinitionInput(special)
  const product = await aMadeProduct(db, { slug: input.slug })
  const saved = await saveDefinition(db, input, at)
  if (!saved.ok) throw new Error(saved.problems.join('; '))
  return product
}
