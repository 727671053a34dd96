import { expect, test } from 'vitest'
import { holdEntry, takeAnnouncements, takeState } from './late-entry.server.ts'

const start = 'import("/assets/entry.client-a.js");'
const framework = `<script nonce="secret" type="module" async="">import "/assets/manifest.js";\n${start}</script>`

const needed = { modules: ['/assets/a.js', '/assets/b.js'], stateAddress: '/page-state/1/a?page=%2F&x=1' }

test("the framework's start waits as text with what it needs, and says so when it fails", () => {
  const page = holdEntry(`<body>${framework}</body>`, 'secret', needed)
  expect(page).toContain(
    '<script nonce="secret" type="text/plain" data-modules="/assets/a.js /assets/b.js" data-state="/page-state/1/a?page=%2F&amp;x=1">import "/assets/manifest.js";',
  )
  expect(page).toContain('import("/assets/entry.client-a.js").catch(() => window.earlyInput?.giveUp());')
  expect(page).not.toContain('type="module"')
})

test('a script without the mark of the page is left alone', () => {
  const page = framework.replace('secret', 'other')
  expect(holdEntry(page, 'secret', needed)).toBe(page)
})

test('another way of starting pages is an error, and no page that never starts', () => {
  expect(() => holdEntry(framework.replace(start, 'boot()'), 'secret', needed)).toThrow('decision 140')
})

test('announced scripts are taken out of the head, and nothing else', () => {
  const style = '<link rel="stylesheet" href="/assets/app.css"/>'
  const announced = ['a', 'b'].map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
  expect(takeAnnouncements(`${announced[0]}${style}${announced[1]}`)).toEqual({
    head: style,
    modules: ['/assets/a.js', '/assets/b.js'],
  })
})

const handOver = (call: string, mark = 'secret') =>
  `<script nonce="${mark}">window.__reactRouterContext.streamController.${call};</script>`

test('what the scripts begin with is taken out of the page as the framework would read it', () => {
  const parts = ['[{"a":1}', ',"\\u003c/script>"]\n'].map((part) =>
    handOver(`enqueue(${JSON.stringify(part)})`),
  )
  const taken = takeState(`<p>a</p>${parts[0]}<!--$-->${parts[1]}${handOver('close()')}</body>`, 'secret')
  expect(taken).toEqual({ page: '<p>a</p><!--$--></body>', state: '[{"a":1},"\\u003c/script>"]\n' })
})

test('a script that only looks like it stays, and a page without any is an error', () => {
  const text = handOver('enqueue("a")', 'other')
  expect(takeState(`${handOver('enqueue("b")')}${text}`, 'secret')).toEqual({ page: text, state: 'b' })
  expect(() => takeState(text, 'secret')).toThrow('decision 142')
})
