import type { Product } from '@sluimer/contract/catalog/product'

/** 'Als mijn topper 9 cm dik is', 'om een matras van 28 cm'. */
const thickness =
  /\b(?:matras|topper|bed)\b(?: \p{L}+){0,3} (\d{1,2}) ?(?:cm|centimeter)\b(?! ?[x×])|\b(\d{1,2}) ?(?:cm|centimeter) (?:dik|hoog|dikke?|hoge?)\b/iu
const corners = /^(?:Hoekhoogte|Matrashoogte|Topperhoogte)$/u

/** Whether a message tells how thick the mattress is that a sheet shall go around. */
export function tellsThickness(message: string): boolean {
  return thickness.test(message)
}

/** Says whether sheets go around a mattress that is as thick as a message tells; empty where their pages do not tell it, and where they differ. */
export function tellFit(message: string, pages: readonly Product[]): string {
  const [, after, before] = thickness.exec(message) ?? []
  const thick = Number(after ?? before ?? Number.NaN)
  const most = pages.map((page) =>
    page.specifications
      .flatMap(({ rows }) => rows)
      .filter(({ label }) => corners.test(label))
      .map(({ value }) => Math.max(...(value.match(/\d+/gu) ?? []).map(Number))),
  )
  if (Number.isNaN(thick) || most.length === 0 || most.some((heights) => heights.length === 0)) return ''
  if (most.every((heights) => heights.every((height) => height >= thick))) return 'Ja, dat past. '
  if (most.every((heights) => heights.some((height) => height >= thick)))
    return 'Ja, als je de hoek neemt die hoog genoeg is. '
  return most.every((heights) => heights.every((height) => height < thick))
    ? 'Nee, daarvoor is de hoek te laag. '
    : ''
}
