import { combine, type Make } from '../combine.ts'
import type { Family } from '../family.ts'
import { one, shown } from './furniture-shown.ts'
import { armchairs } from './living.ts'

const chairMakes: Make[] = [
  {
    key: 'boucle',
    name: 'bouclé',
    feel: 'bekleed met bouclé',
    basePriceCents: 34_900,
    texts: [
      'Bouclé is zacht als een trui en vergeeft veel.',
      'De lussen zijn klein, dus een nagel blijft er niet in hangen.',
    ],
    facetValues: ['boucle'],
    rows: [{ label: 'Stoffering', value: 'Bouclé, 100% polyester' }],
  },
  {
    key: 'geweven',
    name: 'geweven',
    feel: 'bekleed met een sterke geweven stof',
    basePriceCents: 31_900,
    texts: [
      'Vlak geweven en sterk: zestigduizend toeren in de slijtproef.',
      'Een droge, matte stof die niet pluist en niet glimt.',
    ],
    facetValues: ['geweven-stof'],
    rows: [{ label: 'Stoffering', value: 'Geweven stof, 100% polyester' }],
  },
]

export const moreArmchairs: Family = {
  ...armchairs,
  code: 'FAM',
  facetValues: ['eikenhout'],
  series: combine(
    'FAM',
    [
      {
        ...shown,
        name: 'Kom salie',
        look: 'Ronde stoel in saliegroen',
        colours: one('salie', 'fauteuil-salie-scene'),
        texts: ['Saliegroen met armleuningen van eiken, rond genoeg om scheef in te zitten.'],
        makes: ['geweven'],
      },
      {
        ...shown,
        name: 'Kom terracotta',
        look: 'Ronde stoel in terracotta',
        colours: one('terracotta', 'fauteuil-terracotta-scene'),
        texts: [
          'Een stoel als een open haard: iedereen gaat er vanzelf naast zitten.',
          'Terracotta naast een groene plant hoeft geen uitleg.',
        ],
        makes: ['boucle', 'geweven'],
      },
      {
        ...shown,
        name: 'Kom nachtblauw',
        look: 'Ronde stoel in nachtblauw',
        colours: one('nachtblauw', 'fauteuil-nachtblauw-scene'),
        texts: [
          'Donkerblauw met licht hout: een stoel om een dik boek in uit te lezen.',
          'Blauw dat ’s avonds zwart wordt en ’s ochtends weer opklaart.',
        ],
        makes: ['boucle', 'geweven'],
      },
      {
        ...shown,
        name: 'Kom naturel',
        look: 'Ronde stoel in gebroken wit',
        colours: one('naturel', 'fauteuil-naturel-scene'),
        texts: [
          'Licht, rond en wollig, als een schaap dat even is gaan zitten.',
          'Gebroken wit, met een hoes die je laat reinigen als het moet.',
        ],
        makes: ['boucle', 'geweven'],
      },
    ],
    chairMakes,
  ),
}
