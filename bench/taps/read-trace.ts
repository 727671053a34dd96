/** What Chromium writes down of one thing that happened; times are in microseconds. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Processor time of the thread. */
  tdur?: number
  id?: string
  id2?: { local?: string }
  args?: { name?: string; data?: { type?: string; interactionId?: number } }
}

/** What the page's main thread did for one press, in milliseconds of its processor time. */
export interface Heard {
  /** From the press to the next picture of the page: its part of what Chromium calls Interaction to Next Paint. */
  untilPictureMs: number
  /** The longest task from the press to the end of the recording: a press that comes then waits at most as long. */
  longestTaskMs: number
}

interface Span {
  from: number
  to: number
}

/**
 * Reads what a recording of one press tells. A press is what the browser gave a number as an interaction: of its several events
 * (pressing, letting go, clicking) the one counts that took the main thread most.
 * @throws Error when the recording holds no press
 */
export function readPress(recording: Buffer): Heard {
  const { traceEvents } = JSON.parse(recording.toString()) as { traceEvents: TraceEvent[] }
  const timings = pairTimings(traceEvents)
  const [first] = timings
  if (first === undefined) throw new Error('The browser heard no press.')
  const tasks = traceEvents.filter(
    (one) => one.name === 'RunTask' && one.pid === first.pid && one.tid === first.tid && one.ph === 'X',
  )
  const costs = timings.map(({ from, to }) => sumTasks(tasks, { from, to }))
  const after = tasks.filter((task) => task.ts + (task.dur ?? 0) > first.from)
  return {
    untilPictureMs: Math.max(...costs),
    longestTaskMs: Math.max(...after.map((task) => toMs(task.tdur))),
  }
}

/** Returns from when to when the browser's own measure of each event of a press goes, with the thread that heard it. */
function pairTimings(events: readonly TraceEvent[]): (Span & { pid: number; tid: number })[] {
  const begun = new Map<string, TraceEvent>()
  const pairs: (Span & { pid: number; tid: number })[] = []
  for (const one of events.filter(({ name }) => name === 'EventTiming').toSorted((a, b) => a.ts - b.ts)) {
    const key = `${one.pid} ${one.id2?.local ?? one.id}`
    if (one.ph === 'b' && (one.args?.data?.interactionId ?? 0) > 0) begun.set(key, one)
    const start = begun.get(key)
    if (one.ph !== 'e' || start === undefined) continue
    pairs.push({ from: start.ts, to: one.ts, pid: start.pid, tid: start.tid })
    begun.delete(key)
  }
  return pairs
}

/** Sums the processor time of tasks between two moments; of one that reaches beyond, the share that lies between. */
function sumTasks(tasks: readonly TraceEvent[], { from, to }: Span): number {
  return tasks.reduce((sum, { ts, dur = 0, tdur }) => {
    const shared = Math.min(ts + dur, to) - Math.max(ts, from)
    return shared > 0 && dur > 0 ? sum + (toMs(tdur) * shared) / dur : sum
  }, 0)
}

const toMs = (micros = 0) => micros / 1000
