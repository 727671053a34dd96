// Colours as they are dyed for a picture (Filmic shows them a little lighter than the swatch), and as an alt text names
// them after "in".
export const colours = {
  wit: ['#f5f2ec', 'wit'],
  'gebroken-wit': ['#e9e1d3', 'gebroken wit'],
  naturel: ['#d9cdb9', 'naturel'],
  zand: ['#c2b096', 'zand'],
  beige: ['#cdb79c', 'beige'],
  oker: ['#b98c4d', 'okergeel'],
  terracotta: ['#9a6450', 'terracotta'],
  roze: ['#c69a8e', 'oudroze'],
  salie: ['#8a9284', 'saliegroen'],
  groen: ['#41584b', 'donkergroen'],
  blauw: ['#74859a', 'blauw'],
  blauwgrijs: ['#64757d', 'blauwgrijs'],
  nachtblauw: ['#323f57', 'nachtblauw'],
  grijs: ['#9b9b98', 'grijs'],
  antraciet: ['#4b4d51', 'antraciet'],
  zwart: ['#262524', 'zwart'],
}
export const hexOf = (colour) => colours[colour][0]
export const wordOf = (colour) => colours[colour][1]

/** The plain colours of linens, for pictures in one light: the darkest lends it. */
export const DARK_FIRST = [
  'nachtblauw',
  'antraciet',
  'groen',
  'grijs',
  'roze',
  'oker',
  'salie',
  'terracotta',
  'blauw',
  'zand',
]
