import type { CheckedDefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import { checkDefinition } from '@sluimer/product-files/configurator/read-definition'

interface MoreProperty {
  readonly id: string
  readonly title: string
  readonly options: readonly { readonly id: string }[]
}

/** A set of which the layers show the width, the headboard, the storage and the fabric, and not the length. */
export function aSet(color = '#e7e7e7', more: readonly MoreProperty[] = []): CheckedDefinitionInput {
  const anOption = (id: string, part: string, variant = id) => ({ id, title: id, picture: { part, variant } })
  const properties = [
    { id: 'breedte', title: 'Breedte', options: [anOption('180', 'width')] },
    {
      id: 'lengte',
      title: 'Lengte',
      options: [
        { id: '200', title: '200' },
        { id: '210', title: '210' },
      ],
    },
    {
      id: 'bodem',
      title: 'Bodem',
      options: [anOption('0', 'base', 'boxspring'), anOption('lade', 'base', 'opberg')],
    },
    {
      id: 'hoofdbord',
      title: 'Hoofdbord',
      options: [anOption('vlak', 'headboard'), anOption('rail', 'headboard')],
    },
    {
      id: 'stof',
      title: 'Stof',
      options: [
        { id: 'wit', title: 'Wit', fabric: { color, weave: 'geweven' } },
        { id: 'mos', title: 'Mos', fabric: { color: '#3f5c4e', weave: 'velvet' } },
      ],
    },
  ]
  const chosen = Object.fromEntries(more.map(({ id, options: [first] }) => [id, first?.id ?? '']))
  const reading = checkDefinition({
    slug: 'boxspring-proef',
    name: 'Proef',
    fallbackImage: 'boxspring',
    base: { weightGrams: 0, parcels: 1, leadTimeDays: 20 },
    defaultConfig: {
      breedte: '180',
      lengte: '200',
      bodem: 'lade',
      hoofdbord: 'vlak',
      stof: 'wit',
      ...chosen,
    },
    pictureParts: { legs: 'hout' },
    steps: [{ title: 'Bed', type: 'tile', properties: [...properties, ...more] }],
  })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return reading.definition
}
