import { expect, test } from 'vitest'
import { addView, limitViews, listViewedProductIds, parseView, type View } from './last-viewed.ts'

const aView = (id: string, vid = `${id}-a`): View => ({ id, vid })
const look = (views: readonly View[], view: View, former?: View) => limitViews(addView(views, view, former))

test('[CT-13] the newest view comes first, and the list ends at eight', () => {
  const ids = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
  const views = ids.reduce<readonly View[]>((list, id) => look(list, aView(id)), [])
  expect(views.map(({ id }) => id)).toEqual(['9', '8', '7', '6', '5', '4', '3', '2'])
})

test('[CT-13] the same product and variant is there once, in front; another variant is another view', () => {
  const views = [aView('2'), aView('1')]
  expect(look(views, aView('1'))).toEqual([aView('1'), aView('2')])
  expect(look(views, aView('1', '1-b'))).toEqual([aView('1', '1-b'), aView('2'), aView('1')])
})

test('[CT-13] trying the sizes on one page is one view', () => {
  const views = look([aView('2')], aView('1'))
  expect(look(views, aView('1', '1-b'), aView('1'))).toEqual([aView('1', '1-b'), aView('2')])
})

test('[CT-13] a strip shows each product once, and not the one whose page it is', () => {
  const views = [aView('1'), aView('2'), aView('1', '1-b'), aView('3')]
  expect(listViewedProductIds(views, '2')).toEqual(['1', '3'])
  expect(listViewedProductIds(views)).toEqual(['1', '2', '3'])
})

test.each([null, 'x', {}, { id: '1' }, { id: '1', vid: '' }, { id: '../x', vid: '1' }, { id: {}, vid: 1 }])(
  '[CT-13] the entry %j is not a view',
  (entry) => {
    expect(parseView(entry)).toBeUndefined()
  },
)

test('[CT-13] numbers are ids too', () => {
  expect(parseView({ id: 12, vid: 34 })).toEqual({ id: '12', vid: '34' })
})
