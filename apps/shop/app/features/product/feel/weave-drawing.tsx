import type { Weave } from '@sluimer/domain/textile/cloth-feel'
import { useId } from 'react'

/** What is repeated over the cloth: its size, and lines that are drawn as threads. */
interface Repeat {
  size: number
  threads: readonly string[]
  /** How thick the threads are. */
  width: number
  /** Hairs that stand out of the cloth. */
  hairs?: string
}

const overAndUnder = ['M0 3h5M9 3h3M3 9h9', 'M3 5v7M9 0v5M9 9v3']
const repeats: Readonly<Record<Weave, Repeat>> = {
  plain: { size: 12, width: 3.2, threads: overAndUnder },
  brushed: {
    ...{ size: 12, width: 3.2, threads: overAndUnder },
    hairs: 'M1 7q1-3 3-3M7 1q3 0 3 3M4 12q0-3 3-4M9 10q2 0 3-2',
  },
  coarse: { size: 16, width: 4.6, threads: ['M0 4h6.5M12 4.4h4M4 12h12', 'M4 7v9M12.4 0v6.5M12 12v4'] },
  satin: { size: 15, width: 2.4, threads: ['M0 2h12M3 7h12M0 12h5M9 12h6', 'M13.5 0v4M1.5 5v4M7 10v4'] },
  knit: { size: 12, width: 2.6, threads: ['M1 0q0 6 5 9q5-3 5-9', 'M1 12q0-3 2-5M11 12q0-3-2-5'] },
  terry: {
    ...{ size: 14, width: 2.4 },
    threads: ['M2 7a2.6 3.2 0 1 1 4.4 0', 'M9 14a2.6 3.2 0 1 1 4.4 0', 'M9 0a2.6 3.2 0 0 0 4.4 0'],
  },
  waffle: { size: 16, width: 2.4, threads: ['M1 1h14v14h-14z', 'M5 5h6v6h-6z'] },
  wool: {
    ...{
      size: 16,
      width: 4,
      threads: ['M2 0q0 8 6 12q6-4 6-12', 'M2 16q0-4 2.500-6.500M14 16q0-4-2.500-6.500'],
    },
    hairs: 'M0 9q2-3 4-3M10 4q3-1 4 2M7 15q0-3 3-3',
  },
}

/** How a cloth is made, enlarged, as a drawing: a photograph shows its color, this one shows its threads. */
export function WeaveDrawing({ weave, className }: { weave: Weave; className?: string }) {
  const id = useId()
  const { size, threads, width, hairs } = repeats[weave]
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={className}>
      <defs>
        <pattern
          id={id}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
          patternTransform="scale(1.6)"
        >
          <rect width={size} height={size} className="fill-pine-mist" />
          {threads.map((thread) => (
            <path key={thread} d={thread} fill="none" strokeWidth={width} className="stroke-pine/60" />
          ))}
          {hairs && <path d={hairs} fill="none" strokeWidth=".7" className="stroke-pine-deep" />}
        </pattern>
      </defs>
      <circle cx="48" cy="48" r="46" fill={`url(#${id})`} strokeWidth="2" className="stroke-pine/50" />
    </svg>
  )
}
