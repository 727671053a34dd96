import { combine, type Design, type Make } from '../../combine.ts'
import type { Family } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { bathrobes } from './bath-and-bed.ts'

const robeCloths: Make[] = [
  {
    key: 'kort',
    name: '',
    feel: 'tot op de knie',
    basePriceCents: 5995,
    texts: [
      'Tot op de knie, met mouwen die je omslaat.',
      'Twee diepe zakken en een lus die niet afbreekt.',
      'Een sjaalkraag die ook als kussen dienst kan doen.',
    ],
  },
  {
    key: 'lang',
    name: 'lang',
    feel: 'tot op de enkel',
    basePriceCents: 6995,
    texts: [
      'Tot op de enkel, voor een badkamer met koude tegels. De foto toont de korte maat.',
      'Twintig centimeter langer dan op de foto, en net zo veel warmer.',
      'De lange maat, waar je een ontbijt in kunt uitzitten. Op de foto zie je de korte.',
    ],
    rows: [{ label: 'Lengte', value: '130 cm in maat M' }],
    weightFactor: 1.2,
  },
]

function robe(
  [name, look]: [string, string],
  colors: Color[],
  [composition, ...facetValues]: [string, ...string[]],
  texts: string[],
  [priceFactor, weightFactor, ...makes]: [priceFactor: number, weightFactor: number, ...makes: string[]],
): Design {
  const rows = [{ label: 'Samenstelling', value: composition }]
  const pictured = colors.map((color) => ({ color, images: [`badjas-${color}-hero`] }))
  return {
    name,
    look,
    brand: 'badkamer-noord',
    colors: pictured,
    rows,
    facetValues,
    texts,
    makes,
    priceFactor,
    weightFactor,
  }
}

export const moreBathrobes: Family = {
  ...bathrobes,
  code: 'BDM',
  series: combine(
    'BDM',
    [
      robe(
        ['Hotel', 'Badstof van 400 gram'],
        ['wit', 'antraciet', 'nachtblauw'],
        ['100% katoen, 400 g/m²', 'badstof', 'katoen'],
        [
          'De badjas die je in een hotel zou laten hangen omdat je netjes bent opgevoed.',
          'Stevige badstof, dubbel gestikt op de plekken waar het erop aankomt.',
        ],
        [1, 1.1, 'kort', 'lang'],
      ),
      robe(
        ['Reis', 'Dunne badstof van 280 gram'],
        ['wit', 'salie', 'zand'],
        ['100% katoen, 280 g/m²', 'badstof', 'katoen'],
        ['Licht genoeg voor in de koffer, dik genoeg voor na het zwembad.'],
        [0.7, 0.85, 'kort'],
      ),
      robe(
        ['Zwaar', 'Badstof van 550 gram'],
        ['antraciet', 'salie', 'wit', 'nachtblauw'],
        ['100% katoen, 550 g/m²', 'badstof', 'katoen'],
        [
          'Een badjas met gewicht. Je hangt hem aan een stevige haak.',
          'Dikke lussen van binnen en van buiten: afdrogen is niet meer nodig.',
        ],
        [1.3, 1.5, 'kort', 'lang'],
      ),
      robe(
        ['Riet', 'Katoen met viscose uit bamboe'],
        ['salie', 'wit', 'roze'],
        ['60% katoen, 40% viscose uit bamboe', 'badstof', 'viscose'],
        [
          'Soepel als een kimono en gretig als een handdoek.',
          'Valt mooier dan gewone badstof en droogt iets langzamer.',
        ],
        [1.2, 1.15, 'kort', 'lang'],
      ),
      robe(
        ['Zachtdraai', 'Ongedraaid garen'],
        ['wit', 'salie', 'roze'],
        ['100% katoen, ongedraaid garen, 420 g/m²', 'badstof', 'katoen'],
        ['De zachtste badstof die we kennen, om in te blijven zitten.'],
        [1.35, 1.15, 'kort'],
      ),
      robe(
        ['Pluk', 'Gekamd katoen met lange vezels'],
        ['antraciet', 'wit', 'zand'],
        ['100% gekamd katoen, 450 g/m²', 'badstof', 'katoen'],
        [
          'Lange vezels pluizen niet. Je trekt er dus ook een donkere trui overheen aan.',
          'Gekamd katoen, dicht gelust, met een band die niet opkrult.',
        ],
        [1.15, 1.25, 'kort', 'lang'],
      ),
    ],
    robeCloths,
  ),
}
