import { adviseFirmness } from '@sluimer/domain/configurator/guide/advice'

const lengths = [
  { title: 'Tot 1,50 m', lengthCm: 140 },
  { title: '1,50 tot 1,90 m', lengthCm: 170 },
  { title: 'Langer dan 1,90 m', lengthCm: 200 },
]
const weights = [
  { title: 'Tot 80 kg', weightKg: 70 },
  { title: '80 tot 120 kg', weightKg: 100 },
  { title: 'Boven 120 kg', weightKg: 130 },
]

/** CF-16 as a table: the advised firmness by length and weight. */
export function FirmnessTable() {
  return (
    <table className="mt-2 w-full border-collapse text-sm">
      <caption className="sr-only">Stevigheid naar lengte en gewicht</caption>
      <thead>
        <tr>
          <th scope="col" className="py-1.5 text-left font-semibold">
            Lengte
          </th>
          {weights.map(({ title }) => (
            <th key={title} scope="col" className="py-1.5 text-left font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lengths.map(({ title, lengthCm }) => (
          <tr key={title} className="border-t border-sand">
            <th scope="row" className="py-1.5 text-left font-normal">
              {title}
            </th>
            {weights.map(({ title: weight, weightKg }) => (
              <td key={weight} className="py-1.5">
                {adviseFirmness({ lengthCm, weightKg })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
