import { createProductIndex } from '@sluimer/search/create-product-index'
import { aProduct } from '@sluimer/search/testing/a-product'
import { expect, test, vi } from 'vitest'
import { lookUp } from './look-up.ts'

test('a text is searched once, until the index changes', () => {
  const index = createProductIndex()
  index.rebuild([aProduct({ id: 1, title: 'Kussen Noord' })])
  const search = vi.spyOn(index, 'search')

  expect(lookUp(index, 'plaid')).toMatchObject({ relaxed: { droppedWords: ['plaid'] } })
  expect(lookUp(index, 'plaid').relaxed).toBeDefined()
  expect(search).toHaveBeenCalledTimes(1)

  index.apply([{ kind: 'put', document: aProduct({ id: 2, title: 'Plaid Zee' }) }])
  expect(lookUp(index, 'plaid')).toEqual({ total: 1 })
})

test('a text of which the index reads only the beginning is not kept', () => {
  const index = createProductIndex()
  const search = vi.spyOn(index, 'search')
  const long = 'plaid '.repeat(40)
  lookUp(index, long)
  lookUp(index, long)
  expect(search).toHaveBeenCalledTimes(2)
})
