import { describe, expect, test } from 'vitest'
import { aBedSet, anOptionAnswer, aStepAnswer } from '../set/configurator.builders.ts'
import { type TurnedModel, toModelUrl, toShownBed } from './to-shown-bed.ts'

const shows = (xpoId: string, xpoVarId: string) => ({ xpoId, xpoVarId })
const model: TurnedModel = {
  url: '/media/bed-parts/abc/parts.glb',
  bedUrl: '/media/bed-model/abc/hotel/',
  properties: ['breedte', 'lengte', 'stof', 'links', 'lampen'],
  slots: [
    { name: 'base', by: ['width'], only: {}, dyed: true, long: true },
    { name: 'mattress', by: ['width', 'mattress'], only: {}, dyed: false, long: true },
    { name: 'bedding', by: ['width'], only: {}, dyed: false, long: false },
    { name: 'lamps', by: ['lamps'], only: { lamps: ['lampen'] }, dyed: false, long: false },
  ],
  standard: { width: '180', mattress: 'pocket', lamps: 'geen' },
}
const set = aBedSet({
  defaultConfig: {
    breedte: '140',
    lengte: '200',
    stof: 'zand',
    links: 'pocket',
    rechts: 'pocket',
    lampen: '0',
  },
  steps: [
    aStepAnswer('Bed', {
      breedte: [anOptionAnswer('140', shows('width', '140')), anOptionAnswer('160', shows('width', '160'))],
      lengte: [anOptionAnswer('200', shows('length', '200')), anOptionAnswer('210', shows('length', '210'))],
      stof: [
        anOptionAnswer('zand', { ...shows('fabric', 'zand'), color: '#cdbfa9', weave: 'geweven' }),
        anOptionAnswer('mos', { ...shows('fabric', 'mos'), color: '#3f5c4e', weave: 'velvet' }),
      ],
      links: [
        anOptionAnswer('pocket', shows('mattress', 'pocket')),
        anOptionAnswer('latex', shows('mattress', 'latex')),
      ],
      rechts: [
        anOptionAnswer('pocket', shows('mattress', 'pocket')),
        anOptionAnswer('latex', shows('mattress', 'latex')),
      ],
      lampen: [
        anOptionAnswer('0', shows('lamps', 'geen')),
        anOptionAnswer('lampen', shows('lamps', 'lampen')),
      ],
    }),
  ],
  rules: [],
  advice: [],
})

describe('a bed in three dimensions', () => {
  test('before anything is chosen is the first bed of the set', () => {
    expect(toShownBed(set, model, {})).toEqual({
      nodes: [
        { name: 'base-140', stretch: 1 },
        { name: 'mattress-140-pocket', stretch: 1 },
        { name: 'bedding-140', stretch: 1 },
      ],
      cloth: { color: '#cdbfa9', weave: 'geweven' },
      width: 1.4,
      length: 2,
    })
  })

  test('follows every choice; of two mattresses it shows the first', () => {
    const choices = {
      breedte: '160',
      lengte: '210',
      stof: 'mos',
      links: 'latex',
      rechts: 'pocket',
      lampen: 'lampen',
    }
    expect(toShownBed(set, model, choices)).toEqual({
      nodes: [
        { name: 'base-160', stretch: 1.05 },
        { name: 'mattress-160-latex', stretch: 1.05 },
        { name: 'bedding-160', stretch: 1 },
        { name: 'lamps-lampen', stretch: 1 },
      ],
      cloth: { color: '#3f5c4e', weave: 'velvet' },
      width: 1.6,
      length: 2.1,
    })
  })

  test('has an address with the options that it shows', () => {
    const choices = { breedte: '160', stof: 'mos', rechts: 'latex', lampen: 'lampen' }
    expect(toModelUrl(set, model, choices, 'usdz')).toBe(
      '/media/bed-model/abc/hotel/160_200_mos_pocket_lampen.usdz',
    )
    expect(toModelUrl(set, model, {}, 'glb')).toBe('/media/bed-model/abc/hotel/140_200_zand_pocket.glb')
  })
})
