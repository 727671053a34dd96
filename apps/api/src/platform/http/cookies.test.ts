import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { clearCookie, listCookies, readCookie, setCookie } from './cookies.ts'

async function ask(cookie: string, isSecure = false) {
  const app = fastify()
  app.decorate('hasSecureCookies', isSecure)
  app.get('/', async (request, reply) => {
    setCookie(reply, 'cart', 'a b;c', { maxAgeSeconds: 60 })
    clearCookie(reply, 'old')
    return { cart: readCookie(request, 'cart') ?? null, carts: listCookies(request, 'cart-') }
  })
  const answer = await app.inject({ url: '/', headers: { cookie } })
  return {
    ...answer.json<{ cart: string | null; carts: object[] }>(),
    setCookie: [answer.headers['set-cookie']].flat(),
  }
}

test.each([
  ['cart=abc', 'abc'],
  ['a=1; cart=abc; b=2', 'abc'],
  ['xcart=1; cart=a%20b%3Bc', 'a b;c'],
  ['cart="abc"', 'abc'],
  ['cart=%E0%A4%A', null],
  ['cartridge=1', null],
  ['', null],
])('of %j the cart is %j', async (header, value) => {
  expect((await ask(header)).cart).toBe(value)
})

test('a cookie is out of reach of scripts and of other sites', async () => {
  const { setCookie: lines } = await ask('')
  expect(lines).toEqual([
    'cart=a%20b%3Bc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    'old=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ])
})

test('on https a cookie stays on https, and no other host of the domain can set it', async () => {
  const { setCookie: lines } = await ask('', true)
  expect(lines).toEqual([
    '__Host-cart=a%20b%3Bc; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-old=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})

test('on https the cookie of this host alone wins from one that another host may have set', async () => {
  expect((await ask('cart=planted; __Host-cart=own', true)).cart).toBe('own')
  expect((await ask('__Host-cart=own; cart=planted', true)).cart).toBe('own')
  // Without https the prefix proves nothing: any host could use it.
  expect((await ask('__Host-cart=planted; cart=own')).cart).toBe('own')
})

test('on https what a browser holds under the plain name still counts, and gets its new name', async () => {
  const { cart, setCookie: lines } = await ask('cart=before; old=1', true)
  expect(cart).toBe('before')
  expect(lines.map((line) => line?.split('; ').slice(0, 3).join('; '))).toEqual([
    'cart=; Max-Age=0; Path=/',
    '__Host-cart=a%20b%3Bc; Max-Age=60; Path=/',
    'old=; Max-Age=0; Path=/',
    '__Host-old=; Max-Age=0; Path=/',
  ])
})

test('cookies are listed by how their names begin, on https only those that no other host can set', async () => {
  const header = 'cart=a; cart-1=b; __Host-cart-2=c; xcart-3=d; cart-4=%E0%A4%A'
  expect((await ask(header)).carts).toEqual([{ name: 'cart-1', value: 'b' }])
  expect((await ask(header, true)).carts).toEqual([{ name: 'cart-2', value: 'c' }])
})
