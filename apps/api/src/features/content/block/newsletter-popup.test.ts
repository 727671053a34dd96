import { getNewsletterPopupEndpoint } from '@sluimer/contract/content/endpoints'
import { demoContent } from '@sluimer/demo/content/demo-content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { saveContentBlock } from './save-content-block.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

test('[API-07] the newsletter popup is inactive until staff write it, and says what they wrote', async () => {
  expect(await app.mustCall(getNewsletterPopupEndpoint, {})).toMatchObject({ active: false })
  const words = demoContent['newsletter-popup']
  await saveContentBlock(app.db, 'newsletter-popup', words, new Date('2026-11-20T12:00:00Z'))
  expect(await app.mustCall(getNewsletterPopupEndpoint, {})).toEqual(words)
})

test('[API-07] words that are only spaces are refused', async () => {
  const words = { ...demoContent['newsletter-popup'], title: ' ' }
  await expect(saveContentBlock(app.db, 'newsletter-popup', words, new Date())).rejects.toThrow('title')
})
