import type { AgentScope } from '@sluimer/contract/agent/ucp'
import { expect, test } from 'vitest'
import { loadContextFor } from '../../lib/api/host-context.server.ts'
import { publicUrl } from '../seo/seo.builders.ts'
import { loader } from './agent-feed.ts'
import { buildLlmsText } from './llms-text.ts'

async function askFeed(pages: Record<string, unknown>, agents?: AgentScope): Promise<Response> {
  const context = loadContextFor({
    visit: { requestId: 'request-1', clientAddress: '203.0.113.7', cookie: '' },
    gateway: {
      async send({ path }) {
        const answer = pages[new URL(path, 'http://api.invalid').searchParams.get('after') ?? '']
        return answer === undefined ? Response.json({}, { status: 404 }) : Response.json(answer)
      },
    },
    publicUrl,
    tagManager: null,
    ...(agents === undefined ? {} : { agents }),
    logError: () => {},
    setCookies: [],
  })
  return loader({ params: {}, request: new Request(publicUrl), context } as never)
}

const pages = {
  0: { lines: ['{"id":"p1"}', '{"id":"p2"}'], next: '2' },
  2: { lines: ['{"id":"p9"}'], next: null },
}

test('the feed of agents has a product on each line, read in pages until there are no more', async () => {
  const answer = await askFeed(pages, 'catalog')
  expect(answer.headers.get('content-type')).toBe('application/jsonl; charset=utf-8')
  expect(
    (await answer.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).id),
  ).toEqual(['p1', 'p2', 'p9'])
})

test('a feed whose making fails breaks off, so that half of it is not taken for the whole', async () => {
  const answer = await askFeed({ 0: pages[0] }, 'all')
  await expect(answer.text()).rejects.toThrow('the api answered 404')
})

test('a shop that is closed to agents has no feed for them, and llms.txt says nothing of it', async () => {
  expect((await askFeed(pages, 'off')).status).toBe(404)
  expect((await askFeed(pages)).status).toBe(404)
  const text = (agents: AgentScope) => buildLlmsText({ departments: [], service: [] }, { publicUrl, agents })
  expect(text('all')).toContain(`${publicUrl}/.well-known/ucp`)
  expect(text('all')).toContain('continue_url')
  expect(text('catalog')).not.toContain('continue_url')
  expect(text('off')).not.toMatch(/ucp|agenten/)
})
