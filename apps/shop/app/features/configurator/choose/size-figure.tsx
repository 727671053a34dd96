/** The widest and the longest bed that is made, in centimetres: the others are drawn smaller. */
const most = { widthCm: 180, lengthCm: 220 }

/**
 * A bed from above, as wide or as long as the option says, with its pillows: sizes are compared at a glance. The longest leaves room
 * above it for the ribbon with the price.
 */
export function SizeFigure({ widthCm, lengthCm }: { widthCm: number; lengthCm: number }) {
  const width = (56 * widthCm) / most.widthCm
  const length = (60 * lengthCm) / most.lengthCm
  const left = 50 - width / 2
  const top = 78 - length
  const pillows = widthCm > 120 ? [left + 4, left + width / 2 + 1.5] : [left + 4]
  const pillowWidth = width / pillows.length - 5.5 - (pillows.length === 1 ? 2.5 : 0)
  return (
    <svg
      viewBox="0 -12 100 96"
      aria-hidden="true"
      className="block w-full rounded-t-card bg-linen text-pine max-sm:max-h-[calc(var(--option-figure)-1rem)]"
    >
      <rect x={left} y={top} width={width} height={length} rx="3" className="fill-paper stroke-current" />
      <rect
        x={left}
        y={top + length * 0.36}
        width={width}
        height={length * 0.64}
        rx="3"
        className="fill-pine-mist stroke-current"
      />
      {pillows.map((x) => (
        <rect
          key={x}
          x={x}
          y={top + 4}
          width={pillowWidth}
          height="9"
          rx="3"
          className="fill-linen stroke-current"
        />
      ))}
    </svg>
  )
}
