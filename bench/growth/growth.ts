/** A step of four times as much text may take less than six times as long: a linear rule takes four, a quadratic one sixteen. */
const mostGrowth = 6
/** Lengths of text, each four times the one before; the last is about what one request may hold. */
const lengths = [950, 3_800, 15_000, 60_000] as const
/** What takes less processor time than this cannot be told from the noise, and harms nobody. */
const floorMs = 24
/**
 * At less than this a step of four times as much text stays below the floor, even where time grows with the third power. So much
 * text as the last step has is then not tried.
 */
const harmlessMs = floorMs / 64
/** The best of so many runs counts, so that a collection of garbage is no growth. */
const mostRuns = 8
/** What is this bad twice needs no further look. */
const hopelessGrowth = 12
/** What looks bad is tried once more with twice its text: a linear rule takes two times as long, a quadratic one four. */
const mostDoubling = 2.6

/** A step at which the time grew faster than the text. */
export interface Runaway {
  length: number
  growth: number
}

/**
 * Finds where the time of `work` grows faster than the text it is given; undefined when it nowhere does. Only processor time
 * of this thread is counted, so other work on the machine changes nothing. What `work` throws is an answer like any other.
 */
export function findRunaway(work: (length: number) => void): Runaway | undefined {
  let before = cpuMsOf(() => work(lengths[0]))
  for (const [at, length] of lengths.entries()) {
    if (at === 0) continue
    if (at === lengths.length - 1 && before < harmlessMs) return undefined
    const shorter = lengths[at - 1] ?? length
    let now = cpuMsOf(() => work(length))
    // Measured again while it looks bad: the best of several runs of both has no garbage collection in it.
    for (let run = 1; run < mostRuns && isRunaway(before, now); run++) {
      now = least(now, work, length)
      before = least(before, work, shorter)
      if (now > hopelessGrowth * Math.max(before, floorMs)) break
    }
    if (isRunaway(before, now)) {
      const growth = now / before
      if (growth > hopelessGrowth || growsWhenDoubled(work, length, now)) return { length, growth }
    }
    before = now
  }
  return undefined
}

function isRunaway(beforeMs: number, nowMs: number) {
  return nowMs > floorMs && nowMs >= mostGrowth * Math.max(beforeMs, floorMs / mostGrowth)
}

/** Memory that outgrows a cache or is tidied up makes one step look steep; only a rule that runs away stays steep. */
function growsWhenDoubled(work: (length: number) => void, length: number, onceMs: number) {
  let doubledMs = Number.POSITIVE_INFINITY
  let singleMs = onceMs
  for (let run = 0; run < mostRuns && doubledMs > mostDoubling * singleMs; run++) {
    doubledMs = least(doubledMs, work, 2 * length)
    singleMs = least(singleMs, work, length)
  }
  return doubledMs > mostDoubling * singleMs
}

function least(soFarMs: number, work: (length: number) => void, length: number) {
  return Math.min(
    soFarMs,
    cpuMsOf(() => work(length)),
  )
}

function cpuMsOf(work: () => void): number {
  const before = process.threadCpuUsage()
  try {
    work()
  } catch {
    // A refusal: what counts is how long it took.
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
