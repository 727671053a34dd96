import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A server in a process of its own, so that its processor time is separate. */
export interface MeasuredProcess {
  name: string
  url: string
  /** User and system time that the process has used so far, in microseconds. */
  cpuMicros(): Promise<number>
  stop(): void
}

/** Runs in the process itself: sends its port, and from then on its processor time whenever that is asked for. */
export function answerAboutCpu(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMicros: user + system })
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ port })
}

export async function startMeasured(
  name: string,
  file: string,
  env: Record<string, string>,
): Promise<MeasuredProcess> {
  const child: ChildProcess = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const hear = async () => {
    const [message] = await once(child, 'message')
    return message as { port: number; cpuMicros: number }
  }
  const { port } = await hear()
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    async cpuMicros() {
      const answer = hear()
      child.send('cpu')
      return (await answer).cpuMicros
    },
    stop: () => void child.kill(),
  }
}
