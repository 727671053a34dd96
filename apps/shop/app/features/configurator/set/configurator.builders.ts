import type { Configurator as ConfiguratorAnswer } from '@sluimer/contract/configurator/definition-schemas'
import { type BedSet, toBedSet } from './bed-set.ts'

type StepAnswer = ConfiguratorAnswer['steps'][number]
type OptionAnswer = StepAnswer['properties'][number]['options'][number]

export function anOptionAnswer(id: string, special: Partial<OptionAnswer> = {}): OptionAnswer {
  return {
    id,
    btnText: id.charAt(0).toUpperCase() + id.slice(1),
    phrase: '',
    btnSubText: '',
    btnId: `knop-${id}`,
    label: '',
    text: '',
    extra: 0,
    xpoId: null,
    xpoVarId: null,
    image: null,
    color: null,
    weave: null,
    sample: null,
    weightGrams: 0,
    parcels: 0,
    leadTimeDays: 0,
    ...special,
  }
}

export function aStepAnswer(
  title: string,
  properties: Readonly<Record<string, readonly (string | OptionAnswer)[]>>,
  type: StepAnswer['type'] = 'buttons',
): StepAnswer {
  const entries = Object.entries(properties)
  return {
    order: 0,
    title,
    type,
    property: entries[0]?.[0] ?? '',
    multiProperties: entries.length > 1,
    properties: entries.map(([property, options], order) => ({
      property,
      title: property.charAt(0).toUpperCase() + property.slice(1),
      order,
      options: options.map((one) => (typeof one === 'string' ? anOptionAnswer(one) : one)),
    })),
  }
}

const image = {
  key: 'bed',
  src: '/media/640/bed.webp',
  alt: 'Een bed',
  width: 1200,
  height: 900,
  placeholder: '',
}

/** A set of three steps; a sledge carries no bed of 180 cm, and lamps need a plain headboard and no sledge. */
export function aConfiguratorAnswer(special: Partial<ConfiguratorAnswer> = {}): ConfiguratorAnswer {
  return {
    name: 'Boxspringset Hotel',
    code: 'boxspringset-hotel',
    slug: 'boxspringset-hotel',
    category: 'boxsprings',
    productId: '7',
    boxconfig_id: 'versie1',
    basePrice: 100_000,
    price: { price: 100_000, price_old: null, price_incl: 100_000, discount_percent: null, from: true },
    priceHistory: {
      base: [{ price: 100_000, from: '2026-01-01T00:00:00Z', to: null }],
      soldFrom: '2026-01-01T00:00:00Z',
      earlier: [],
    },
    deal: null,
    fallbackImage: image,
    defaultConfig: { breedte: '160', hoofdbord: 'vlak', poten: 'rond', lampen: '0' },
    base: { weightGrams: 80_000, parcels: 3, leadTimeDays: 20 },
    steps: [
      aStepAnswer(
        'Maat',
        {
          breedte: [
            anOptionAnswer('160'),
            anOptionAnswer('180', { extra: 9000, weightGrams: 8000, parcels: 1 }),
          ],
        },
        'tile',
      ),
      aStepAnswer('Hoofdbord', {
        hoofdbord: ['vlak', anOptionAnswer('geknoopt', { extra: 14500, leadTimeDays: 30 })],
      }),
      aStepAnswer('Poten en extra’s', {
        poten: [anOptionAnswer('rond'), anOptionAnswer('slede', { extra: 7500 })],
        lampen: [anOptionAnswer('0', { btnText: 'Geen lampen' }), anOptionAnswer('lampen', { extra: 12000 })],
      }),
    ].map((step, order) => ({ ...step, order })),
    rules: [
      {
        id: 'slede180',
        sentence: 'Een slede draagt een bed tot en met 160 cm breed.',
        never: [{ poten: ['slede'], breedte: ['180'] }],
      },
      {
        id: 'lamp',
        sentence: 'Leeslampen hebben een dicht paneel nodig.',
        never: [{ lampen: ['lampen'], hoofdbord: ['geknoopt'] }],
      },
    ],
    scenes: [],
    model: null,
    gone: [],
    advice: [
      {
        question: 'Met hoeveel mensen slaap je in dit bed?',
        answers: [
          { title: 'Alleen', choices: { breedte: '160' } },
          { title: 'Met z’n tweeën', choices: { breedte: '180', poten: 'slede' } },
        ],
      },
    ],
    ...special,
  }
}

/** The view of a headboard from near, in the fabric of the bed. */
export const headboardScene = {
  view: 'headboard',
  title: 'Hoofdbord',
  renderUrl: '/media/bed/abc/headboard/-1/boxspringset-hotel/',
  properties: ['hoofdbord', 'stof'],
  width: 900,
  height: 600,
}

/** An option that the pictures show as a headboard. */
export function aHeadboard(id: string): OptionAnswer {
  return anOptionAnswer(id, { xpoId: 'headboard', xpoVarId: id })
}

export function aBedSet(special: Partial<ConfiguratorAnswer> = {}): BedSet {
  return toBedSet(aConfiguratorAnswer(special))
}
