import { seededRandom } from '../catalog/random.ts'

/** Low enough for a small file, high enough for a snore, whose voice is below 2 kHz. */
export const sampleRate = 8000

/** A sleeper: the length of each breath, and its sound. Times in seconds, pitches in hertz. */
export interface Sleeper {
  seed: number
  inhale: number
  exhale: number
  rest: number
  /** How fast the soft palate flutters. */
  flutter: number
  /** Where mouth and nose resonate while breathing in. */
  resonances: readonly number[]
  /** The whistle of breathing out, and its volume relative to the snore. */
  whistle: { pitch: number; level: number }
  /** How often the breath catches while going in. */
  catches: number
}

/** Three satisfied customers. */
export const sleepers: readonly Sleeper[] = [
  {
    seed: 11,
    inhale: 1.5,
    exhale: 1.3,
    rest: 0.6,
    flutter: 27,
    resonances: [190, 520],
    whistle: { pitch: 900, level: 0.12 },
    catches: 0,
  },
  {
    seed: 23,
    inhale: 1.1,
    exhale: 1.6,
    rest: 0.5,
    flutter: 41,
    resonances: [310, 860],
    whistle: { pitch: 1500, level: 0.35 },
    catches: 0,
  },
  {
    seed: 37,
    inhale: 1.7,
    exhale: 1.0,
    rest: 0.7,
    flutter: 34,
    resonances: [240, 680, 1200],
    whistle: { pitch: 700, level: 0.15 },
    catches: 3,
  },
]

/** Returns one breath in, one out and a rest, as samples between -1 and 1. It begins and ends silent, so it can be repeated. */
export function snore(sleeper: Sleeper): Float64Array {
  const { inhale, exhale, rest } = sleeper
  const random = seededRandom(sleeper.seed)
  const throat = sleeper.resonances.map((pitch) => resonator(pitch, 90))
  const lips = resonator(sleeper.whistle.pitch, 60)
  const samples = new Float64Array(Math.round((inhale + exhale + rest) * sampleRate))
  let phase = 0
  for (let index = 0; index < samples.length; index++) {
    const time = index / sampleRate
    const noise = random() * 2 - 1
    const drift = 1 + 0.12 * Math.sin(2 * Math.PI * 0.7 * time) + 0.04 * noise
    phase += (sleeper.flutter * drift) / sampleRate
    const air = noise * palate(phase) * breath(time, inhale) * catching(time, sleeper)
    const voice = throat.reduce((sum, resonate) => sum + resonate(air), 0)
    const whistle = lips(noise * breath(time - inhale, exhale)) * sleeper.whistle.level
    samples[index] = voice + whistle
  }
  return normalized(samples)
}

/** Opens the palate for a moment in each of its swings, which makes the rattle. */
const palate = (phase: number) => 0.06 + Math.max(0, Math.sin(2 * Math.PI * phase)) ** 5

/** Makes a breath of this many seconds that swells and dies away, with silence before and after it. */
function breath(time: number, seconds: number): number {
  return time <= 0 || time >= seconds ? 0 : Math.sin((Math.PI * time) / seconds) ** 1.4
}

/** Interrupts the breath for a moment, for some sleepers more than once. */
function catching(time: number, { catches, inhale }: Sleeper): number {
  return catches === 0 ? 1 : 0.25 + 0.75 * Math.abs(Math.cos((Math.PI * catches * time) / inhale))
}

/** Passes what is near a pitch, and rings there; `width` in hertz. */
function resonator(pitch: number, width: number): (input: number) => number {
  const radius = Math.exp((-Math.PI * width) / sampleRate)
  const turn = 2 * radius * Math.cos((2 * Math.PI * pitch) / sampleRate)
  let [last, before] = [0, 0]
  return (input) => {
    const output = input * (1 - radius) + turn * last - radius * radius * before
    before = last
    last = output
    return output
  }
}

function normalized(samples: Float64Array): Float64Array {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9)
  return samples.map((sample) => (sample / loudest) * 0.8)
}
