const ones = {
  een: 1,
  één: 1,
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  zeven: 7,
  acht: 8,
  negen: 9,
}
const teens = {
  tien: 10,
  elf: 11,
  twaalf: 12,
  dertien: 13,
  veertien: 14,
  vijftien: 15,
  zestien: 16,
  zeventien: 17,
  achttien: 18,
  negentien: 19,
}
const tens = {
  twintig: 20,
  dertig: 30,
  veertig: 40,
  vijftig: 50,
  zestig: 60,
  zeventig: 70,
  tachtig: 80,
  negentig: 90,
}
const below100 = new Map<string, number>([
  ...Object.entries({ ...ones, ...teens, ...tens }),
  ...Object.entries(tens).flatMap(([ten, value]) =>
    Object.entries(ones).flatMap(([one, more]) => [
      [`${one}en${ten}`, value + more] as const,
      [`${one}ën${ten}`, value + more] as const,
    ]),
  ),
])
const large = /^(.*?)(honderd|duizend)(?:en)?(.*)$/u

/** Returns the number that a Dutch word writes out, below a hundred thousand; undefined for any other word. */
export function readSpelledNumber(word: string): number | undefined {
  const small = below100.get(word)
  if (small !== undefined) return small
  const [, before = '', unit, after = ''] = large.exec(word) ?? []
  if (unit === undefined) return undefined
  const times = before === '' ? 1 : readSpelledNumber(before)
  const rest = after === '' ? 0 : readSpelledNumber(after)
  if (times === undefined || rest === undefined) return undefined
  return times * (unit === 'honderd' ? 100 : 1000) + rest
}

const word = /\p{L}{3,}/gu
const amountAfter =
  /^\s*(?:euro|eur\b|€|à|a\b|en\s+\p{L}+\s+euro|tot\s|bij\s|x\s|cm\b|centimeter|meter|breed|lang|graden|kilo)/iu
const amountBefore =
  /(?:\b(?:onder|boven|tot|tot en met|max|maximaal|hoogstens|hooguit|minstens|minimaal|vanaf|tussen|rond|rond de|euro of|ongeveer|circa|bij|meter|dan|budget(?: is| van)?|en)\s+(?:de\s+|het\s+)?)$/iu
const fewest = 5

/** Writes the numbers of a message in figures where they are an amount or a size: 'zestig bij zeventig' becomes '60 bij 70'. */
export function writeFigures(message: string): string {
  return message.replace(word, (said: string, at: number) => {
    const value = readSpelledNumber(said.toLowerCase())
    if (value === undefined || value < fewest) return said
    const isAmount =
      amountAfter.test(message.slice(at + said.length)) || amountBefore.test(message.slice(0, at))
    return isAmount ? String(value) : said
  })
}
