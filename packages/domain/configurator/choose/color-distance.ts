/** The white of daylight (D65), to which the colors of screens are adapted. */
const white = [0.95047, 1, 1.08883] as const

/**
 * Returns how far apart two colors look: their distance in CIELAB (CIE 1976). Below 2 hardly anyone sees a difference. Colors
 * are written as '#cdbfa9'; throws RangeError for others.
 */
export function measureColorDistance(one: string, other: string): number {
  const [a, b] = [toLab(one), toLab(other)]
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)))
}

/** Returns lightness, redness and yellowness. The matrix is that of sRGB (IEC 61966-2-1). */
function toLab(color: string): readonly number[] {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`not a color: ${color}`)
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  const x = toPerceived((0.4124 * r + 0.3576 * g + 0.1805 * b) / white[0])
  const y = toPerceived((0.2126 * r + 0.7152 * g + 0.0722 * b) / white[1])
  const z = toPerceived((0.0193 * r + 0.1192 * g + 0.9505 * b) / white[2])
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toPerceived(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116
}
