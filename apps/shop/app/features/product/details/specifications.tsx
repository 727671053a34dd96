import type { Product } from '@sluimer/contract/catalog/product'
import { keepUnits } from '@sluimer/domain/language/keep-units'
import { animalPartsPhrase, formatPart } from '@sluimer/domain/textile/composition'
import { PhoneFold } from '../../../ui/page/phone-fold.tsx'

type Told = Pick<Product, 'specifications' | 'composition' | 'has_animal_parts'>

/**
 * Fibres, measures and materials in tables, group by group, and the article number for questions. A phone shows the fibres, which the
 * law wants in sight, or else the first group, and folds the rest.
 */
export function Specifications({ product, articleNumber }: { product: Told; articleNumber: string }) {
  const hasTextile = isTextile(product)
  const [first, ...others] = product.specifications
  return (
    <section aria-labelledby="kenmerken">
      <h2 id="kenmerken">Kenmerken</h2>
      {hasTextile ? <Composition product={product} /> : <Groups groups={first ? [first] : []} />}
      <PhoneFold title="Alle kenmerken">
        <Groups groups={hasTextile ? product.specifications : others} />
        <dl className="mt-5">
          <Row label="Artikelnummer" value={articleNumber} />
        </dl>
      </PhoneFold>
    </section>
  )
}

function Groups({ groups }: { groups: Told['specifications'] }) {
  return groups.map(({ title, rows }) => (
    <div key={title} className="mt-5">
      <h3 className="text-base">{title}</h3>
      <dl className="mt-1">
        {rows.map(({ label, value }) => (
          <Row key={label} label={label} value={value} />
        ))}
      </dl>
    </div>
  ))
}

function isTextile({ composition, has_animal_parts: hasAnimalParts }: Told): boolean {
  return composition.length > 0 || hasAnimalParts
}

/** The fibres of each part, and the phrase on parts of animals (Regulation (EU) 1007/2011, articles 12 and 16). */
function Composition({ product: { composition, has_animal_parts } }: { product: Told }) {
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
