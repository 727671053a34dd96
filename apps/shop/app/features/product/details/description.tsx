import type { Product, Variant } from '@sluimer/contract/catalog/product'
import { Check } from 'lucide-react'
import { Disclosure } from '../../../ui/page/disclosure.tsx'
import { type MakeText, splitDescription } from './make-texts.ts'

/** Tells the story of a product. What holds for other choices than the shopper's is folded, so that it is no wall of words. */
export function Description({ product, variant }: { product: Product; variant: Variant }) {
  const { before, own, others, after } = splitDescription(product, variant)
  return (
    <section aria-labelledby="omschrijving">
      <h2 id="omschrijving">Omschrijving</h2>
      <div className="mt-4 flex flex-col gap-4 text-lg">
        <Paragraphs texts={before} />
        <MakeTexts texts={own} />
        {others.length > 0 && (
          <Disclosure title={`Lees over de ${others.length} andere keuzes`} className="border-t text-base">
            <div className="flex flex-col gap-3">
              <MakeTexts texts={others} />
            </div>
          </Disclosure>
        )}
        <Paragraphs texts={after} />
      </div>
      <Highlights texts={product.highlights} />
    </section>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}

function MakeTexts({ texts }: { texts: readonly MakeText[] }) {
  return texts.map(({ name, text }) => (
    <p key={name}>
      <strong>{name}:</strong> {text}
    </p>
  ))
}

function Highlights({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ul className="mt-6 flex flex-col gap-2.5">
      {texts.map((text) => (
        <li key={text} className="flex gap-3">
          <Check className="mt-0.5 size-5 shrink-0 text-pine" strokeWidth={2.5} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  )
}
