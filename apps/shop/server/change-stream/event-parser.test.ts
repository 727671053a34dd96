import { expect, test } from 'vitest'
import { createEventParser, type ServerEvent } from './event-parser.ts'

const stream = 'id: a-1\nevent: change\ndata: {"tags":["product:1"]}\n\nevent: beat\r\ndata: {}\r\n\r\n'

test.each([1, 2, 7, 1000])('events are read whole, in pieces of %i characters', (length) => {
  const events: ServerEvent[] = []
  const parse = createEventParser((event) => events.push(event))
  for (let at = 0; at < stream.length; at += length) parse(stream.slice(at, at + length))
  expect(events).toEqual([
    { id: 'a-1', name: 'change', data: '{"tags":["product:1"]}' },
    { id: undefined, name: 'beat', data: '{}' },
  ])
})
