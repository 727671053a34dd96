import { expect, test } from 'vitest'
import {
  bedSizes,
  findSizeForBed,
  formatBedSize,
  isSoldByBed,
  listSizesForBed,
  parseBedSize,
  toSizeKey,
} from './bed-size.ts'

const sheets = ['80x200', '90x200', '90x220', '140x200', '160x200', '180x200', '180x210']
const duvets = ['140x200', '140x220', '200x200', '200x220', '240x200', '240x220', '260x220']

function fit(keys: readonly string[], bed: string) {
  const size = parseBedSize(bed)
  return size && findSizeForBed(keys, size)
}

test('every size is read back from its key, and anything else is none', () => {
  for (const size of bedSizes) expect(parseBedSize(toSizeKey(size))).toEqual(size)
  for (const other of ['', '180', '180x205', '180 x 200', '0180x200', '180x200x', '__proto__'])
    expect(parseBedSize(other)).toBeUndefined()
  expect(formatBedSize({ widthCm: 180, lengthCm: 200 })).toBe('180 x 200')
})

test('what lies on a mattress comes in the size of the mattress, or not at all', () => {
  expect(fit(sheets, '180x200')).toBe('180x200')
  expect(fit(sheets, '140x200')).toBe('140x200')
  expect(fit(sheets, '160x210')).toBeUndefined()
})

test('a duvet and its cover hang over the sides of the bed', () => {
  expect(fit(duvets, '90x200')).toBe('140x200')
  expect(fit(duvets, '120x200')).toBe('200x200')
  expect(fit(duvets, '140x200')).toBe('200x200')
  expect(fit(duvets, '160x200')).toBe('240x200')
  expect(fit(duvets, '180x200')).toBe('240x220')
  expect(fit(duvets, '200x200')).toBe('260x220')
})

test('a duvet is never shorter than the bed, and longer where there is no other', () => {
  expect(fit(duvets, '180x210')).toBe('240x220')
  expect(fit(duvets, '180x220')).toBe('240x220')
  expect(fit(['140x220', '240x220'], '160x200')).toBe('240x220')
  expect(fit(['140x200', '240x200'], '180x200')).toBe('240x200')
  expect(fit(['140x200', '240x200'], '180x220')).toBeUndefined()
  expect(fit(['140x220', '240x220'], '200x200')).toBe('240x220')
})

test('towels, rugs, plaids and curtains know nothing of beds', () => {
  for (const keys of [
    ['50x100', '70x140'],
    ['160x230', '200x290'],
    ['130x170', '150x200', '180x240'],
    ['140x250', '240x340'],
    ['s', 'm', '200x200'],
    [],
  ])
    expect(isSoldByBed(keys), keys.join()).toBe(false)
  expect(isSoldByBed(sheets)).toBe(true)
  expect(isSoldByBed(duvets)).toBe(true)
})

test('of goods of many kinds the mattress size suits a bed and the duvet size, each where it is sold', () => {
  const list = (keys: readonly string[]) => listSizesForBed(keys, { widthCm: 180, lengthCm: 200 })
  expect(list(['180x200', '200x200', '240x200', '240x220'])).toEqual(['180x200', '240x220'])
  expect(list(['140x220', '240x220'])).toEqual(['240x220'])
  expect(list(['90x200', '160x200'])).toEqual([])
  expect(list(['50x100', '70x140'])).toEqual([])
})
