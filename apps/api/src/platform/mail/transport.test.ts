import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { aConfig } from '../../../test/test-config.ts'
import { openTransport } from './transport.ts'

test('a mail server that says nothing is given up in time', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const config = aConfig('postgres://localhost/none', { mailTransport: `smtp://127.0.0.1:${port}` })
  const mail = {
    dedupeKey: 'hoi:1',
    recipient: 'noor@voorbeeld.example',
    subject: 'Hoi',
    html: '<p>Hoi</p>',
    text: 'Hoi',
  }
  await expect(openTransport(config, 100).send(mail)).rejects.toThrow(
    'did not take the mail within 0.1 seconds',
  )
  silent.close()
})
