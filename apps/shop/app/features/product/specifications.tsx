import type { Product } from '@sluimer/contract/catalog/product'

/** Measures and materials in tables, group by group, and the number to ask about. */
export function Specifications(props: { groups: Product['specifications']; articleNumber: string }) {
  return (
    <section aria-labelledby="kenmerken">
      <h2 id="kenmerken">Kenmerken</h2>
      {props.groups.map(({ title, rows }) => (
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
        <Row label="Artikelnummer" value={props.articleNumber} />
      </dl>
    </section>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 border-b border-sand py-2.5">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  )
}
