/** Four times as much text may take less than six times as long: a linear rule takes four times, a quadratic one sixteen. */
const mostGrowth = 6
/** Lengths of text, each four times the previous one; the last is about what one request may hold. */
const lengths = [950, 3_800, 15_000, 60_000] as const
/** Less processor time than this cannot be told from noise, and harms nobody. */
const floorMs = 24
/**
 * Below this, a step to four times as much text stays below the floor even where time grows with the third power, so the
 * longest text is not tried.
 */
const harmlessMs = floorMs / 64
/** The best of this many runs counts, so that a garbage collection does not pass for growth. */
const mostRuns = 8
/** A rule that is this bad twice needs no further runs. */
const hopelessGrowth = 12
/** A rule that looks bad is tried once more with twice its text: a linear rule takes twice as long, a quadratic one four times. */
const mostDoubling = 2.6

/** A step at which the time grew faster than the text. */
export interface Runaway {
  length: number
  growth: number
}

/**
 * Finds where the time of `work` grows faster than the text it is given; undefined when it grows so nowhere. Only processor time
 * of this thread is counted, so other work on the machine changes nothing. A result that `work` throws counts like any other.
 */
export function findRunaway(work: (length: number) => void): Runaway | undefined {
  // Nothing is measured for a comparison that a step below the floor does not need.
  let before: number | undefined
  for (const [at, length] of lengths.entries()) {
    if (at === 0) continue
    if (at === lengths.length - 1 && before !== undefined && before < harmlessMs) return undefined
    const shorter = lengths[at - 1] ?? length
    let now = measureCpuMs(() => work(length))
    if (now <= floorMs) {
      before = now
      continue
    }
    before ??= measureCpuMs(() => work(shorter))
    // Measured again while it looks bad: the best of several runs of both contains no garbage collection.
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

/** Memory that outgrows a cache or is collected makes one step look steep; only a runaway rule stays steep. */
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
    measureCpuMs(() => work(length)),
  )
}

function measureCpuMs(work: () => void): number {
  const before = process.threadCpuUsage()
  try {
    work()
  } catch {
    // A refusal is fine: only its time counts.
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
