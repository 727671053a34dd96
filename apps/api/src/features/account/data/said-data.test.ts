import { deleteAccountEndpoint, getOwnDataEndpoint } from '@sluimer/contract/account/data-endpoints'
import { askQuestionEndpoint, getProductQuestionsEndpoint } from '@sluimer/contract/question/endpoints'
import { getProductReviewsEndpoint } from '@sluimer/contract/review/endpoints'
import { getFormTicketEndpoint } from '@sluimer/contract/service/endpoints'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { runQuestionCommand } from '../../question/answer/question-command.ts'
import { productQuestion } from '../../question/rows/tables.ts'
import { runReviewCommand } from '../../review/moderate/review-command.ts'
import { aPhoto, aPictureCode } from '../../review/picture/picture.builders.ts'
import { post } from '../../review/review.builders.ts'
import { review, reviewPicture } from '../../review/rows/tables.ts'
import { aCustomer, type Person } from '../account.builders.ts'

let now = new Date('2026-11-23T12:00:00Z')
const letTimePass = () => {
  now = new Date(now.getTime() + 60_000)
}
let app: TestApp
let reviewedId: number
/** Another product, so that each page hears only of what it loses itself. */
let askedId: number
let noor: { person: Person; picture: string }
let bo: { person: Person; picture: string }
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  reviewedId = (await aProduct(app.db)).id
  askedId = (await aProduct(app.db)).id
  noor = await aWriter('noor@voorbeeld.example', 'Kan Noors kat hierop?')
  bo = await aWriter('bo@voorbeeld.example', 'Past Bo hier ook op?')
})
afterAll(() => app.close())

/** A customer with a published review that has a picture, and a question that was answered on the page. */
async function aWriter(email: string, question: string) {
  const person = await aCustomer(app, email)
  const code = await aPictureCode(app, await aPhoto())
  await post(app, reviewedId, { email, name: question, pictures: [code] }, letTimePass)
  const [written] = await app.db.select().from(review).where(eq(review.name, question))
  await runReviewCommand(app.deps, ['publish', String(written?.id)])
  const [picture] = await app.db
    .select()
    .from(reviewPicture)
    .where(eq(reviewPicture.reviewId, written?.id ?? 0))
  const { ticket } = await app.mustCall(getFormTicketEndpoint, {})
  letTimePass()
  const body = { question, customer: { name: 'Vrager', email }, ticket }
  await app.mustCall(askQuestionEndpoint, { params: { id: String(askedId) }, body })
  const [asked] = await app.db.select().from(productQuestion).where(eq(productQuestion.question, question))
  await runQuestionCommand(app.deps, ['answer', String(asked?.id), 'Ja hoor.'])
  return { person, picture: `/media/review/${picture?.id}/large.webp` }
}

const open = async (url: string) => (await app.server.inject({ url })).statusCode
const listQuestions = async () => {
  const params = { id: String(askedId) }
  const { questions } = await app.mustCall(getProductQuestionsEndpoint, { params, query: {} })
  return questions.map(({ question }) => question)
}

const listReviewers = async () => {
  const params = { id: String(reviewedId) }
  const { reviews } = await app.mustCall(getProductReviewsEndpoint, { params, query: {} })
  return reviews.map(({ name }) => name).toSorted()
}

test("[PD-04] a customer's own data hold their pictures as pictures and their questions with the answers, and nobody else's", async () => {
  const answer = await noor.person.call(getOwnDataEndpoint, {})
  if (!answer.ok) throw new Error(answer.error.code)
  const rowsOf = (title: string) => answer.data.sections.find((section) => section.title === title)?.rows
  const [picture, ...others] = rowsOf("Foto's bij reviews") ?? []
  expect(others).toEqual([])
  const bytes = Buffer.from(String(picture?.Foto), 'base64')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 600, height: 900 })
  expect(rowsOf('Vragen over artikelen')).toMatchObject([
    { Vraag: 'Kan Noors kat hierop?', 'Antwoord van de winkel': 'Ja hoor.' },
  ])
  expect(JSON.stringify(answer.data)).not.toContain('Past Bo')
})

test('[PD-04] with an account its pictures and questions go, from the pages too, and the review stays without a name', async () => {
  expect([await open(noor.picture), await open(bo.picture)]).toEqual([200, 200])
  expect(await listQuestions()).toHaveLength(2)
  expect(await listReviewers()).toHaveLength(2)
  const deleted = await noor.person.call(deleteAccountEndpoint, { body: { sure: true } })
  expect(deleted.ok).toBe(true)
  await app.runJobs()
  await app.deps.changes.catchUp()
  expect([await open(noor.picture), await open(bo.picture)]).toEqual([404, 200])
  expect(await listQuestions()).toEqual(['Past Bo hier ook op?'])
  expect(await listReviewers()).toEqual(['Anoniem', 'Past Bo hier ook op?'])
})
