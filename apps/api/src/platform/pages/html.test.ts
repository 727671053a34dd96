import { expect, test } from 'vitest'
import { html } from './html.ts'

test('what is filled in is escaped, between tags and in attributes', () => {
  const hostile = `<img src=x onerror="alert('&')">`
  expect(html`<p title="${hostile}">${hostile}</p>`.source).not.toMatch(/<img|"alert/)
})

test('parts that are HTML already, and lists of them, stand as they are', () => {
  const rows = ['a', '<b>'].map((text) => html`<li>${text}</li>`)
  expect(html`<ul>${rows}</ul>${false}${undefined}${0}`.source).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>0')
})
