import { getOwnDataEndpoint } from '@sluimer/contract/account/data-endpoints'
import { eq, getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { order } from '../../order/rows/tables.ts'
import { aCustomer, aPerson, type Person } from '../account.builders.ts'
import { declaredTables } from './declared-tables.ts'
import { aCustomerWithEverything, anOrderOf, words } from './own-data.builders.ts'

let now = new Date('2026-11-23T12:00:00Z')
const laterMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
let app: TestApp
let owner: Awaited<ReturnType<typeof aCustomerWithEverything>>
const email = 'alles@voorbeeld.example'
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  owner = await aCustomerWithEverything(app, email, () => laterMinutes(1))
})
afterAll(() => app.close())

async function dataOf(person: Person) {
  const answer = await person.call(getOwnDataEndpoint, {})
  if (!answer.ok) throw new Error(`the data was refused: ${answer.error.code}`)
  return answer.data
}

describe("a customer's own data", () => {
  test('holds everything that the shop knows, by its Dutch name and in euros', async () => {
    const { sections } = await dataOf(owner.person)
    const rowsOf = (title: string) => sections.find((section) => section.title === title)?.rows
    expect(rowsOf('Je account')).toMatchObject([{ 'E-mailadres': email }])
    for (const title of [
      ...[
        'Adressen',
        'Favorieten',
        'Mijn bedden',
        'Apparaten waarop je bent ingelogd',
        'Passkeys',
        'Bestellingen',
        'Bestellingen bij je account',
      ],
      ...[
        'Artikelen in je bestellingen',
        'Betalingen',
        'Facturen en creditnota’s',
        'Zendingen',
        'Winkelwagens',
      ],
      ...['Artikelen in je winkelwagens', 'Ingevuld bij het bestellen', 'Reviews', 'Nieuwsbrief', 'Mails'],
      ...['Vragen aan de klantenservice', 'Aanmeldingen voor de nieuwsbrief'],
    ])
      expect(rowsOf(title), title).not.toEqual([])
    const text = JSON.stringify(sections)
    for (const word of Object.values(words)) expect(text).toContain(word)
    const paid = rowsOf('Bestellingen')?.find((row) => row.Bestelnummer === owner.paid.number)
    expect(paid).toMatchObject({ Artikelen: 49.95 })
    expect(text).not.toMatch(/Cents"/)
  })

  test('has a section for every table that is declared as personal, and for no other', async () => {
    const { sections } = await dataOf(owner.person)
    const titles = declaredTables.flatMap(({ people }) => (people ? [people.title] : []))
    expect(sections.map(({ title }) => title)).toEqual(titles)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('holds no secret that opens an account or a cart, and no hash', async () => {
    const text = JSON.stringify(await dataOf(owner.person))
    for (const { table, columns } of declaredTables) {
      const secrets = Object.keys(columns).filter(
        (name) => typeof columns[name] === 'object' && columns[name].kind === 'secret',
      )
      if (secrets.length === 0) continue
      const rows: Record<string, unknown>[] = await app.db.select().from(table)
      for (const row of rows)
        for (const name of secrets) {
          const value = row[name]
          if (typeof value === 'string' && value.length > 7)
            expect(text.includes(`"${value}"`), `${getTableName(table)}.${name}`).toBe(false)
        }
    }
    expect(text).not.toContain('$argon2')
  })

  test('says until when each order is kept', async () => {
    const { kept_orders } = await dataOf(owner.person)
    expect(kept_orders).toEqual([
      { order_number: owner.unpaid.number, kept_until: '2026-12-23', because: 'unpaid' },
      { order_number: owner.paid.number, kept_until: '2033-12-31', because: 'law' },
    ])
  })

  test('says that the law requires keeping an order with Belgian VAT for ten years', async () => {
    const own = eq(order.number, owner.paid.number)
    await app.db.update(order).set({ vatCountry: 'BE' }).where(own)
    const { kept_orders } = await dataOf(owner.person)
    await app.db.update(order).set({ vatCountry: 'NL' }).where(own)
    const kept = { order_number: owner.paid.number, kept_until: '2036-12-31', because: 'law' }
    expect(kept_orders).toContainEqual(kept)
  })

  test('holds nothing of anybody else, nor of a guest who typed the same address', async () => {
    const other = await aCustomer(app, 'ander@voorbeeld.example')
    const stranger = aPerson(app)
    await anOrderOf(app, stranger, { email: 'ander@voorbeeld.example', isPaid: false })
    const text = JSON.stringify(await dataOf(other))
    expect(text).not.toContain(email)
    expect(text).not.toContain(words.street)
  })

  test('is for the customer only, and only after a fresh login', async () => {
    expect(await aPerson(app).call(getOwnDataEndpoint, {})).toMatchObject({
      error: { code: 'login_required' },
    })
    const person = await aCustomer(app, 'oud@voorbeeld.example')
    laterMinutes(16)
    expect(await person.call(getOwnDataEndpoint, {})).toMatchObject({ error: { code: 'login_too_old' } })
  })
})
