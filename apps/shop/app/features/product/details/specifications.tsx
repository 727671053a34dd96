import type { Product } from '@sluimer/contract/catalog/product'
import { animalPartsPhrase, formatPart } from '@sluimer/domain/textile/composition'
import { keepUnits } from '../../../lib/words/keep-units.ts'

type Told = Pick<Product, 'specifications' | 'composition' | 'has_animal_parts'>

/** Fibres, measures and materials in tables, group by group, and the article number for questions. */
export function Specifications({ product, articleNumber }: { product: Told; articleNumber: string }) {
  return (
    <section aria-labelledby="kenmerken">
      <h2 id="kenmerken">Kenmerken</h2>
      <Composition product={product} />
      {product.specifications.map(({ title, rows }) => (
        <div key={title} className="mt-5">
          <h3 className="text-base">{title}</h3>
          <dl className="mt-1">
            {rows.map(({ label, value }) => (
              <Row key={label} label={label} value={value} />
            ))}
          </dl>
        </div>
      ))}
      <dl className="mt-5">
        <Row label="Artikelnummer" value={articleNumber} />
      </dl>
    </section>
  )
}

/** The fibres of each part, and the phrase on parts of animals (Regulation (EU) 1007/2011, articles 12 and 16). */
function Composition({ product: { composition, has_animal_parts } }: { product: Told }) {
  if (composition.length === 0 && !has_animal_parts) return null
  return (
    <div className="mt-5">
      <h3 className="text-base">Textiel</h3>
      <dl className="mt-1">
        {composition.map((part) => (
          <Row key={part.part} label={part.part} value={formatPart(part)} />
        ))}
      </dl>
      {has_animal_parts && <p className="border-b border-sand py-2.5">{animalPartsPhrase}</p>}
    </div>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-b border-sand py-2.5">
      <dt className="min-w-28 basis-[35%] text-ink-soft">{label}</dt>
      <dd className="min-w-32 flex-1 wrap-anywhere">{keepUnits(value)}</dd>
    </div>
  )
}
