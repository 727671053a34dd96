import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPossibleOptions, isPossible } from '@sluimer/domain/configurator/choose/possible-options'
import { type Configurator, compileConfigurator } from '@sluimer/domain/configurator/model/configurator'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { countBeds } from '@sluimer/domain/configurator/model/diagram'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import { readDefinition } from '@sluimer/product-files/configurator/read-definition'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../catalog/random.ts'

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))

function readSet(file: string) {
  const reading = readDefinition(readFileSync(join(import.meta.dirname, file), 'utf8'))
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return reading.definition
}

describe.each(files)('the set %s', (file) => {
  const definition = readSet(file)
  const configurator = compileConfigurator(toConfiguratorDefinition(definition))

  test('bears the name of its file', () => {
    expect(file).toBe(`${definition.slug}.json`)
  })

  test('offers each bed that no rule forbids, and no other: all combinations are tried', () => {
    const { allowed, judgedOtherwise } = tryAllBeds(configurator)
    expect(judgedOtherwise).toBe(0)
    expect(countBeds(configurator.diagram)).toBe(BigInt(allowed))
  })

  test('is composed without a dead end, whatever possible option is taken and in whatever order', () => {
    const random = seededRandom(3)
    const { properties } = configurator.definition
    const walks = Array.from({ length: 300 }, () => {
      let choices: Choices = {}
      const open = properties.map(({ id }) => id)
      while (open.length > 0) {
        const [id = ''] = open.splice(Math.floor(random() * open.length), 1)
        const possible = [...(findPossibleOptions(configurator, choices).get(id) ?? [])]
        const taken = possible[Math.floor(random() * possible.length)]
        if (taken === undefined) return choices
        choices = { ...choices, [id]: taken }
      }
      return 'whole'
    })
    expect(walks.filter((walk) => walk !== 'whole')).toEqual([])
  })

  test('[CF-16] is long enough in every advice: who sleeps in it and how long they are go together', () => {
    const [sleepers, lengths] = definition.advice
    for (const { choices } of sleepers?.answers ?? [])
      for (const answer of lengths?.answers ?? [])
        expect(isPossible(configurator, { ...choices, ...answer.choices }), answer.title).toBe(true)
  })

  test('[CF-14] the words beside a picture do not repeat the name, and say where options look the same', () => {
    const options = definition.steps.flatMap(({ properties }) => properties.flatMap((one) => one.options))
    expect(options.filter(({ phrase }) => phrase !== '' && definition.name.includes(phrase))).toEqual([])
    for (const { options } of definition.steps.flatMap(({ properties }) => properties)) {
      const looks = options.map(({ picture }) => JSON.stringify(picture))
      const same = options.filter(
        ({ picture }, at) => picture !== null && looks.indexOf(looks[at] ?? '') !== at,
      )
      for (const { explanation } of same) expect(explanation).toContain('foto')
    }
  })
})

test('the sets are of different kinds: with and without storage, for one and for two', () => {
  const sets = files.map(readSet)
  const hasProperty = (id: string) =>
    sets.filter(({ steps }) => steps.some(({ properties }) => properties.some((one) => one.id === id)))
  expect(hasProperty('bodem')).toHaveLength(1)
  expect(hasProperty('kernrechts')).toHaveLength(1)
  expect(sets.length).toBeGreaterThanOrEqual(3)
})

/** Tries every combination of options against the rows themselves, beside the path that it takes in the diagram. */
function tryAllBeds({ definition, rows, diagram }: Configurator) {
  // One bit for each row that a half-chosen bed still matches.
  const matching = definition.properties.map(({ options }, property) =>
    options.map((_, option) =>
      rows.reduce((bits, { cells }, row) => {
        const cell = cells.find((one) => one.property === property)
        return cell === undefined || cell.options.has(option) ? bits | (1 << row) : bits
      }, 0),
    ),
  )
  const counts = { allowed: 0, judgedOtherwise: 0 }
  const visit = (level: number, rowsMatched: number, node: number): void => {
    const options = matching[level]
    if (options === undefined) {
      const isAllowed = rowsMatched === 0
      if (isAllowed) counts.allowed += 1
      if (isAllowed !== (node !== -1)) counts.judgedOtherwise += 1
      return
    }
    const { optionCount, next } = diagram.levels[level] ?? { optionCount: 0, next: [] }
    options.forEach((bits, option) => {
      visit(level + 1, rowsMatched & bits, node === -1 ? -1 : (next[node * optionCount + option] ?? -1))
    })
  }
  expect(rows.length).toBeLessThan(31)
  visit(0, (1 << rows.length) - 1, 0)
  return counts
}
