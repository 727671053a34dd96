import { type Dice, fill, pick, type Slots } from './fill.ts'
import type { Frame, Mood } from './read-material.ts'
import type { Stars } from './scores.ts'
import { type Said, type SaidBefore, say } from './sentences.ts'
import { typed, type Writer } from './writer.ts'

/** The moods of a review by its score, in order; the review's length decides how many of the first ones it has. */
const plans: Readonly<Record<Stars, readonly (readonly Mood[])[]>> = {
  5: ['++=++', '+=+++', '=+++', '+++', '=++~+', '++', '=+++~++', '+=++++'].map(moods),
  4: ['+~=+', '=++~', '+~+', '++~', '=+~+', '+=~', '=++~++', '++=+~+'].map(moods),
  3: ['~+=-', '+~-', '=~+~', '+-~', '~~+', '=+-', '=+~-+~'].map(moods),
  2: ['-~=+', '=-~', '-+-', '~-=', '=--', '=-~-+'].map(moods),
  1: ['--=', '=--', '-', '=-', '---'].map(moods),
}
const lengths: Readonly<Record<Writer['length'], number>> = { word: 1, short: 1, normal: 3, long: 7 }

export interface Composed {
  title: string
  content: string
  /** The topics of its complaints, in order. */
  complaints: string[]
}

/** A general verdict must fit the score: a writer who gives five has no general doubts. */
const verdicts: ReadonlySet<string> = new Set(['oordeel', 'prijs', 'foto', 'kwaliteit'])
const isFitting = ({ mood, topic }: Frame, stars: Stars): boolean => {
  if (mood === '~') return topic !== 'oordeel' || stars < 5
  return !verdicts.has(topic) || (mood === '+' ? stars > 3 : mood === '-' ? stars < 3 : true)
}

/** Writes one review that is true of the product and that fits this writer. */
export function composeReview(
  material: { frames: readonly Frame[]; titles: readonly Frame[]; slots: Slots },
  { stars, writer }: { stars: Stars; writer: Writer },
  said: SaidBefore,
  dice: Dice,
): Composed | undefined {
  const { titles, slots } = material
  const frames = material.frames.filter((frame) => isFitting(frame, stars))
  const topics = new Set<string>()
  const sayings: Said[] = []
  for (const mood of planFor(stars, writer, dice)) {
    const saying = say(frames, { mood, topics, slots }, said, dice)
    if (saying === undefined) continue
    topics.add(saying.frame.topic)
    sayings.push(saying)
  }
  if (sayings.every(({ frame }) => frame.mood === '=')) return undefined
  const mood = stars >= 4 ? '+' : stars === 3 ? '~' : '-'
  const fitting = titlesFor(titles, stars === 4 && dice() < 0.3 ? '~' : mood, sayings)
  const title = chooseTitle(fitting, slots, said, dice)
  return {
    title: typed(title, writer, dice),
    content: typed(joined(sayings, writer, dice), writer, dice),
    complaints: sayings.filter((one) => one.frame.mood === '-').map((one) => one.frame.topic),
  }
}

function planFor(stars: Stars, writer: Writer, dice: Dice): readonly Mood[] {
  const fitting = writer.length === 'long' ? longest(plans[stars]) : plans[stars]
  const plan = pick(fitting, dice)
  if (lengths[writer.length] > 1) return plan.slice(0, lengths[writer.length])
  // A writer of a single sentence says what they think, not how it came about.
  return plan.filter((mood) => mood !== '=').slice(0, 1)
}

/** Returns the longer half of the plans. */
function longest(all: readonly (readonly Mood[])[]) {
  const byLength = all.toSorted((one, other) => other.length - one.length)
  return byLength.slice(0, Math.ceil(all.length / 2))
}

const beforeReservation = ['Minpuntje: ', 'Klein minpunt: ', 'Enige nadeel: ', 'Wel dit: ', 'Let op: ']

function joined(sayings: readonly Said[], writer: Writer, dice: Dice): string {
  if (writer.hand === 'list')
    return sayings
      .map(({ frame, text }) => `${frame.mood === '~' ? '-' : toSign(frame.mood)} ${text.replace(/\.$/, '')}`)
      .join('\n')
  return sayings
    .map(({ frame, text }, at) => {
      const isAfterPraise = frame.mood === '~' && at > 0 && sayings[at - 1]?.frame.mood === '+'
      const words = isAfterPraise && dice() < 0.3 ? pick(beforeReservation, dice) + lowered(text) : text
      const isBreak = at > 1 && sayings.length > 3 && dice() < 0.3
      return `${at === 0 ? '' : isBreak ? '\n' : ' '}${words}`
    })
    .join('')
}

const toSign = (mood: Mood) => (mood === '=' ? '*' : mood)

/** Lowers the first letter, unless it begins a name or is a word by itself. */
const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text)
    ? text.replace(/^Eén/, 'Één').replace(/^./u, (first) => first.toLowerCase())
    : text

/** A title about one thing needs a review about that thing; any general title will do. */
function titlesFor(titles: readonly Frame[], mood: Mood, sayings: readonly Said[]): Frame[] {
  return titles.filter(
    (title) =>
      title.mood === mood &&
      (title.topic === '' ||
        sayings.some(
          ({ frame }) => frame.topic === title.topic && (frame.mood === mood || frame.mood === '='),
        )),
  )
}

/** Picks a few titles and returns the one used least so far. */
function chooseTitle(fitting: readonly Frame[], slots: Slots, said: SaidBefore, dice: Dice): string {
  const drawn = Array.from({ length: 6 }, () => fill(pick(fitting, dice).text, slots, dice)).filter(
    (title) => title !== undefined,
  )
  const [first, ...others] = drawn
  if (first === undefined) throw new Error('no title fits')
  const title = others.reduce((best, one) => (said.titled(one) < said.titled(best) ? one : best), first)
  said.noteTitle(title)
  return title
}

function moods(plan: string): Mood[] {
  return [...plan] as Mood[]
}
