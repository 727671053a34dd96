import type { Product } from '@sluimer/contract/catalog/product'
import { TriangleAlert } from 'lucide-react'

/** The maker and the warnings, unfolded as the law requires for offers (General Product Safety Regulation, art. 19). */
export function SafetyInfo({ safety, brand }: { safety: Product['safety']; brand: string }) {
  return (
    <section aria-labelledby="veiligheid">
      <h2 id="veiligheid">Veiligheid en fabrikant</h2>
      {safety.warnings.length > 0 && (
        <ul className="mt-4 flex flex-col gap-2 rounded-card bg-honey-mist p-4">
          {safety.warnings.map((warning) => (
            <li key={warning} className="flex gap-3">
              <TriangleAlert className="mt-0.5 size-5 shrink-0 text-honey" aria-hidden="true" />
              <span className="min-w-0">{warning}</span>
            </li>
          ))}
        </ul>
      )}
      <address className="mt-4 not-italic">
        <p>
          {brand} is een merk van <span className="font-semibold">{safety.manufacturer}</span>
        </p>
        <p className="text-ink-soft">{safety.address}</p>
        <p>
          <a
            href={`mailto:${safety.email}`}
            className="inline-flex min-h-11 items-center text-pine underline underline-offset-4 wrap-anywhere"
          >
            {safety.email}
          </a>
        </p>
      </address>
    </section>
  )
}
