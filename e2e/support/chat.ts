import { expect, type Page, type Route } from '@playwright/test'

interface Reply {
  message: { role: 'assistant'; content: string }
  products: unknown[]
  links: { title: string; path: string }[]
  answers: { text: string; value: string }[]
  ask: 'order' | null
  hand_over: { phone: string; hours: string; contact_path: string } | null
  ends: boolean
  subject: string | null
}

/** An answer of the assistant in the form of the api. */
export function aReply(content: string, changes: Partial<Reply> = {}): Reply {
  return {
    ...{ message: { role: 'assistant', content }, products: [], links: [], answers: [] },
    ...{ ask: null, hand_over: null, ends: false, subject: null },
    ...changes,
  }
}

export interface AskedQuestion {
  message: string
  history: { role: string; content: string }[]
  subject: string | null
}

/** Answers messages in the api's stead, so that a journey knows each answer. Returns what was asked so far. */
export async function answerChat(
  page: Page,
  answer: (question: AskedQuestion, route: Route) => Reply | undefined | Promise<Reply | undefined>,
): Promise<AskedQuestion[]> {
  const asked: AskedQuestion[] = []
  await page.route('**/v1/assistant', async (route) => {
    const question = route.request().postDataJSON() as AskedQuestion
    asked.push(question)
    const reply = await answer(question, route)
    if (reply) await route.fulfill({ json: reply })
  })
  return asked
}

/** Takes saved talks in the api's stead. Returns those so far. */
export async function takeSavedChats(
  page: Page,
): Promise<{ messages: { content: string }[]; rating: number }[]> {
  const saved: { messages: { content: string }[]; rating: number }[] = []
  await page.route('**/v1/chat/save', async (route) => {
    saved.push(route.request().postDataJSON())
    await route.fulfill({ status: 201, json: { saved: true } })
  })
  return saved
}

export const chatButton = (page: Page) => page.getByRole('button', { name: /^Chat met/ })
export const chatPanel = (page: Page) => page.getByRole('dialog', { name: 'Saar' })
export const chatField = (page: Page) => chatPanel(page).getByLabel('Je bericht')

export async function openChat(page: Page): Promise<void> {
  await chatButton(page).click()
  await expect(chatPanel(page)).toBeVisible()
}

/** Types a message and sends it. */
export async function say(page: Page, text: string): Promise<void> {
  await chatField(page).fill(text)
  await chatField(page).press('Enter')
}
