import type { EnergyLabel as Label } from '@sluimer/contract/catalog/energy-label'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { energyScale } from './energy-scale.ts'

interface EnergyLabelProps {
  label: Label
  /** Where the full label is: a page of the shop, or an address of EPREL. */
  link: string | null
  className?: string
}

/**
 * The arrow beside the price of a light source, which leads to its full label: the nested display (Regulation (EU)
 * 2019/2015, annex VI).
 */
export function EnergyLabel({ label, link, className = 'h-10' }: EnergyLabelProps) {
  const name = `Energieklasse ${label}, op een schaal van A tot en met G`
  if (link === null) return <Arrow label={label} className={className} name={name} />
  const attributes = {
    // A thumb finds it above the small arrow: the colors below have their own room.
    className: 'relative z-10 shrink-0 after:absolute after:inset-x-0 after:-top-4 after:-bottom-1',
    children: (
      <>
        <Arrow label={label} className={className} name={name} />
        <span className="sr-only">: bekijk het energielabel</span>
      </>
    ),
  }
  return link.startsWith('/') ? (
    <Link to={link} {...attributes} />
  ) : (
    <a href={link} target="_blank" rel="noreferrer" {...attributes}>
      {attributes.children}
    </a>
  )
}

/** The small arrow beside a price outside the product's page; nothing for a product without a class. */
export function EnergyMark(props: {
  energy_label?: Label | null | undefined
  energy_label_link?: string | null | undefined
}) {
  if (!props.energy_label) return null
  return (
    <EnergyLabel label={props.energy_label} link={props.energy_label_link ?? null} className="my-1 h-6" />
  )
}

/** The class in its color, with the range of classes. */
function Arrow({ label, className, name }: { label: Label; className: string; name: string }) {
  return (
    <svg viewBox="0 0 92 40" className={clsx('w-auto shrink-0', className)} role="img" aria-label={name}>
      <rect x="0.5" y="0.5" width="21" height="39" fill="white" stroke="black" />
      <text x="11" y="12" textAnchor="middle" fontSize="11" fontWeight="700" fill="black">
        A
      </text>
      <path d="M11 27V16M7.500 19L11 15.500L14.500 19" fill="none" stroke="black" strokeWidth="1.500" />
      <text x="11" y="37" textAnchor="middle" fontSize="11" fontWeight="700" fill="black">
        G
      </text>
      <path d="M22 0.5H74L91 20L74 39.500H22Z" fill={energyScale[label]} stroke="black" />
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
