import type { CareSign } from '@sluimer/domain/textile/care-signs'

const tub = 'M4 9l4 18h20l4-18M4 11q3.500-3 7 0t7 0t7 0t7 0'
const box = 'M6 6h24v24H6z'
const drum = 'M18 9a9 9 0 1 1 0 18a9 9 0 1 1 0-18'
const iron = 'M5 27q0-11 13-11h9l3 11zM12 16q1-5 7-5h6.500l1.500 5'
const triangle = 'M18 6l14 24H4z'
const cross = 'M5 5l26 26M31 5L5 31'

const paths: Readonly<Record<CareSign['kind'], string>> = {
  wash: tub,
  'hand-wash': `${tub}M14 24v-7q0-2 2-2t2 2v3h3q2 0 2 2v2`,
  'no-wash': tub + cross,
  tumble: box + drum,
  'no-tumble': box + drum + cross,
  'line-dry': `${box}M6 7q12 12 24 0`,
  'drip-dry': `${box}M12 11v14M18 11v14M24 11v14`,
  'flat-dry': `${box}M11 18h14`,
  iron,
  'no-iron': iron + cross,
  'no-bleach': triangle + cross,
}

/** Where the dots of a sign stand: in the middle, side by side. */
const dotHeights: Readonly<Partial<Record<CareSign['kind'], number>>> = { tumble: 18, iron: 22 }

/** A sign of a care label, drawn. The words beside it say the same, so it is hidden from screen readers. */
export function CareMark({ sign }: { sign: CareSign }) {
  const dots = 'dots' in sign ? sign.dots : 0
  const bars = 'bars' in sign ? sign.bars : 0
  return (
    <svg
      viewBox="0 0 36 38"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="h-9.5 w-9"
    >
      <path d={paths[sign.kind]} />
      {Array.from({ length: bars }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is nothing but its place.
        <path key={at} d={`M10 ${31.5 + at * 4}h16`} />
      ))}
      {Array.from({ length: dots }, (_, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place.
          key={at}
          cx={18 + (at - (dots - 1) / 2) * 5}
          cy={dotHeights[sign.kind]}
          r="1.1"
          fill="currentColor"
        />
      ))}
      {sign.kind === 'wash' && (
        <text
          x="18"
          y="24"
          textAnchor="middle"
          stroke="none"
          className="fill-current text-[11px] font-semibold tabular-nums"
        >
          {sign.degrees}
        </text>
      )}
    </svg>
  )
}
