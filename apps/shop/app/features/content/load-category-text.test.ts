import { expect, test } from 'vitest'
import { aContext, brokenApi } from './context.builders.ts'
import { loadCategoryText } from './load-category-text.server.ts'

const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Zo kies je.' }] }

test('[API-07] a category shows its text on its own page, and not where choices stand in the address', async () => {
  const asked: (string | null)[] = []
  const { context } = aContext((url) => {
    asked.push(url.searchParams.get('path'))
    return Response.json({ body: [paragraph] })
  })
  expect(await loadCategoryText(context, { path: 'dekbed', search: '' })).toEqual([paragraph])
  expect(await loadCategoryText(context, { path: 'dekbed', search: '?tn_p=2' })).toEqual([])
  expect(asked).toEqual(['dekbed'])
})

test('[ER-02] a text that cannot be read leaves the listing standing, and is logged', async () => {
  const { context, logged } = brokenApi()
  expect(await loadCategoryText(context, { path: 'dekbed', search: '' })).toEqual([])
  expect(logged).toHaveLength(1)
})
