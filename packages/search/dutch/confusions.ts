/** Letters that sound alike or were once spelled so; either may replace the other: gordynen, boksspring, vloercleed. */
export const dutchConfusions: readonly (readonly [string, string])[] = [
  ['y', 'ij'],
  ['ei', 'ij'],
  ['au', 'ou'],
  ['ks', 'x'],
  ['c', 'k'],
  ['c', 's'],
  ['ph', 'f'],
  ['th', 't'],
  ['ch', 'g'],
  ['ie', 'i'],
  ['oe', 'u'],
  ['eu', 'u'],
  ['sj', 'ch'],
  ['d', 't'],
  ['f', 'v'],
  ['s', 'z'],
]
