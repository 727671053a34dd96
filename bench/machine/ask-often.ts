import { Agent, get } from 'node:http'

interface Answer {
  status: number
  bytes: number
}

/** Asks for a page this many times, with a few readers at once, as a browser would; throws at any answer but 200. */
export async function askOften(
  url: string,
  { count, readers = 4, headers = {} }: { count: number; readers?: number; headers?: Record<string, string> },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  let left = count
  const read = async () => {
    while (left-- > 0) {
      const { status } = await askOnce(url, { headers, agent })
      if (status !== 200) throw new Error(`${url} answered ${status}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: readers }, read))
  } finally {
    agent.destroy()
  }
}

function askOnce(url: string, options: { headers: Record<string, string>; agent: Agent }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip', ...options.headers }
    get(url, { agent: options.agent, headers }, (answer) => {
      let bytes = 0
      answer.on('data', (piece: Buffer) => {
        bytes += piece.byteLength
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }))
    }).on('error', reject)
  })
}
