import { clsx } from 'clsx'
import type { BedMeasures } from './bed-measures.ts'

/** The height of a usual chair, which everybody knows from sitting on it. */
const chairCm = 45
/** How thick a headboard is drawn from beside; the rest behind the mattress is a gap. */
const headboardThickCm = 10

/** Units of the drawings: a centimeter, the room beside the bed for a height, and below the floor for a width. */
const perCm = 0.85
const margin = 56
const below = 30
/** The widest and the longest bed that the drawings have room for; a larger one is drawn smaller. */
const mostCm = 224

const fills = ['fill-paper', 'fill-linen', 'fill-pine-mist']
const swatches = ['bg-paper', 'bg-linen', 'bg-pine-mist']

/** A bed to scale, from its foot and from beside: what it takes in a room, how high one sits, and what it is made of. */
export function BedDrawing({ measures }: { measures: BedMeasures }) {
  const { seatCm, layers, widthCm, lengthCm, isSmallest, outside } = measures
  return (
    <figure
      aria-labelledby="maten-van-het-bed"
      // On paper all grounds are white: the layers have greys of their own there, or nothing tells them apart.
      className="rounded-card border border-sand p-4 print:[--color-linen:#e4e4e4] print:[--color-pine-mist:#bdbdbd] print:[print-color-adjust:exact] sm:p-5"
    >
      <h2 id="maten-van-het-bed" className="text-xl">
        {outside ? 'Zo groot is het bed' : 'Zo hoog zit je'}
      </h2>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-6 gap-y-4">
        <View measures={measures} side="foot" />
        {outside && <View measures={measures} side="long" />}
      </div>
      <ul aria-label="Lagen van boven naar beneden" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {layers.map(({ title, heightCm }, at) => (
          <li key={title} className="flex items-center gap-2">
            <span
              className={clsx('size-3.5 shrink-0 rounded-sm border border-pine', swatches[at])}
              aria-hidden="true"
            />
            {title} {heightCm} cm
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-ink-soft">
        {isSmallest && 'Getekend in de kleinste maat. '}
        {outside &&
          `Met hoofdbord neemt het ${outside.widthCm} x ${outside.lengthCm} cm in, en het is ${outside.headboardCm} cm hoog. `}
        Je ligt op {widthCm} x {lengthCm} cm en zit op {seatCm} cm hoogte; de stippellijn is de zitting van
        een gewone stoel, {chairCm} cm.
        {!outside && ' Hoofdbord en stoffering steken iets buiten het ligvlak.'}
      </figcaption>
    </figure>
  )
}

/** One view, with the heights of seat and headboard beside it, the latter on the side of the headboard, and the outer size below. */
function View({ measures, side }: { measures: BedMeasures; side: 'foot' | 'long' }) {
  const { seatCm, layers, outside } = measures
  const isLong = side === 'long'
  const lyingCm = isLong ? measures.lengthCm : measures.widthCm
  const wholeCm = (isLong ? outside?.lengthCm : outside?.widthCm) ?? lyingCm
  const scale = perCm * Math.min(1, mostCm / wholeCm)
  const topCm = outside?.headboardCm ?? seatCm
  const floor = topCm * scale + 4
  const left = margin + (mostCm * perCm - wholeCm * scale) / 2
  const right = left + wholeCm * scale
  const at = (cm: number) => floor - cm * scale
  // From beside, the headboard stands at the left, from the foot it shows on both sides.
  const lyingFrom = left + (isLong ? wholeCm - lyingCm : (wholeCm - lyingCm) / 2) * scale
  let heightCm = seatCm
  return (
    <svg
      viewBox={`0 0 ${2 * margin + mostCm * perCm} ${floor + below}`}
      aria-hidden="true"
      className="block w-full max-w-[24rem] text-pine"
    >
      {outside && (
        <rect
          x={left}
          y={at(topCm)}
          width={(isLong ? headboardThickCm : wholeCm) * scale}
          height={(topCm - 5) * scale}
          rx="3"
          className="fill-sand stroke-current"
        />
      )}
      {layers.map((layer, place) => {
        const y = at(heightCm)
        heightCm -= layer.heightCm
        return (
          <rect
            key={layer.title}
            x={lyingFrom}
            y={y}
            width={lyingCm * scale}
            height={layer.heightCm * scale}
            rx="2"
            className={clsx(fills[place], 'stroke-current')}
          />
        )
      })}
      <line x1="0" x2="100%" y1={floor} y2={floor} className="stroke-bark" />
      <line
        x1={left}
        x2={right}
        y1={at(chairCm)}
        y2={at(chairCm)}
        strokeDasharray="4 3"
        className="stroke-ink-soft"
      />
      <Height x={left - 8} fromCm={isLong ? topCm : seatCm} {...{ at, floor }} isLeft />
      {outside && <Height x={right + 8} fromCm={isLong ? seatCm : topCm} {...{ at, floor }} />}
      <Span x1={left} y1={floor + 8} x2={right} y2={floor + 8} />
      <text x={(left + right) / 2} y={floor + 24} textAnchor="middle" className={wordsLook}>
        {wholeCm} cm
      </text>
    </svg>
  )
}

const wordsLook = 'fill-ink text-[13px] font-semibold'

function Height(props: {
  x: number
  fromCm: number
  at: (cm: number) => number
  floor: number
  isLeft?: boolean
}) {
  const { x, fromCm, at, floor, isLeft = false } = props
  return (
    <>
      <Span x1={x} y1={at(fromCm)} x2={x} y2={floor} />
      <text
        x={isLeft ? x - 5 : x + 5}
        y={(at(fromCm) + floor) / 2 + 4}
        textAnchor={isLeft ? 'end' : 'start'}
        className={wordsLook}
      >
        {fromCm} cm
      </text>
    </>
  )
}

function Span(line: { x1: number; y1: number; x2: number; y2: number }) {
  const isUpright = line.x1 === line.x2
  const [dx, dy] = isUpright ? [3, 0] : [0, 3]
  return (
    <g className="stroke-current">
      <line {...line} />
      <line x1={line.x1 - dx} x2={line.x1 + dx} y1={line.y1 - dy} y2={line.y1 + dy} />
      <line x1={line.x2 - dx} x2={line.x2 + dx} y1={line.y2 - dy} y2={line.y2 + dy} />
    </g>
  )
}
