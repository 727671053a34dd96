import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  aBedSet,
  aHeadboard,
  anOptionAnswer,
  aStepAnswer,
  headboardScene,
} from '../set/configurator.builders.ts'
import { judgeOptions } from './judged-option.ts'
import { hasFigure, OptionFigure } from './option-figure.tsx'

const cloth = (id: string) => anOptionAnswer(id, { color: '#8c9384' })

/** The figures on the tiles of the headboards, with this fabric chosen. */
function drawHeadboards(scenes: readonly (typeof headboardScene)[], choices = {}) {
  const set = aBedSet({
    scenes: [...scenes],
    steps: [
      aStepAnswer('Hoofdbord', { hoofdbord: [aHeadboard('vlak'), aHeadboard('kanaal')] }, 'tile'),
      aStepAnswer('Stof', { stof: [cloth('zand'), cloth('salie')] }, 'tile'),
    ],
    defaultConfig: { hoofdbord: 'vlak', stof: 'zand' },
    rules: [],
    advice: [],
  })
  const [property] = set.configurator.definition.properties
  if (property === undefined) throw new Error('no headboards')
  return judgeOptions(set, choices, property, new Date('2026-03-02T12:00:00Z')).map((judged) =>
    hasFigure({ property, judged })
      ? renderToStaticMarkup(<OptionFigure property={property} judged={judged} />)
      : '',
  )
}

test('[CF-03] the tile of a headboard shows that headboard in the fabric that is chosen, whichever headboard is', () => {
  const [flat, channels] = drawHeadboards([headboardScene], { hoofdbord: 'kanaal', stof: 'salie' })
  expect(flat).toContain('src="/media/bed/abc/headboard/320/boxspringset-hotel/vlak_salie.webp"')
  expect(channels).toContain('src="/media/bed/abc/headboard/320/boxspringset-hotel/kanaal_salie.webp"')
  expect(channels).toContain('/640/boxspringset-hotel/kanaal_salie.avif 640w')
})

test('[CF-03] in the first fabric of the set while none is chosen', () => {
  expect(drawHeadboards([headboardScene])[0]).toContain('/vlak_zand.webp')
})

test('[CF-03] [CF-14] without that view, or without pictures, the tile has its words only', () => {
  expect(drawHeadboards([])).toEqual(['', ''])
  expect(drawHeadboards([{ ...headboardScene, view: 'room' }])).toEqual(['', ''])
  expect(drawHeadboards([{ ...headboardScene, properties: ['stof'] }])).toEqual(['', ''])
})
