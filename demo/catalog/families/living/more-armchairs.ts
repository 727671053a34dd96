import { combine, type Design, type Make } from '../../combine.ts'
import type { Family } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { one, shown } from './furniture-shown.ts'
import { armchairs } from './living.ts'

/** The makes share a picture: wool and polyester loops look alike, and nobody sees how firm a seat is. */
const chairMakes: Make[] = [
  {
    key: 'boucle',
    name: '',
    feel: 'bekleed met bouclé',
    basePriceCents: 34_900,
    texts: [
      'Bouclé is zacht als een trui en vergeeft veel.',
      'De lussen zijn klein, dus een nagel blijft er niet in hangen.',
    ],
    facetValues: ['boucle'],
    rows: [{ label: 'Stoffering', value: '100% polyester, bouclé' }],
  },
  {
    key: 'wol',
    name: 'wol',
    feel: 'bekleed met wollen bouclé',
    basePriceCents: 44_900,
    texts: [
      'Wollen bouclé voelt warm aan op een koude ochtend en niet klam op een warme avond.',
      'Wol veert terug: ook na een jaar zie je niet waar je altijd zit.',
    ],
    facetValues: ['boucle', 'wol'],
    rows: [{ label: 'Stoffering', value: '70% wol, 30% polyester, bouclé' }],
    weightFactor: 1.03,
  },
  {
    key: 'hoes',
    name: 'met losse hoes',
    feel: 'met hoezen die in de was kunnen',
    basePriceCents: 38_900,
    texts: [
      'De hoezen van zitting en rug ritsen los en gaan op dertig graden in de was.',
      'Een stoel voor een huis met kinderen, katten of rode wijn: de hoezen kunnen eraf.',
    ],
    facetValues: ['boucle', 'wasbaar'],
    rows: [{ label: 'Stoffering', value: '100% polyester, bouclé, hoezen afneembaar' }],
    care: ['Hoezen wassen op 30 °C, hangend drogen', 'Stofzuigen met een zachte borstel'],
  },
  {
    key: 'stevig',
    name: 'stevig',
    feel: 'met een stevige zit',
    basePriceCents: 36_900,
    texts: [
      'De zitting is van dichter schuim: je zit erop in plaats van erin, en staat makkelijker op.',
      'Voor wie lang leest of lang is. De vorm blijft dezelfde, alleen zak je minder ver weg.',
    ],
    facetValues: ['boucle', 'stevig', 'koudschuim'],
    rows: [
      { label: 'Stoffering', value: '100% polyester, bouclé' },
      { label: 'Zitting', value: 'Koudschuim HR50' },
    ],
    weightFactor: 1.05,
  },
  {
    key: 'geweven',
    name: 'geweven',
    feel: 'bekleed met een sterke geweven stof',
    basePriceCents: 32_900,
    texts: ['Vlak geweven en sterk: zestigduizend toeren in de slijtproef.'],
    facetValues: ['geweven-stof'],
    rows: [{ label: 'Stoffering', value: '100% polyester, geweven stof' }],
  },
]

function chair(
  [name, look]: [name: string, look: string],
  [color, ...makes]: [color: Color, ...makes: string[]],
  texts: string[],
): Design {
  const scene = `fauteuil-${color}-scene`
  const images = [`fauteuil-${color}-hero|${scene}`, scene]
  return { ...shown, name, look, colors: [{ color, images }], texts, makes }
}

const chairs: Design[] = [
  chair(
    ['Kom salie', 'Lage stoel in saliegroen'],
    ['salie', 'wol', 'hoes', 'stevig'],
    [
      'Saliegroen tussen armleuningen van eiken: een stoel als een bankje in het bos.',
      'De rug helt ver genoeg om na te denken en niet zo ver dat je in slaap valt.',
      'Grijsgroen, zodat de stoel ook in een kleine kamer niet dringt.',
    ],
  ),
  chair(
    ['Kom terracotta', 'Lage stoel in terracotta'],
    ['terracotta', 'boucle', 'wol', 'hoes'],
    [
      'Een stoel als een open haard: iedereen gaat er vanzelf naast zitten.',
      'Terracotta naast een groene plant hoeft geen uitleg.',
      'Warm rood op licht hout, als een kampvuur zonder rook.',
    ],
  ),
  chair(
    ['Kom nachtblauw', 'Lage stoel in nachtblauw'],
    ['nachtblauw', 'boucle', 'wol', 'stevig'],
    [
      'Donkerblauw met licht hout: een stoel om een dik boek in uit te lezen.',
      'Blauw dat ’s avonds zwart wordt en ’s ochtends weer opklaart.',
      'De kleur van een goed pak, met de zit van een vrije dag.',
    ],
  ),
  chair(
    ['Kom naturel', 'Lage stoel in gebroken wit'],
    ['naturel', 'boucle', 'wol', 'hoes'],
    [
      'Licht en wollig, als een schaap dat even is gaan zitten.',
      'Gebroken wit, de kleur van schapenwol voordat iemand er iets van breide.',
      'Een stoel die in een klein huis geen plaats lijkt in te nemen.',
    ],
  ),
  chair(
    ['Kom oker', 'Lage stoel in okergeel'],
    ['oker', 'boucle', 'hoes', 'stevig'],
    [
      'Oker tussen eiken: de middagzon met armleuningen.',
      'Eén gele stoel en de rest van de kamer mag grijs zijn.',
      'Warm geel, dat bij donkerblauw en bij groen het mooist is.',
    ],
  ),
  {
    ...shown,
    name: 'Kom salie',
    look: 'Lage stoel in saliegroen',
    colors: one('salie', 'fauteuil-geweven-salie-scene'),
    texts: ['Glad en mat, voor wie van lussen niets moet hebben.'],
    makes: ['geweven'],
  },
]

export const moreArmchairs: Family = {
  ...armchairs,
  code: 'FAM',
  facetValues: ['eikenhout'],
  series: combine('FAM', chairs, chairMakes),
}
