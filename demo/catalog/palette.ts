/** Colors of the demo shop: the facet value, its Dutch name and the color of its swatch. */
export const palette = {
  wit: { title: 'Wit', color: '#ffffff' },
  'gebroken-wit': { title: 'Gebroken wit', color: '#f3ede2' },
  naturel: { title: 'Naturel', color: '#e3dacb' },
  beige: { title: 'Beige', color: '#d8c9b4' },
  haver: { title: 'Haver', color: '#c6b8a3' },
  zand: { title: 'Zand', color: '#cdbfa9' },
  oker: { title: 'Oker', color: '#c39a62' },
  rood: { title: 'Rood', color: '#9f332b' },
  terracotta: { title: 'Terracotta', color: '#a8674f' },
  roze: { title: 'Oudroze', color: '#d3a79b' },
  salie: { title: 'Salie', color: '#8c9384' },
  groen: { title: 'Donkergroen', color: '#3f5c4e' },
  blauw: { title: 'Blauw', color: '#7b8fa5' },
  blauwgrijs: { title: 'Blauwgrijs', color: '#64757d' },
  nachtblauw: { title: 'Nachtblauw', color: '#2b3547' },
  grijs: { title: 'Grijs', color: '#a3a4a3' },
  antraciet: { title: 'Antraciet', color: '#56575b' },
  zwart: { title: 'Zwart', color: '#23211f' },
  hout: { title: 'Houtkleur', color: '#b08a5e' },
} as const
export type Color = keyof typeof palette
