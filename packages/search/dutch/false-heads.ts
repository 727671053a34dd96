/**
 * Compounds that are not what their ending says, by their first part: a dekbed is not a bed, a badlaken not a sheet for
 * a bed, morgenrood not the color of a pillow.
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
