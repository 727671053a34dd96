import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { markScripts } from './content-security.server.ts'

const toHash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

test("the framework's own inline scripts are allowed by their hash, and lose their marks", () => {
  const scripts = markScripts('https://shop.example.test')
  const { html, policy } = scripts.seal(`<script nonce="${scripts.mark}">start()</script>`)
  expect(html).toBe('<script>start()</script>')
  expect(policy).toContain(toHash('start()'))
})

test('a script that came in with some text is not allowed', () => {
  const scripts = markScripts('https://shop.example.test')
  const { policy } = scripts.seal('<script>steal()</script><script nonce="guess">steal()</script>')
  expect(policy).not.toContain('sha256')
})

test('no other site may frame the shop, and no script comes from elsewhere', () => {
  const { policy } = markScripts('http://localhost:3000').seal('')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/script-src 'self'(;|$)/)
})

test('[SC-02] tags may come from their own addresses only, and only where a tag manager is set up', () => {
  const without = markScripts('http://localhost:3000').seal('').policy
  expect(without).not.toMatch(/https?:\/\/(?!localhost)/)
  const { policy } = markScripts('http://localhost:3000', ['https://tags.example']).seal('')
  for (const part of ['script-src', 'img-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${part} [^;]*https://tags\\.example(;|$)`))
  expect(policy.match(/tags\.example/g)).toHaveLength(3)
})
