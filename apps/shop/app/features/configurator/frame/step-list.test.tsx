import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { aBedSet, aStepAnswer } from '../set/configurator.builders.ts'
import { StepAccordion } from './step-accordion.tsx'
import { StepProgress } from './step-progress.tsx'

const draw = (element: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

/** The words of each step of a list, with an arrow before those that are links. */
function listSteps(html: string): string[] {
  const items = html.match(/<li.*?<\/li>/gs) ?? []
  return items
    .map((item) => `${item.includes('href=') ? '> ' : ''}${item.replace(/<[^>]+>/g, ' ')}`)
    .map((words) => words.replace(/\s+/g, ' ').trim())
}

const drawProgress = (step: number, choices: Record<string, string> = {}) =>
  listSteps(draw(<StepProgress set={aBedSet()} choices={choices} step={step} />))

test('[CF-01] the circles have the numbers and the titles of the steps, and lead to those before', () => {
  expect(drawProgress(1)).toEqual(['1 Maat', '2 Hoofdbord', '3 Poten en extra’s', '4 Overzicht'])
  expect(drawProgress(3)).toEqual(['> 1 Maat', '> 2 Hoofdbord', '3 Poten en extra’s', '4 Overzicht'])
})

test('[CF-01] a later circle leads to its step when that has its choices, and shows a tick for its number', () => {
  const legs = { poten: 'rond', lampen: '0' }
  expect(drawProgress(1, legs)).toEqual(['1 Maat', '2 Hoofdbord', '> Poten en extra’s', '4 Overzicht'])
  expect(drawProgress(1, { poten: 'rond' })[2]).toBe('3 Poten en extra’s')
  expect(drawProgress(1, { ...legs, breedte: '160', hoofdbord: 'vlak' })[3]).toBe('> 4 Overzicht')
})

test('[CF-08] a set of a single step has no bar', () => {
  const steps = [aStepAnswer('Maat', { breedte: ['160', '180'] })]
  const set = aBedSet({ steps, rules: [], advice: [], defaultConfig: { breedte: '160' } })
  expect(draw(<StepProgress set={set} choices={{}} step={1} />)).toBe('')
})

test('[CF-02] the steps stand below each other, the present one unfolded, the others with what was chosen', () => {
  const choices = { breedte: '180', hoofdbord: 'vlak', poten: 'rond', lampen: 'lampen' }
  const html = draw(
    <StepAccordion set={aBedSet()} choices={choices} step={2}>
      <p>Welk hoofdbord?</p>
    </StepAccordion>,
  )
  expect(listSteps(html)).toEqual([
    '> 1 Maat 180',
    '2 Hoofdbord Stap 2 van 4 Welk hoofdbord?',
    '> 3 Poten en extra’s Rond, Lampen',
    '> 4 Overzicht',
  ])
})
