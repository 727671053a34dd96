/**
 * Compounds that are not what they end in, by their first part: a dekbed is no bed, a badlaken no sheet for a bed, morgenrood
 * no color of a pillow.
 */
export const falseHeads: Readonly<Record<string, readonly string[]>> = {
  dek: ['bed', 'bedden', 'bedje'],
  bad: ['laken', 'lakens'],
  strand: ['laken', 'lakens'],
  tafel: ['laken', 'lakens', 'kleed', 'kleden'],
  speld: ['kussen', 'kussens'],
  morgen: ['rood', 'rode', 'rod'],
  avond: ['rood', 'rode', 'rod'],
}
