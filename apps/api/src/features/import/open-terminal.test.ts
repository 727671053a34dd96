import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { openTerminal } from './open-terminal.ts'

/** A pipe of a few bytes whose reader leaves after one text. */
function aPipe() {
  const read: string[] = []
  const pipe = new Writable({
    highWaterMark: 4,
    write(chunk, _encoding, done) {
      if (read.length > 0) return done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
      read.push(String(chunk))
      done()
    },
  })
  return { read, pipe }
}

test('a command goes on when nobody reads its output any more', async () => {
  const { read, pipe } = aPipe()
  const complaints: string[] = []
  const terminal = openTerminal(
    { stdout: pipe, stderr: { write: (text: string) => complaints.push(text) > 0 } },
    '/shop',
  )
  for (const text of ['first\n', 'second\n', 'third\n']) await terminal.out(text)
  terminal.err('3 products saved\n')
  expect(read).toEqual(['first\n'])
  expect(complaints).toEqual(['3 products saved\n'])
})
