import { formatKilograms } from '@sluimer/domain/catalog/weight'
import { type DuvetWarmth, type WarmthClass, warmthWords } from '@sluimer/domain/textile/duvet-warmth'
import { FeelScale } from './feel-scale.tsx'

/** How high a duvet of a class lies, in the drawing's units. */
const heights: Readonly<Record<WarmthClass, number>> = { 4: 12, 3: 19, 2: 26, 1: 33 }
const floor = 78
const left = 8
const padWidth = 34
const padCount = 5

/** A duvet cut through: how full it is, and how warm that is. One for four seasons is two duvets, one on the other. */
export function DuvetView({ warmth, weightGrams }: { warmth: DuvetWarmth; weightGrams: number | null }) {
  const { duvets, together } = warmth
  let bottom = floor
  const layers = duvets.toReversed().map((one) => {
    const layer = { warmthClass: one, y: bottom - heights[one], height: heights[one] }
    bottom = layer.y - 1
    return layer
  })
  return (
    <section aria-labelledby="warmte" className="rounded-card border border-sand p-4 sm:p-5">
      <h3 id="warmte" className="text-base">
        Zo vol, zo warm
      </h3>
      <svg
        viewBox={`0 ${bottom - 6} 330 ${floor + 10 - bottom}`}
        aria-hidden="true"
        className="mt-2 block w-full max-w-[30rem] text-pine"
      >
        <line x1="0" x2="330" y1={floor + 1} y2={floor + 1} className="stroke-sand" strokeWidth="2" />
        {layers.map(({ warmthClass, y, height }) => (
          <g key={y}>
            {Array.from({ length: padCount }, (_, at) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a pad is nothing but its place.
                key={at}
                x={left + at * padWidth}
                y={y}
                width={padWidth - 1}
                height={height}
                rx={Math.min(height / 2, 12)}
                className="fill-pine-mist stroke-current"
              />
            ))}
            <text x={left + padCount * padWidth + 8} y={y + height / 2 + 4} className="fill-ink text-[12px]">
              {warmthWords[warmthClass].full}, klasse {warmthClass}
            </text>
          </g>
        ))}
      </svg>
      <div className="mt-4 max-w-[34rem]">
        <FeelScale
          ends={['Koel', 'Warm']}
          steps={4}
          step={5 - together}
          words={`${warmthWords[together].warm}, klasse ${together}`}
        />
      </div>
      <p className="mt-3 text-ink-soft">{describe(warmth, weightGrams)}</p>
    </section>
  )
}

function describe({ duvets, together }: DuvetWarmth, weightGrams: number | null): string {
  const [thin, thick] = duvets.map((one) => `${warmthWords[one].full} (klasse ${one})`)
  const words = thick
    ? `Twee dekbedden: ${thin} voor de zomer, ${thick} voor voor- en najaar. Aan elkaar zijn ze ${warmthWords[together].warm}.`
    : `Eén dekbed, ${thin}.`
  return weightGrams === null ? words : `${words} In deze maat: ${formatKilograms(weightGrams)}.`
}
