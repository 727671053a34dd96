import type { EnergyLabel as Label } from '@sluimer/contract/catalog/energy-label'
import { clsx } from 'clsx'

/** The colours of the European scale (Regulation (EU) 2019/2015), best first. */
const scale = {
  A: '#00a651',
  B: '#50b848',
  C: '#bfd730',
  D: '#fff200',
  E: '#fdb913',
  F: '#f37021',
  G: '#ed1c24',
} satisfies Record<Label, string>

/** The arrow that stands beside the price of a light source: its class in colour, with the range from A to G. */
export function EnergyLabel({ label, className = 'h-10' }: { label: Label; className?: string }) {
  return (
    <svg
      viewBox="0 0 92 40"
      className={clsx('w-auto shrink-0', className)}
      role="img"
      aria-label={`Energieklasse ${label}, op een schaal van A tot en met G`}
    >
      <rect x="0.5" y="0.5" width="21" height="39" fill="white" stroke="black" />
      <text x="11" y="12" textAnchor="middle" fontSize="11" fontWeight="700" fill="black">
        A
      </text>
      <path d="M11 27V16M7.500 19L11 15.500L14.500 19" fill="none" stroke="black" strokeWidth="1.500" />
      <text x="11" y="37" textAnchor="middle" fontSize="11" fontWeight="700" fill="black">
        G
      </text>
      <path d="M22 0.5H74L91 20L74 39.500H22Z" fill={scale[label]} stroke="black" />
      <text
        x="50"
        y="31"
        textAnchor="middle"
        fontSize="31"
        fontWeight="700"
        fill="white"
        stroke="black"
        strokeWidth="1.200"
        paintOrder="stroke"
      >
        {label}
      </text>
    </svg>
  )
}
