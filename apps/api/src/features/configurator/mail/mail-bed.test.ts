import {
  mailConfigurationEndpoint,
  saveConfigurationEndpoint,
} from '@sluimer/contract/configurator/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { issueFormTicket } from '../../../platform/http/form-ticket.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aDeal } from '../../catalog/deal/deal.builders.ts'
import { aDefinitionInput, aSet } from '../configurator.builders.ts'
import { findNewestVersion } from '../rows/definition.queries.ts'
import { bedMail } from '../rows/tables.ts'
import { saveDefinition } from '../set/save-definition.ts'
import { forgetBedMailsJob } from './forget-bed-mails.job.ts'

const slug = 'boxspringset-proef'
const hourMs = 3_600_000
const start = new Date('2026-03-02T12:00:00Z')
let now = start
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
let app: TestApp
let variantId: number
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now, config: { publicUrl: 'https://winkel.example' } })
  variantId = onlyVariantId(await aSet(app.db))
})
afterAll(() => app.close())
// Each test begins on a new day, so that no mailbox has had its mails yet.
beforeEach(() => later(48 * hourMs))

async function aSavedBed(special: Record<string, string> = {}): Promise<string> {
  const version = await findNewestVersion(app.db, slug)
  const parts = { maat: '180', stof: 'mos', lampen: '0', ...special }
  const body = { boxconfig_id: String(version?.id), parts }
  return (await app.mustCall(saveConfigurationEndpoint, { params: { slug }, body })).id
}

let visitors = 0
/** Sends the form as a visitor who looked at it for a while; each form comes from an address of its own. */
function send(id: string, email: string, special: object = {}, visitor = `203.0.113.${++visitors}`) {
  const shown = { ...app.deps, clock: () => new Date(now.getTime() - 10_000) }
  const issued = issueFormTicket(shown)
  if (!issued.ok) throw new Error('no ticket')
  const body = { email, ticket: issued.data.ticket, ...special }
  const headers = { 'x-forwarded-for': visitor }
  return app.call(mailConfigurationEndpoint, { params: { id }, body }, { headers })
}

const mails = () => app.db.select().from(mailMessage).where(eq(mailMessage.kind, 'saved_bed'))
async function countNew(send: () => Promise<unknown>): Promise<number> {
  const before = (await mails()).length
  await send()
  return (await mails()).length - before
}

describe('a bed that is mailed', () => {
  test('[CF-18] comes with its link, picture, parts, price and time, and the address is used for nothing else', async () => {
    const id = await aSavedBed()
    expect(await send(id, 'noor@voorbeeld.example')).toMatchObject({ status: 201, data: { received: true } })
    const mail = (await mails()).at(-1)
    expect(mail).toMatchObject({
      recipient: 'noor@voorbeeld.example',
      subject: 'Je bewaarde Boxspringset Proef',
    })
    const link = `https://winkel.example/configurator/bed/${id}/`
    expect(mail?.html).toContain(`href="${link}"`)
    expect(mail?.html).toMatch(/<img[^>]* src="https:\/\/winkel\.example\/media\/960\/[^"]+\.jpg"/)
    expect(mail?.html).toContain('alt="Boxspringset Proef"')
    // No line of the form with HTML breaks within a size.
    for (const part of [mail?.html.replaceAll('\u00a0', ' '), mail?.text])
      for (const words of [
        '180 cm',
        'Mos',
        'Prijs op',
        'Inclusief btw',
        'geen bedenktijd',
        'alleen voor deze ene mail',
      ])
        expect(part, words).toContain(words)
    expect(mail?.text).toContain(link)
    expect(mail?.text).toMatch(/€\s1\.360/)
    expect(mail?.text).toContain('Maat: 180 cm\n')
    expect(mail?.text.split(link), 'a bare link stands nowhere but where it is to be copied').toHaveLength(3)
    expect(mail?.text).toContain('We houden de prijs niet vast')
    expect(mail?.text).toMatch(/(Vanaf|In) .*Dat is als je vandaag bestelt/)
    await app.runJobs()
    expect((await mails()).at(-1)?.sentAt).toEqual(now)
  })

  test('that cannot be made any more says so, with what it cost', async () => {
    const id = await aSavedBed()
    const rules = [
      { id: 'breedmos', sentence: 'Mos is er niet in breed.', never: [{ maat: ['180'], stof: ['mos'] }] },
    ]
    await saveDefinition(app.db, aDefinitionInput({ rules }), now)
    await send(id, 'gone@voorbeeld.example')
    await saveDefinition(app.db, aDefinitionInput(), now)
    const mail = (await mails()).at(-1)
    expect(mail?.text).toContain('Dit bed maken we niet meer precies zo.')
    expect(mail?.text).toMatch(/kostte het €\s1\.360/)
  })

  test('says until when the price of a deal holds', async () => {
    await aDeal(app.db, {
      variantId,
      priceCents: 90_000,
      startsAt: new Date(now.getTime() + 1000),
      endsAt: new Date('2026-03-31T21:59:00Z'),
    })
    later(2000)
    await send(await aSavedBed(), 'deal@voorbeeld.example')
    const mail = (await mails()).at(-1)
    expect(mail?.text).toMatch(/€\s1\.260/)
    expect(mail?.text).toContain('Deze actieprijs geldt tot 31 maart 2026 om 23.59 uur.')
  })
})

describe('a mailbox', () => {
  test('gets the same bed once a day, also when two ask at once', async () => {
    const id = await aSavedBed()
    const email = 'eens@voorbeeld.example'
    expect(await countNew(() => Promise.all([send(id, email), send(id, email), send(id, email)]))).toBe(1)
    expect(await countNew(() => send(id, email))).toBe(0)
    later(25 * hourMs)
    expect(await countNew(() => send(id, email))).toBe(1)
  })

  test('gets three beds a day, however its address is written and whoever asks; others get theirs', async () => {
    const beds = [
      await aSavedBed(),
      await aSavedBed({ lampen: 'lampen' }),
      await aSavedBed({ stof: 'zand' }),
      await aSavedBed({ stof: 'zand', lampen: 'lampen' }),
    ]
    const spellings = ['veel@gmail.com', 'VEEL@gmail.com', 'v.e.e.l@gmail.com', 'veel+bed@googlemail.com']
    const answers: unknown[] = []
    const count = await countNew(async () => {
      for (const [at, id] of beds.entries()) {
        const { ok, status, ...rest } = await send(id, spellings[at] ?? '')
        answers.push({ ok, status, data: 'data' in rest ? rest.data : undefined })
      }
    })
    expect(count).toBe(3)
    // Whoever asks does not learn that the mailbox had enough.
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await countNew(() => send(beds[0] ?? '', 'ander@voorbeeld.example'))).toBe(1)
  })

  test('is forgotten after two days, and what counts its mails after one', async () => {
    const email = 'weg@voorbeeld.example'
    await send(await aSavedBed(), email)
    const forget = () =>
      forgetBedMailsJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(5_000) })
    expect(JSON.stringify(await app.db.select().from(bedMail))).not.toContain('weg')
    later(25 * hourMs)
    await forget()
    expect(await app.db.select().from(bedMail)).toEqual([])
    expect((await mails()).map(({ recipient }) => recipient)).toContain(email)
    later(24 * hourMs)
    await forget()
    expect(await mails()).toEqual([])
  })
})

describe('a form', () => {
  test.each([
    '',
    'noor',
    'noor@',
    '@voorbeeld.example',
    'noor@voorbeeld',
    'a@b.example, c@d.example',
    'x@y.example\nBcc: z@y.example',
  ])('[VA-04] with the address %j is refused at its field', async (email) => {
    const id = await aSavedBed()
    const answer = await send(id, email)
    expect(answer).toMatchObject({ ok: false, status: 400, error: { code: 'invalid_request' } })
    expect(answer.ok || answer.error.fields?.[0]?.path).toBe('body.email')
  })

  test.each([
    ['filled in by a program', { leave_empty: 'x' }, 400],
    ['with a ticket of nobody', { ticket: 'x' }, 409],
    ['with more than is asked', { name: 'Koop nu' }, 400],
  ])('%s is refused', async (_, special, status) => {
    expect(await send(await aSavedBed(), 'noor@voorbeeld.example', special)).toMatchObject({
      ok: false,
      status,
    })
  })

  test('about a bed that nobody saved finds none', async () => {
    expect(await send('000000000000', 'noor@voorbeeld.example')).toMatchObject({ ok: false, status: 404 })
  })

  test('is taken ten times in ten minutes from one visitor', async () => {
    const id = await aSavedBed()
    const statuses: number[] = []
    for (let at = 0; at < 11; at += 1)
      statuses.push((await send(id, `een${at}@voorbeeld.example`, {}, '198.51.100.7')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  })
})
