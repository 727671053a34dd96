import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'layers')
/** What all layers together may weigh, of the 200 MB of a clone. */
const mostBytes = 20_000_000

interface Slot {
  name: string
  by: string[]
  only?: Record<string, string[]>
  dyed?: boolean
}
interface Place {
  left: number
  top: number
  width: number
  height: number
  bytes: number
  tones?: object
}
interface LayerList {
  weaves: Record<string, string[]>
  standard: Record<string, string>
  views: Record<string, { width: number; height: number; slots: Slot[] }>
  pictures: Record<string, Place>
}
interface Option {
  picture?: { part: string; variant: string }
  fabric?: { weave: string }
}

const list: LayerList = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
const views = Object.entries(list.views)
const options = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file): Option[] => {
    const { steps } = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
    return steps.flatMap(({ properties }: { properties: { options: Option[] }[] }) =>
      properties.flatMap((property) => property.options),
    )
  })

/** The option ids that the demo's sets and the standard have for a choice. */
function idsOf(choice: string): string[] {
  const variants = options.flatMap(({ picture }) => (picture?.part === choice ? [picture.variant] : []))
  return [...new Set([list.standard[choice] ?? '', ...variants])].filter((id) => id !== '')
}

describe('layers of the pictures of beds', () => {
  test('the list has every file with its size, and every file is in the list', () => {
    const files = views.flatMap(([view]) =>
      readdirSync(join(folder, view)).map((file) => [
        `${view}/${file.replace(/\.webp$/, '')}`,
        statSync(join(folder, view, file)).size,
      ]),
    )
    expect(Object.fromEntries(files)).toEqual(
      Object.fromEntries(Object.entries(list.pictures).map(([name, { bytes }]) => [name, bytes])),
    )
  })

  test('all together stay within their budget', () => {
    const total = Object.values(list.pictures).reduce((sum, { bytes }) => sum + bytes, 0)
    expect(total).toBeLessThan(mostBytes)
  })

  test.each(views)('view %s shows every option of every set', (view, { slots }) => {
    const wanted = slots.flatMap(({ name, by, only = {}, dyed }) => {
      const stems = by.reduce(
        (found, choice) =>
          found.flatMap((stem) =>
            idsOf(choice)
              .filter((id) => only[choice]?.includes(id) ?? true)
              .map((id) => `${stem}-${id}`),
          ),
        [`${view}/${name}`],
      )
      return dyed ? stems.map((stem) => `${stem}-geweven`) : stems
    })
    expect(wanted.filter((name) => !(name in list.pictures))).toEqual([])
  })

  test('every weave of a fabric has a layer or a stand-in that has', () => {
    for (const { fabric } of options)
      if (fabric) expect([fabric.weave, ...(list.weaves[fabric.weave] ?? [])]).toContain('geweven')
  })

  test('every layer lies within its view, and cloth has its tones', () => {
    for (const [name, { left, top, width, height, tones }] of Object.entries(list.pictures)) {
      const view = list.views[name.split('/')[0] ?? '']
      expect([left + width <= (view?.width ?? 0), top + height <= (view?.height ?? 0)], name).toEqual([
        true,
        true,
      ])
      const slot = view?.slots.find((one) => name.split('/')[1]?.split('-')[0] === one.name)
      expect(tones !== undefined, name).toBe(slot?.dyed === true)
    }
  })
})
