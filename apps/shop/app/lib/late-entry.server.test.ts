import { expect, test } from 'vitest'
import { holdEntry, takeAnnouncements } from './late-entry.server.ts'

const start = 'import("/assets/entry.client-a.js");'
const framework = `<script nonce="secret" type="module" async="">import "/assets/manifest.js";\n${start}</script>`

test("the framework's start waits as text with its files, and tells when it fails", () => {
  const page = holdEntry(`<body>${framework}</body>`, 'secret', ['/assets/a.js', '/assets/b.js'])
  expect(page).toContain(
    '<script nonce="secret" type="text/plain" data-modules="/assets/a.js /assets/b.js">import "/assets/manifest.js";',
  )
  expect(page).toContain('import("/assets/entry.client-a.js").catch(() => window.earlyInput?.giveUp());')
  expect(page).not.toContain('type="module"')
})

test('a script without the mark of the page is left alone', () => {
  const page = framework.replace('secret', 'other')
  expect(holdEntry(page, 'secret', [])).toBe(page)
})

test('another way of starting pages is an error, and no page that never starts', () => {
  expect(() => holdEntry(framework.replace(start, 'boot()'), 'secret', [])).toThrow('decision 140')
})

test('announced scripts are taken out of the head, and nothing else', () => {
  const style = '<link rel="stylesheet" href="/assets/app.css"/>'
  const announced = ['a', 'b'].map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
  expect(takeAnnouncements(`${announced[0]}${style}${announced[1]}`)).toEqual({
    head: style,
    modules: ['/assets/a.js', '/assets/b.js'],
  })
})
