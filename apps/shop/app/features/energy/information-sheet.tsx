import type { EnergyLabel } from '@sluimer/contract/catalog/energy-label'
import type { LightSource } from '@sluimer/contract/catalog/light-source'
import { calculateKilowattHours } from '@sluimer/domain/energy/light-source'

const figure = (value: number) => String(value).replace('.', ',')

/** The product information sheet of a light source: annex V of Regulation (EU) 2019/2015, as far as it covers lamps. */
export function InformationSheet({ source, label }: { source: LightSource; label: EnergyLabel }) {
  const rows = [
    ['Leverancier', source.supplier],
    ['Typeaanduiding', source.model],
    ['EPREL-registratienummer', `${source.eprel_number}${source.is_example ? ' (voorbeeld)' : ''}`],
    ['Technologie', source.technology],
    ['Fitting', source.cap ?? 'Niet te vervangen'],
    ['Energieklasse', label],
    ['Energieverbruik', `${calculateKilowattHours(source)} kWh per 1000 uur`],
    ['Vermogen in de gebruiksstand', `${figure(source.watts)} W`],
    ['Nuttige lichtstroom', `${figure(source.lumens)} lm`],
    ['Kleurtemperatuur', `${source.kelvin} K`],
    ['Kleurweergave-index', `${source.colour_rendering}`],
  ]
  return (
    <section aria-labelledby="productinformatieblad">
      <h2 id="productinformatieblad">Productinformatieblad</h2>
      <dl className="mt-3">
        {rows.map(([name, value]) => (
          <div key={name} className="grid grid-cols-2 gap-x-4 border-b border-sand py-2.5">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
