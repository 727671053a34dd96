import { combine, type Design, type Make } from '../../combine.ts'
import type { Family } from '../../family.ts'
import type { Color } from '../../palette.ts'
import { nightwear, shirts } from './dresses.ts'

const nightCloths: Make[] = [
  {
    key: 'katoen',
    name: '',
    feel: 'van geweven katoen',
    basePriceCents: 4995,
    texts: [
      'Geweven katoen met een zachte afwerking, als een goed overhemd.',
      'Fris om in te slapen en netjes genoeg om de deur in open te doen.',
    ],
    facetValues: ['katoen'],
    rows: [{ label: 'Samenstelling', value: '100% katoen' }],
  },
  {
    key: 'flanel',
    name: 'flanel',
    feel: 'van warm flanel',
    basePriceCents: 5995,
    texts: [
      'Geruwd katoen dat meteen warm is. Leg hem niet op de radiator, dat hoeft echt niet.',
      'Voor lange avonden en lage thermostaten.',
    ],
    facetValues: ['katoen', 'flanel'],
    rows: [{ label: 'Samenstelling', value: '100% katoenflanel' }],
    weightFactor: 1.2,
    categories: ['wintertijd'],
  },
  {
    key: 'satijn',
    name: 'satijn',
    feel: 'van katoensatijn',
    basePriceCents: 6495,
    texts: [
      'Glad en zacht glanzend. Je schuift tussen de lakens in plaats van te stappen.',
      'Katoensatijn glijdt, maar is gewoon op veertig graden te wassen.',
    ],
    facetValues: ['katoensatijn'],
    rows: [{ label: 'Samenstelling', value: '100% katoensatijn' }],
  },
  {
    key: 'lyocell',
    name: 'lyocell',
    feel: 'van koel lyocell',
    basePriceCents: 6995,
    texts: [
      'Dun en soepel, voor wie het snel warm heeft.',
      'Lyocell voert vocht af voordat je wakker wordt.',
    ],
    facetValues: ['lyocell'],
    rows: [{ label: 'Samenstelling', value: '100% lyocell' }],
  },
]

function pyjama(
  [name, look]: [string, string],
  [color, key, pattern]: [Color, string, string],
  texts: string[],
  makes: string[],
): Design {
  const images = [`pyjama-${key}-hero`]
  return {
    name,
    look,
    brand: 'klaproosveld',
    colors: [{ color, images }],
    texts,
    makes,
    facetValues: [pattern],
  }
}

export const moreNightwear: Family = {
  ...nightwear,
  code: 'PJM',
  facetValues: [],
  rows: [],
  series: combine(
    'PJM',
    [
      pyjama(
        ['Waterlijn', 'Blauwe streep, met knopen'],
        ['blauw', 'streep-blauw', 'streep'],
        [
          'Een pyjama zoals in een oude film, met een kraag en een borstzak.',
          'De strepen lopen over zak en kraag gewoon door.',
        ],
        ['satijn', 'lyocell'],
      ),
      pyjama(
        ['Sterrennacht', 'Sterren op donkerblauw'],
        ['nachtblauw', 'sterren-nachtblauw', 'sterren'],
        [
          'Een hemel vol sterren, met vijf knopen.',
          'Dezelfde sterren als op het bed. Pas op dat je niet zoekraakt.',
          'Donkerblauw, zodat een koffievlek tot de volgende was geheim blijft.',
        ],
        ['flanel', 'satijn', 'lyocell'],
      ),
      pyjama(
        ['Oeverstreep', 'Saliegroene streep, met knopen'],
        ['salie', 'streep-salie', 'streep'],
        [
          'Groene strepen, als riet langs de oever.',
          'Rustig gestreept, met een bies in dezelfde kleur.',
          'Los gesneden, want slapen doe je niet in de houding.',
        ],
        ['katoen', 'flanel', 'lyocell'],
      ),
      pyjama(
        ['Hofruit', 'Ruit van terracotta, met knopen'],
        ['terracotta', 'ruit-terracotta', 'ruit'],
        [
          'De ruit van het overtrek, in een maat om aan te trekken.',
          'Warm geruit, ook als je hem op zondag tot twaalf uur aanhoudt.',
        ],
        ['katoen', 'flanel'],
      ),
      pyjama(
        ['Takje', 'Getekende takjes, met knopen'],
        ['salie', 'botanisch-salie', 'botanisch'],
        ['Takjes op wit, met knopen van kokosnoot.', 'Fris als een ochtend waarop je niets hoeft.'],
        ['katoen', 'satijn'],
      ),
      pyjama(
        ['Confetti', 'Terracotta stippen, met knopen'],
        ['terracotta', 'stippen-terracotta', 'stippen'],
        ['Stippen maken de wekker iets minder erg.', 'Vrolijk genoeg voor een feestje in bed.'],
        ['katoen', 'flanel'],
      ),
    ],
    nightCloths,
  ),
}

const shirtCloths: Make[] = [
  {
    key: 'lang',
    name: 'lang',
    feel: 'tot over de knie',
    basePriceCents: 2995,
    texts: [
      'Tot over de knie, als een nachthemd dat geen nachthemd wil heten. De foto toont het korte model.',
    ],
    facetValues: ['jersey'],
    rows: [{ label: 'Lengte', value: '105 cm in maat M' }],
    weightFactor: 0.85,
  },
  {
    key: 'lyocell',
    name: 'lyocell',
    feel: 'van soepel lyocell',
    basePriceCents: 3495,
    texts: [
      'Gebreid van lyocell: koeler dan katoen en zo zacht dat je het labeltje eruit knipt om niets meer te voelen.',
    ],
    facetValues: ['lyocell'],
    rows: [{ label: 'Samenstelling', value: '95% lyocell, 5% elastaan' }],
    weightFactor: 0.6,
  },
  {
    key: 'twee',
    name: 'set van twee',
    feel: 'twee shirts in één kleur',
    basePriceCents: 3995,
    texts: ['Twee stuks, omdat je er eigenlijk altijd een aanhebt.'],
    facetValues: ['jersey', 'voordeel-set'],
    rows: [{ label: 'Inhoud', value: '2 shirts van dezelfde kleur en maat' }],
    weightFactor: 1.2,
  },
]

export const moreShirts: Family = {
  ...shirts,
  code: 'SHM',
  facetValues: ['effen', 'strijkvrij'],
  series: combine(
    'SHM',
    [
      {
        name: 'Los',
        look: 'Ruim shirt met ronde hals',
        brand: 'klaproosveld',
        colors: (['salie', 'wit', 'nachtblauw', 'terracotta', 'roze', 'zwart'] as Color[]).map((color) => ({
          color,
          images: [`shirt-${color}-hero`],
        })),
        texts: [
          'Wijd genoeg om je knieën in op te trekken.',
          'Een ronde hals die niet uitlubbert en een zoom die niet krult.',
          'Katoen dat elke was zachter wordt, tot het op een dag te zacht is.',
        ],
        makes: ['lang', 'lyocell', 'twee'],
      },
    ],
    shirtCloths,
  ),
}
