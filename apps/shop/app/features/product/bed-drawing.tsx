import type { BedMeasures } from './bed-measures.ts'

/** The height of a usual chair, which everybody knows from sitting on it. */
const chairCm = 45
/** Where the floor and the left edge of the bed are drawn; a centimeter is one unit. */
const floor = 96
const left = 64
const fills = ['fill-paper', 'fill-linen', 'fill-pine-mist']

/** A bed seen from its foot, to scale: how wide it is, how high one sits, and what it is made of. */
export function BedDrawing({ measures }: { measures: BedMeasures }) {
  const { seatCm, layers, widthCm, lengthCm } = measures
  const right = left + widthCm
  const top = floor - seatCm
  let y = top
  return (
    <figure aria-labelledby="maten-van-het-bed" className="rounded-card border border-sand p-4 sm:p-5">
      <h3 id="maten-van-het-bed" className="text-base">
        Zo hoog zit je
      </h3>
      <svg viewBox="0 20 396 106" aria-hidden="true" className="mt-2 block w-full max-w-[34rem] text-pine">
        <line x1="8" x2="388" y1={floor} y2={floor} className="stroke-sand" strokeWidth="2" />
        {layers.map(({ title, heightCm }, at) => {
          const from = y
          y += heightCm
          return (
            <g key={title}>
              <rect
                x={left}
                y={from}
                width={widthCm}
                height={heightCm}
                rx="2"
                className={`${fills[at] ?? ''} stroke-current`}
              />
              <line
                x1={right}
                x2={right + 12}
                y1={from + heightCm / 2}
                y2={top + 4 + at * labelStep}
                className="stroke-current"
              />
              <text x={right + 16} y={top + 8 + at * labelStep} className="fill-ink text-[12px]">
                {title} {heightCm} cm
              </text>
            </g>
          )
        })}
        <line
          x1={left - 6}
          x2={right}
          y1={floor - chairCm}
          y2={floor - chairCm}
          strokeDasharray="4 3"
          className="stroke-ink-soft"
        />
        <Span x1={left - 14} y1={top} x2={left - 14} y2={floor} />
        <text
          x={left - 20}
          y={(top + floor) / 2 + 4}
          textAnchor="end"
          className="fill-ink text-[13px] font-semibold"
        >
          {seatCm} cm
        </text>
        <Span x1={left} y1={floor + 10} x2={right} y2={floor + 10} />
        <text
          x={(left + right) / 2}
          y={floor + 26}
          textAnchor="middle"
          className="fill-ink text-[13px] font-semibold"
        >
          {widthCm} cm
        </text>
      </svg>
      <figcaption className="mt-1 text-ink-soft">
        Je ligt op {widthCm} x {lengthCm} cm en zit op {seatCm} cm hoogte; de stippellijn is de zitting van
        een gewone stoel, {chairCm} cm. Hoofdbord en stoffering steken iets buiten het ligvlak.
      </figcaption>
    </figure>
  )
}

/** The distance between the words for two layers. */
const labelStep = 20

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
