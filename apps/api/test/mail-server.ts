import { createServer, type Socket } from 'node:net'

export interface MailServer {
  url: string
  /** Each accepted mail, as it was sent. */
  received: string[]
  /** When true, it answers every mail with a temporary failure. */
  isRefusing: boolean
  stop(): Promise<void>
}

/** Starts a mail server that speaks just enough SMTP to accept mails, on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const listener = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    converse(socket, server)
  })
  const server: MailServer = {
    url: '',
    received: [],
    isRefusing: false,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => listener.close(resolve))
    },
  }
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  server.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return server
}

function converse(socket: Socket, server: MailServer) {
  let buffer = ''
  let isData = false
  socket.setEncoding('utf8')
  socket.on('error', () => undefined)
  socket.write('220 test\r\n')
  socket.on('data', (chunk) => {
    buffer += chunk
    for (;;) {
      const end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const text = buffer.slice(0, end)
      buffer = buffer.slice(end + (isData ? 5 : 2))
      if (isData) {
        server.received.push(text.replaceAll('\r\n', '\n'))
        isData = false
        socket.write('250 taken\r\n')
      } else if (text === 'DATA') {
        isData = true
        socket.write('354 go on\r\n')
      } else if (text.startsWith('MAIL') && server.isRefusing) socket.write('451 try later\r\n')
      else socket.write(text === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
    }
  })
}
