import { calculateBedFacts } from '@sluimer/domain/configurator/bed/bed-facts'
import { completeChoices } from '@sluimer/domain/configurator/choose/complete-choices'
import { judgeOption } from '@sluimer/domain/configurator/choose/judge-option'
import { isPossible } from '@sluimer/domain/configurator/choose/possible-options'
import { toStepPath } from '@sluimer/domain/configurator/guide/configurator-paths'
import { findBrokenRules } from '@sluimer/domain/configurator/model/broken-rules'
import { compileConfigurator } from '@sluimer/domain/configurator/model/configurator'
import { type Choices, isComplete } from '@sluimer/domain/configurator/model/definition'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import { readDefinition } from '@sluimer/product-files/configurator/read-definition'
import { expect, test } from 'vitest'
import { seededRandom } from '../catalog/random.ts'
import { demoDefinitionTexts } from './demo-definitions.ts'

const walksOfEachSet = 170
const movesOfEachWalk = 40

/** A visitor's tab: what was chosen at each address, and what can be undone. */
interface Tab {
  entries: Choices[]
  at: number
  undo: Choices | undefined
}

test.each(demoDefinitionTexts())(
  '[CF-08] [CF-10] [CF-18] no walk through a set ends in a dead end: %#',
  (text) => {
    const reading = readDefinition(text)
    if (!reading.ok) throw new Error(reading.problems.join('\n'))
    const { slug, steps } = reading.definition
    const configurator = compileConfigurator(toConfiguratorDefinition(reading.definition))
    const { definition } = configurator
    const random = seededRandom(500)
    const pick = <One>(list: readonly One[]): One => {
      const one = list[Math.floor(random() * list.length)]
      if (one === undefined) throw new Error('there is nothing to pick from')
      return one
    }
    let repairs = 0
    const moves: Record<string, (tab: Tab, choices: Choices) => Choices> = {
      choose: (tab, choices) => {
        const property = pick(definition.properties)
        const verdict = judgeOption(configurator, choices, { property, option: pick(property.options) })
        if (verdict === undefined) throw new Error(`${property.id} has an option that no bed has`)
        if (verdict.conflict !== undefined) {
          repairs += 1
          // A repair says what it replaces, and a reason names choices that were really made.
          expect(verdict.changes.length).toBeGreaterThan(0)
          for (const { property: named, option } of verdict.conflict.choices)
            expect(choices[named.id]).toBe(option.id)
        }
        tab.undo = verdict.conflict === undefined ? undefined : choices
        return verdict.choices
      },
      undo: (tab, choices) => {
        const before = tab.undo ?? choices
        tab.undo = undefined
        return before
      },
      step: (tab, choices) => {
        tab.entries = [...tab.entries.slice(0, tab.at + 1), choices]
        tab.at += 1
        return choices
      },
      back: (tab, choices) => goTo(tab, tab.at - 1, choices),
      forward: (tab, choices) => goTo(tab, tab.at + 1, choices),
      reload: (_tab, choices) => {
        const address = new URL(
          toStepPath(slug, 1 + Math.floor(random() * steps.length), definition, choices),
          'http://shop.test',
        )
        return Object.fromEntries(address.searchParams)
      },
      fill: (tab, choices) => {
        tab.undo = choices
        return completeChoices(configurator, choices) ?? {}
      },
    }
    /** An address from before keeps the later choices, as far as they still go with it. */
    function goTo(tab: Tab, at: number, choices: Choices): Choices {
      tab.at = Math.min(Math.max(at, 0), tab.entries.length - 1)
      const there = tab.entries[tab.at] ?? {}
      const both = { ...choices, ...there }
      return isPossible(configurator, both) ? both : there
    }
    const kinds = [
      'choose',
      'choose',
      'choose',
      'choose',
      'undo',
      'step',
      'back',
      'forward',
      'reload',
      'fill',
    ]

    for (let walk = 0; walk < walksOfEachSet; walk += 1) {
      const tab: Tab = { entries: [{}], at: 0, undo: undefined }
      for (let move = 0; move < movesOfEachWalk; move += 1) {
        const choices = moves[pick(kinds)]?.(tab, tab.entries[tab.at] ?? {}) ?? {}
        tab.entries[tab.at] = choices
        // What was chosen can be completed, and breaks no rule by itself.
        expect(isPossible(configurator, choices)).toBe(true)
        expect(findBrokenRules(definition, choices)).toEqual([])
      }
      const whole = completeChoices(configurator, tab.entries[tab.at] ?? {}) ?? {}
      expect(isComplete(definition, whole)).toBe(true)
      const sum = steps
        .flatMap(({ properties }) => properties)
        .reduce(
          (cents, { id, options }) => cents + (options.find((one) => one.id === whole[id])?.extraCents ?? 0),
          0,
        )
      expect(calculateBedFacts(definition, whole).extraCents).toBe(sum)
    }
    expect(repairs).toBeGreaterThan(0)
  },
)
