import { expect, test } from 'vitest'
import { splitDescription } from './make-texts.ts'

const toValue = (title: string) => ({ id: title, key: title, title, color: null })
const options = [
  { id: 'stof', key: 'stof', title: 'Stof', values: ['Katoen', 'Percal', 'Flanel', 'Jersey'].map(toValue) },
  { id: 'maat', key: 'maat', title: 'Maat', values: ['140 x 220 cm'].map(toValue) },
]
const story = 'Een takje: met potlood getekend.'
const end = 'Was het voor het eerste gebruik.'
const cloths = ['Katoen, percal: strak geweven.', 'Flanel: warm.', 'Jersey: rekt mee: ook na jaren.']
const choose = (stof: string, description = [story, ...cloths, end]) =>
  splitDescription({ description, options }, { value_ids: [stof, '140 x 220 cm'] })

test('[PD-01] a description shows what is said of the chosen cloth, and folds what is said of others', () => {
  const { before, own, others, after } = choose('Jersey')
  expect({ before, after }).toEqual({ before: [story], after: [end] })
  expect(own).toMatchObject([{ name: 'Jersey', text: 'rekt mee: ook na jaren.' }])
  expect(others.map(({ name }) => name)).toEqual(['Katoen, percal', 'Flanel'])
})

test('[PD-01] what is said of several cloths is shown with each of them', () => {
  expect(choose('Percal').own.map(({ name }) => name)).toEqual(['Katoen, percal'])
})

test('[PD-01] a single other cloth is not folded, and a story without cloths is left as it is', () => {
  const { own, others } = choose('Jersey', [story, 'Flanel: warm.', 'Jersey: rekt mee.'])
  expect({ names: own.map(({ name }) => name), others }).toEqual({ names: ['Flanel', 'Jersey'], others: [] })
  expect(choose('Jersey', [story, end])).toEqual({ before: [story, end], own: [], others: [], after: [] })
})
