import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** Says what the figures were measured on, and how busy it was when they began. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const load = loadavg()[0]?.toFixed(1) ?? '?'
  return `${availableParallelism()} cores of ${model}, ${memory}, ${process.platform}, Node ${process.versions.node}, load ${load} at the start`
}

/**
 * Returns the processor time of a process and of all that it started so far, in milliseconds, also of those that have ended.
 * Linux counts in hundredths of a second.
 */
export function readCpuMs(pid: number): number {
  return [pid, ...listDescendants(pid)].reduce((sum, one) => sum + readOwnCpuMs(one), 0)
}

function readOwnCpuMs(pid: number): number {
  const fields = readStat(pid)
  return fields ? fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0) : 0
}

/** Returns the processor time of all processes of the PostgreSQL at this address, which this process started, in milliseconds. */
export function readPostgresCpuMs(url: string): number {
  const { port } = new URL(url)
  const server = listDescendants(process.pid).find((pid) => readCommand(pid).includes(`port=${port}`))
  if (server === undefined) throw new Error(`No PostgreSQL runs at port ${port}.`)
  return readCpuMs(server)
}

/** Returns the memory that a process holds, in megabytes. */
export function readMemoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024)
}

/** Returns the ids of all processes that a process started, directly or not. */
export function listDescendants(pid: number): number[] {
  let children: number[]
  try {
    children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number)
  } catch {
    return []
  }
  return children.flatMap((child) => [child, ...listDescendants(child)])
}

/** Returns the words with which a process was started. */
export function readCommand(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1)
  } catch {
    return []
  }
}

function readStat(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')
  } catch {
    return undefined
  }
}
