import type { Product, Variant } from '@sluimer/contract/catalog/product'
import { feelCloth } from '@sluimer/domain/textile/cloth-feel'
import { readDuvetWarmth } from '@sluimer/domain/textile/duvet-warmth'
import { Care } from '../feel/care.tsx'
import { ClothView } from '../feel/cloth-view.tsx'
import { DuvetView } from '../feel/duvet-view.tsx'
import { BedDrawing } from './bed-drawing.tsx'
import { findBedMeasures } from './bed-measures.ts'
import { Description } from './description.tsx'
import { listChosenTitles, type MakeTold, tellOfMake } from './make-told.ts'
import { SafetyInfo } from './safety-info.tsx'
import { Specifications } from './specifications.tsx'

/** Under the buy box: story, measures, care and safety. */
export function ProductDetails({ product, variant }: { product: Product; variant: Variant }) {
  const told = tellOfMake(product, variant)
  const measures = findBedMeasures({ ...product, ...told }, variant)
  const choices = listChosenTitles(product, variant).filter((title) => title !== undefined)
  const feel = feelCloth(told.composition, { title: product.title, choices })
  const warmth = findDuvetWarmth(told)
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-12 border-t border-sand pt-10 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex max-w-[44rem] flex-col gap-12">
        {/* Whether a bed fits is asked before its story is read. */}
        {measures && <BedDrawing measures={measures} />}
        <Description product={product} variant={variant} />
        {feel && <ClothView feel={feel} />}
        {warmth && <DuvetView warmth={warmth} weightGrams={variant.weight_grams} />}
        <Care lines={told.care} />
      </div>
      <div className="flex flex-col gap-12">
        <Specifications product={{ ...product, ...told }} articleNumber={variant.sku} />
        <SafetyInfo safety={product.safety} brand={product.brand.title} />
      </div>
    </div>
  )
}

function findDuvetWarmth({ specifications }: MakeTold) {
  const rows = specifications.flatMap((group) => group.rows)
  return readDuvetWarmth(rows.find(({ label }) => label === 'Warmteklasse')?.value ?? '')
}
