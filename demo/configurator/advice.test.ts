import { adviseFirmness } from '@sluimer/domain/configurator/guide/advice'
import { findAdvisedBed } from '@sluimer/domain/configurator/guide/advised-bed'
import { findBrokenRules } from '@sluimer/domain/configurator/model/broken-rules'
import { compileConfigurator } from '@sluimer/domain/configurator/model/configurator'
import { isComplete } from '@sluimer/domain/configurator/model/definition'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import { readDefinition } from '@sluimer/product-files/configurator/read-definition'
import { describe, expect, test } from 'vitest'
import { demoDefinitionTexts } from './demo-definitions.ts'

const sets = demoDefinitionTexts().map((text) => {
  const reading = readDefinition(text)
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  const { slug, advice } = reading.definition
  return { slug, advice, configurator: compileConfigurator(toConfiguratorDefinition(reading.definition)) }
})

/** A body of each answer about length, in centimetres. */
const bodies: Readonly<Record<string, number>> = {
  'Tot 1,85 m': 175,
  '1,85 tot 1,95 m': 188,
  'Langer dan 1,95 m': 200,
}
/** Nobody is asked for a weight: the middle one of the table. */
const weightKg = 100

function listAnswers(counts: readonly number[]): number[][] {
  return counts.reduce<number[][]>(
    (lists, count) => lists.flatMap((list) => Array.from({ length: count }, (_, at) => [...list, at])),
    [[]],
  )
}

describe.each(sets)('the advice of $slug, with all answers', ({ advice, configurator, ...set }) => {
  const { definition } = configurator
  const all = listAnswers(advice.map(({ answers }) => answers.length)).map((answers) => ({
    titles: advice.map(({ answers: possible }, at) => possible[answers[at] ?? -1]?.title ?? ''),
    bed: findAdvisedBed({ ...set, advice, configurator }, answers) ?? {},
  }))

  test('leads to a whole bed that can be made', () => {
    expect(all.length).toBeGreaterThanOrEqual(12)
    const wrong = all.filter(
      ({ bed }) => !isComplete(definition, bed) || findBrokenRules(definition, bed).length > 0,
    )
    expect(wrong).toEqual([])
  })

  test('[CF-16] is long enough for the sleeper, and as firm as their length asks, where latex can be that', () => {
    for (const { titles, bed } of all) {
      const lengthCm = titles.map((title) => bodies[title]).find((cm) => cm !== undefined) ?? Number.NaN
      expect(Number(bed.lengte), titles.join()).toBeGreaterThanOrEqual(lengthCm + 12)
      const isForChild = titles.includes('Een kind of tiener')
      const isLatex = [bed.kern, bed.kernlinks].includes('latex')
      const firm = isForChild || isLatex ? 'medium' : adviseFirmness({ lengthCm, weightKg })
      const chosen = [bed.gevoel, bed.gevoellinks, bed.gevoelrechts].filter((one) => one !== undefined)
      expect([...new Set(chosen)], titles.join()).toEqual([firm])
    }
  })
})
