import type { Design } from '../../combine.ts'
import { size } from '../../family.ts'

const foam = [{ color: 'wit' as const, images: ['hoofdkussen-traag-hero'] }]
const coverOnly = ['Tijk wassen op 60 °C', 'Kern niet wassen, wel luchten']

/** Foam pillows, which have heights of their own, and one for children. */
export const specialPillows: Design[] = [
  {
    name: 'Traag contour',
    look: 'Traagschuim met een golf',
    brand: 'nachtwerk',
    colors: foam,
    texts: [
      'De hoge golf is voor op je zij, de lage voor op je rug. Draai het kussen om en je hebt je maat.',
      'Traagschuim verdeelt het gewicht van je hoofd, zodat er nergens een drukpunt ontstaat.',
      'De uitsparing voor je schouder zorgt dat je dichter op het kussen kunt liggen.',
    ],
    makes: ['laag', 'midden', 'hoog'],
    priceFactor: 1.8,
    facetValues: ['traagschuim'],
    rows: [
      { label: 'Kern', value: 'Traagschuim, 55 kg/m³' },
      { label: 'Tijk', value: '80% polyester, 20% viscose, afritsbaar' },
    ],
    care: coverOnly,
  },
  {
    name: 'Koel contour',
    look: 'Traagschuim met gel',
    brand: 'nachtwerk',
    colors: foam,
    texts: [
      'In het schuim zitten korrels gel die warmte afvoeren. Het effect is bescheiden, maar je merkt het.',
      'Met gaatjes van onder tot boven: zo blijft de lucht in beweging.',
    ],
    makes: ['midden', 'hoog'],
    priceFactor: 2.1,
    facetValues: ['traagschuim'],
    rows: [
      { label: 'Kern', value: 'Traagschuim met gel, 55 kg/m³' },
      { label: 'Tijk', value: '80% polyester, 20% viscose, afritsbaar' },
    ],
    care: coverOnly,
  },
  {
    name: 'Wolkje',
    look: 'Plat kussen',
    brand: 'wolkenveld',
    colors: [{ color: 'wit', images: ['hoofdkussen-wit-hero'] }],
    texts: ['Niet hoger dan je hand breed is, want een kleine nek heeft weinig nodig.'],
    makes: ['kind'],
    sizes: [size('40x60', 0.5, 280)],
    facetValues: ['microvezel', 'katoen', 'voor-kinderen'],
    rows: [
      { label: 'Vulling', value: '100% polyester, vezel' },
      { label: 'Tijk', value: '100% katoen' },
    ],
    care: ['Wassen op 60 °C', 'Goed laten drogen'],
  },
]
