import type { DemoShop } from './demo-shop.ts'
import { judgeAnswer, type Question } from './judge-answer.ts'

/** Says one message after the other to a shop, and returns the last reply, with its text in plain spaces. */
export async function talkTo(shop: DemoShop, [first, ...rest]: readonly [string, ...string[]]) {
  let reply = await shop.say(first)
  for (const turn of rest) reply = await shop.say(turn, reply.subject)
  return { ...reply, text: reply.message.content.replaceAll('\u00a0', ' ') }
}

/** Asks questions of one turn or several, and returns those whose last answer is wrong, with what is wrong. */
export async function listWrong(shop: DemoShop, questions: readonly Question[]): Promise<string[]> {
  const wrong: string[] = []
  for (const question of questions) {
    let subject: string | null = null
    let found: string[] = []
    for (const message of question.turns) {
      const reply = await shop.say(message, subject)
      subject = reply.subject
      found = judgeAnswer(question, reply, shop.products)
    }
    if (found.length > 0) wrong.push(`${question.turns.join(' > ')}: ${found.join(', ')}`)
  }
  return wrong
}
