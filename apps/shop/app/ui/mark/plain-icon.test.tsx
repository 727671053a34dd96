import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import PlainIcon from './plain-icon.ts'

const draw = (node: [string, Record<string, string>][], props = {}) =>
  renderToStaticMarkup(<PlainIcon icon={{ node }} {...props} />)

test('the lines of an icon are one path, each where it is by itself', () => {
  const path: [string, Record<string, string>] = ['path', { d: 'm6 9 6 6 6-6', key: 'a' }]
  const html = draw([
    ['circle', { cx: '17', cy: '18', r: '2', key: 'b' }],
    ['line', { x1: '1', x2: '2', y1: '3', y2: '4', key: 'c' }],
    path,
  ])
  expect(html).toBe(
    '<svg viewBox="0 0 24 24" aria-hidden="true" class="icon"><path d="M15 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M1 3L2 4M0 0m6 9 6 6 6-6"></path></svg>',
  )
})

test('what is more than a line stays an element of its own', () => {
  const html = draw([
    ['path', { d: 'M1 1h2', key: 'a' }],
    ['rect', { x: '3', y: '11', width: '18', height: '11', rx: '2', key: 'b' }],
    ['circle', { cx: '7', cy: '7', r: '.5', fill: 'currentColor', key: 'c' }],
  ])
  expect(html).toContain('<path d="M1 1h2"></path><rect x="3" y="11" width="18" height="11" rx="2"></rect>')
  expect(html).toContain('<circle cx="7" cy="7" r=".5" fill="currentColor"></circle></svg>')
})

test('an icon is hidden from screen readers unless it has a name', () => {
  expect(draw([], { 'aria-label': 'Klaar:' })).toBe(
    '<svg viewBox="0 0 24 24" aria-label="Klaar:" class="icon"></svg>',
  )
  expect(draw([], { className: 'size-4', strokeWidth: 3 })).toBe(
    '<svg viewBox="0 0 24 24" aria-hidden="true" class="icon size-4" style="stroke-width:3"></svg>',
  )
})
