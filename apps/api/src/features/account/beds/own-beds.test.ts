import {
  keepOwnBedEndpoint,
  listOwnBedsEndpoint,
  removeOwnBedEndpoint,
  renameOwnBedEndpoint,
} from '@sluimer/contract/account/bed-endpoints'
import { bedNameLength, mostOwnBeds } from '@sluimer/domain/customer/own-beds'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { product } from '../../catalog/tables/product-tables.ts'
import { aDefinitionInput, aSavedBed, saveBed, setSavedAt } from '../../configurator/configurator.builders.ts'
import { configuration } from '../../configurator/rows/tables.ts'
import { saveDefinition } from '../../configurator/set/save-definition.ts'
import { customer } from '../../customer/rows/tables.ts'
import { aCustomer, aPerson, type Person } from '../account.builders.ts'
import { customerBed } from './tables.ts'

const start = new Date('2026-11-23T12:00:00Z')
let now = start
let app: TestApp
let moss: string
let sand: string
let people = 0
let email: string
let anna: Person
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  moss = await aSavedBed(app)
  sand = await saveBed(app, { maat: '140', stof: 'zand', lampen: 'lampen' })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = start
  people += 1
  email = `anna.bed-${people}@voorbeeld.example`
  anna = await aCustomer(app, email)
})

const keep = (person: Person, id: string, name?: string) =>
  person.call(keepOwnBedEndpoint, { body: { configuration: id, ...(name !== undefined && { name }) } })
const rename = (person: Person, id: string, name: string) =>
  person.call(renameOwnBedEndpoint, { params: { id }, body: { name } })
const remove = (person: Person, id: string) => person.call(removeOwnBedEndpoint, { params: { id } })
async function list(person: Person) {
  const answer = await person.call(listOwnBedsEndpoint, {})
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.beds
}

describe('the beds of an account', () => {
  test('are listed, the one kept last first, each with a name, its parts and its price now', async () => {
    await keep(anna, moss)
    now = new Date(start.getTime() + 60_000)
    expect(await keep(anna, sand, '  Voor de logeerkamer ')).toMatchObject({
      ...{ ok: true, status: 201 },
      data: { kept: sand, is_new: true },
    })
    expect(await list(anna)).toMatchObject([
      { id: sand, name: 'Voor de logeerkamer', own_name: 'Voor de logeerkamer', kept_at: now.toISOString() },
      {
        ...{ id: moss, name: 'Boxspringset Proef, 180 cm, Mos', own_name: '', kept_at: start.toISOString() },
        bed: {
          id: moss,
          saved: { price: 1360 },
          now: { price: { price: 1360 } },
          gone: [],
          nearest: null,
        },
      },
    ])
  })

  test('[CF-10] are promised for where the customer wants them: an island has one round a week', async () => {
    await keep(anna, moss)
    const promised = async (query: { deliver_to?: 'NL-islands' }) => {
      const answer = await anna.call(listOwnBedsEndpoint, { query })
      return answer.ok ? answer.data.beds.map(({ bed }) => bed.now?.delivery) : answer.error
    }
    expect([await promised({}), await promised({ deliver_to: 'NL-islands' })]).toEqual([
      ['Vanaf dinsdag 26 januari, kies zelf je dag'],
      ['Vanaf woensdag 27 januari, kies zelf je dag'],
    ])
  })

  test('have each bed once, also when it is kept twice at once, and keep the name it had', async () => {
    const answers = await Promise.all([keep(anna, moss, 'Eerste'), keep(anna, moss), keep(anna, moss)])
    expect(answers.filter((answer) => answer.ok && answer.data.is_new)).toHaveLength(1)
    await rename(anna, moss, 'Van ons')
    expect(await keep(anna, moss, 'Ander')).toMatchObject({ data: { kept: moss, is_new: false } })
    expect(await list(anna)).toMatchObject([{ id: moss, name: 'Van ons' }])
  })

  test('are renamed and removed, by their owner only', async () => {
    await keep(anna, moss)
    const bram = await aCustomer(app, `bram.bed-${people}@voorbeeld.example`)
    await keep(bram, moss, 'Van Bram')
    const none = { ok: false, status: 404, error: { code: 'not_found' } }
    for (const attempt of [rename(bram, sand, 'x'), remove(bram, sand)])
      expect(await attempt).toMatchObject(none)
    expect(await rename(anna, moss, 'Ons bed')).toMatchObject({ data: { beds: [{ name: 'Ons bed' }] } })
    expect(await rename(anna, moss, ' ')).toMatchObject({
      data: { beds: [{ name: expect.stringMatching(/^Boxspringset/) }] },
    })
    expect(await remove(anna, moss)).toMatchObject({ ok: true, data: { beds: [] } })
    expect(await remove(anna, moss)).toMatchObject(none)
    expect(await list(bram)).toMatchObject([{ name: 'Van Bram' }])
  })

  test('are refused to a guest, and a bed that nobody saved is not found', async () => {
    const refused = { status: 403, error: { code: 'login_required' } }
    const guest = aPerson(app)
    expect(await guest.call(listOwnBedsEndpoint, {})).toMatchObject(refused)
    for (const attempt of [keep(guest, moss), rename(guest, moss, 'x'), remove(guest, moss)])
      expect(await attempt).toMatchObject(refused)
    expect(await keep(anna, '000000000000')).toMatchObject({ status: 404, error: { code: 'not_found' } })
  })

  test.each(['x'.repeat(bedNameLength + 1), 'regel\nregel', '\u0000'])('refuse the name %j', async (name) => {
    expect(await keep(anna, moss, name)).toMatchObject({ status: 400, error: { code: 'invalid_request' } })
    expect(await list(anna)).toEqual([])
  })

  test('have a limit, which is reported and loses nothing', async () => {
    const [own] = await app.db.select().from(customer).where(eq(customer.email, email))
    const [row] = await app.db.select().from(configuration).where(eq(configuration.id, sand))
    if (own === undefined || row === undefined) throw new Error('nobody is there')
    for (let count = 1; count < mostOwnBeds; count++) {
      const id = `${people}x${count}`.padStart(12, '0').replace('x', 'a')
      await app.db
        .insert(configuration)
        .values({ ...row, id, choices: { ...row.choices, proef: String(count) } })
        .onConflictDoNothing()
      await app.db
        .insert(customerBed)
        .values({ customerId: own.id, configurationId: id, name: '', keptAt: start })
    }
    const answers = await Promise.all([keep(anna, moss), keep(anna, sand)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      ...{
        status: 409,
        error: { code: 'conflict', message: expect.stringContaining('hoogstens 30 bedden') },
      },
    })
    expect(await list(anna)).toHaveLength(mostOwnBeds)
  })

  test('report another price, an option that is gone and a set that is not sold, and stay the same bed', async () => {
    await keep(anna, moss)
    await keep(anna, sand)
    const [size, cloth] = aDefinitionInput().steps
    if (size === undefined || cloth === undefined) throw new Error('the set has no steps')
    const [fabrics, lamps] = cloth.properties
    if (fabrics === undefined || lamps === undefined) throw new Error('the set has no cloth')
    const onlySand = { ...fabrics, options: fabrics.options.filter(({ id }) => id === 'zand') }
    const dearer = {
      ...lamps,
      options: lamps.options.map((option) => (option.id === '0' ? option : { ...option, extraCents: 9900 })),
    }
    const steps = [size, { ...cloth, properties: [onlySand, dearer] }]
    const saved = await saveDefinition(app.db, aDefinitionInput({ steps, rules: [] }), start)
    expect(saved).toMatchObject({ ok: true })
    const bedOf = async (id: string) => (await list(anna)).find((own) => own.id === id)?.bed
    expect(await bedOf(moss)).toMatchObject({
      ...{ now: null, gone: [{ title: 'Stof', value: 'Mos', nearest: { value: 'Zand' } }] },
      saved: { parts: { stof: 'mos' } },
      nearest: { parts: { stof: 'zand' } },
    })
    expect(await bedOf(sand)).toMatchObject({ saved: { price: 1089 }, now: { price: { price: 1099 } } })

    const again = await saveBed(app, { maat: '140', stof: 'zand', lampen: 'lampen' })
    expect(again).not.toBe(sand)
    expect(await keep(anna, again)).toMatchObject({ data: { kept: sand, is_new: false } })

    await app.db.update(product).set({ active: false }).where(eq(product.slug, 'boxspringset-proef'))
    expect(await bedOf(sand)).toMatchObject({ now: null, nearest: null })
    await app.db.update(product).set({ active: true }).where(eq(product.slug, 'boxspringset-proef'))
    await saveDefinition(app.db, aDefinitionInput(), setSavedAt)
  })
})
