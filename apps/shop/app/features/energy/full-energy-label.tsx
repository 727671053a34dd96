import type { EnergyLabel } from '@sluimer/contract/catalog/energy-label'
import type { LightSource } from '@sluimer/contract/catalog/light-source'
import { calculateKilowattHours } from '@sluimer/domain/energy/light-source'
import { energyScale } from './energy-scale.ts'

const classes = Object.keys(energyScale) as EnergyLabel[]
const rowHeight = 34

/**
 * The full label of an invented light source, which has no supplier's label, in the order of annex III of Regulation
 * (EU) 2019/2015. In place of the code to EPREL it says that it is an example. A real source's label comes from EPREL.
 */
export function FullEnergyLabel({ source, label }: { source: LightSource; label: EnergyLabel }) {
  const place = classes.indexOf(label)
  return (
    <svg
      viewBox="0 0 360 560"
      className="h-auto w-full max-w-[22rem]"
      role="img"
      aria-label={`Energielabel, voorbeeld: ${source.supplier}, ${source.model}, klasse ${label}, ${calculateKilowattHours(source)} kWh per 1000 uur`}
    >
      <rect x="1" y="1" width="358" height="558" rx="6" fill="white" stroke="#00499d" strokeWidth="2" />
      <rect x="1" y="1" width="358" height="56" rx="6" fill="#00499d" />
      <text x="20" y="39" fontSize="30" fontWeight="700" fill="white">
        ENERG
      </text>
      <text x="340" y="37" textAnchor="end" fontSize="16" fontWeight="700" fill="white">
        VOORBEELD
      </text>
      <text x="20" y="86" fontSize="15" fontWeight="700">
        {source.supplier}
      </text>
      <text x="20" y="108" fontSize="13">
        {source.model}
      </text>
      {classes.map((name, index) => {
        const top = 128 + index * (rowHeight + 6)
        const end = 110 + index * 18
        return (
          <g key={name}>
            <path
              d={`M20 ${top}H${end}L${end + 16} ${top + rowHeight / 2}L${end} ${top + rowHeight}H20Z`}
              fill={energyScale[name]}
              stroke="black"
              strokeWidth="0.500"
            />
            <text x="30" y={top + 25} fontSize="24" fontWeight="700">
              {name}
            </text>
          </g>
        )
      })}
      <g transform={`translate(0 ${128 + place * (rowHeight + 6)})`}>
        <path d="M344 0H276L258 17L276 34H344Z" fill="black" />
        <text x="310" y="27" textAnchor="middle" fontSize="27" fontWeight="700" fill="white">
          {label}
        </text>
      </g>
      <path d="M20 428H340" stroke="#00499d" strokeWidth="2" />
      <text x="180" y="486" textAnchor="middle" fontSize="44" fontWeight="700">
        {calculateKilowattHours(source)}
      </text>
      <text x="180" y="512" textAnchor="middle" fontSize="17">
        kWh/1000h
      </text>
      <text x="180" y="544" textAnchor="middle" fontSize="14">
        2019/2015
      </text>
    </svg>
  )
}
