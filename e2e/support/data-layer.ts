import { expect, type Page } from '@playwright/test'

interface CommerceItem {
  item_id: string
  item_name: string
  price: number
  quantity: number
  [detail: string]: unknown
}
export interface Told {
  event?: string
  ecommerce?: { items?: CommerceItem[]; [detail: string]: unknown } | null
  [detail: string]: unknown
}

/** Returns the contents of the page's data layer; consent commands come as arrays. Undefined while there is none. */
export function dataLayer(page: Page): Promise<Told[] | undefined> {
  return page.evaluate(() => {
    const { dataLayer } = window as { dataLayer?: unknown[] }
    return dataLayer?.map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? { command: Array.from(entry as ArrayLike<unknown>) }
        : entry,
    ) as Told[] | undefined
  })
}

/** Waits for an event and returns the last one of its name. The shop must have cleared whatever was pushed before it. */
export async function toldEvent(page: Page, name: string): Promise<Told> {
  await expect.poll(async () => (await listEvents(page, name)).length, { message: name }).toBeGreaterThan(0)
  const all = (await dataLayer(page)) ?? []
  const index = all.findLastIndex(({ event }) => event === name)
  const told = all[index]
  if (!told) throw new Error(`${name} is gone`)
  if (told.ecommerce) expect(all[index - 1]).toEqual({ ecommerce: null })
  return told
}

export async function listEvents(page: Page, name: string): Promise<Told[]> {
  return ((await dataLayer(page)) ?? []).filter(({ event }) => event === name)
}
