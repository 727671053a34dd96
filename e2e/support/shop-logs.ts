import { readFile } from 'node:fs/promises'
import { delimiter } from 'node:path'
import { type APIResponse, expect } from '@playwright/test'

/** What a part of the shop has written since it started. */
export interface ShopLog {
  part: string
  text: string
}

/** Returns the logs of shop, api and database, once those of shop and api contain the lines of this answer. */
export async function readLogsAfter(answer: APIResponse): Promise<ShopLog[]> {
  const requestId = answer.headers()['x-request-id'] ?? 'an answer without an id'
  let logs: ShopLog[] = []
  await expect(async () => {
    logs = await readLogs()
    const speakers = logs.filter(({ text }) => text.includes(requestId)).map(({ part }) => part)
    expect(speakers).toEqual(['api', 'shop'])
  }).toPass()
  return logs
}

async function readLogs(): Promise<ShopLog[]> {
  const files = process.env.SHOP_LOGS?.split(delimiter)
  if (files?.length !== 3)
    throw new Error('SHOP_LOGS names no logs of api, shop and database: run the journeys with npm test')
  const parts = ['api', 'shop', 'database'] as const
  return Promise.all(
    files.map(async (file, at) => ({ part: parts[at] ?? file, text: await readFile(file, 'utf8') })),
  )
}
