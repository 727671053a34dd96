/** A color in CIELAB under daylight (D65). */
export type Lab = readonly [lightness: number, a: number, b: number]

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Turns sRGB of 0 to 255 into CIELAB. */
export function toLab(red: number, green: number, blue: number): Lab {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => linear(value / 255))
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const degrees = Math.PI / 180

/** The difference of two colors by CIEDE2000 (ISO/CIE 11664-6); about 1 is the least that an eye tells side by side. */
export function measureDifference([L1, a1, b1]: Lab, [L2, a2, b2]: Lab): number {
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7
  const G = 0.5 * (1 - Math.sqrt(mean7 / (mean7 + 25 ** 7)))
  const A1 = a1 * (1 + G)
  const A2 = a2 * (1 + G)
  const C1 = Math.hypot(A1, b1)
  const C2 = Math.hypot(A2, b2)
  const h1 = hueOf(b1, A1)
  const h2 = hueOf(b2, A2)
  const turn = C1 * C2 === 0 ? 0 : h2 - h1
  const dh = turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn
  const h = meanHue(h1, h2, C1 * C2 === 0)
  const L = (L1 + L2) / 2
  const C = (C1 + C2) / 2
  const T =
    1 -
    0.17 * Math.cos(h - 30 * degrees) +
    0.24 * Math.cos(2 * h) +
    0.32 * Math.cos(3 * h + 6 * degrees) -
    0.2 * Math.cos(4 * h - 63 * degrees)
  const dL = (L2 - L1) / (1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2))
  const dC = (C2 - C1) / (1 + 0.045 * C)
  const dH = (2 * Math.sqrt(C1 * C2) * Math.sin(dh / 2)) / (1 + 0.015 * C * T)
  const spread = 60 * degrees * Math.exp(-(((h / degrees - 275) / 25) ** 2))
  const RT = -2 * Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7)) * Math.sin(spread)
  return Math.sqrt(dL ** 2 + dC ** 2 + dH ** 2 + RT * dC * dH)
}

const hueOf = (b: number, a: number) =>
  a === 0 && b === 0 ? 0 : (Math.atan2(b, a) + 2 * Math.PI) % (2 * Math.PI)

function meanHue(h1: number, h2: number, grey: boolean): number {
  if (grey) return h1 + h2
  const h = (h1 + h2) / 2
  if (Math.abs(h1 - h2) <= Math.PI) return h
  return h1 + h2 < 2 * Math.PI ? h + Math.PI : h - Math.PI
}
