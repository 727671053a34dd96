/** Browsers by what their user agents contain, the most particular first: most claim to be Chrome and Safari as well. */
const browsers = [
  ['SamsungBrowser/', 'Samsung Internet'],
  ['OPR/', 'Opera'],
  ['Edg', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const

/**
 * Returns a browser as its owner would name it: 'Safari op iPhone'. Versions are left out, since they change weekly and
 * only make a list of devices harder to read.
 */
export function toBrowserName(userAgent: string): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent.includes(mark))?.[1]
  const browser = find(browsers)
  const system = find(systems)
  if (browser === undefined) return system === undefined ? 'Onbekend apparaat' : `Browser op ${system}`
  return system === undefined ? browser : `${browser} op ${system}`
}
