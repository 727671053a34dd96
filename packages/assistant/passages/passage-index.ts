import { topicHeadings } from '../asked/find-asked-topic.ts'
import { classify } from '../intent/classify.ts'
import { type Features, listFeatures } from '../intent/features.ts'
import type { Intent } from '../intent/intents.ts'
import type { IntentModel } from '../intent/train.ts'
import { findUsualQuestion, type UsualQuestion } from '../questions/find-question.ts'
import { generalise } from '../questions/generalise.ts'
import { lacksWord } from '../questions/needed-words.ts'
import { pageQuestions } from '../questions/question-bank.ts'
import { listAskedStems, startsWithVerdict } from './excerpt.ts'
import { paraphrase } from './paraphrases.ts'
import type { Passage } from './passage.ts'
import { countPassages, type Term, toTerms } from './passage-statistics.ts'
import { namesOneColumn, namesRow } from './table.ts'

export interface FoundPassage {
  readonly passage: Passage
  /** Grows with how much of the question it covers; 0 and less is never returned. */
  readonly score: number
  /** How much of the question's own words it has, from 0 to 1; a rare word counts for more. */
  readonly covered: number
}

/** What is known of a question's subject: words that belong to it, and what the classifier takes it for. */
export interface Topic {
  readonly words: string
  readonly intent?: Intent
}

/** Finds passages by the words of a question and its subject. */
export interface PassageIndex {
  find(question: string, topic: Topic): FoundPassage[]
  /** Returns the first passage with this heading; undefined when there is none. */
  get(title: string): Passage | undefined
  /** Returns the other passages below the heading of one, in their order. */
  getRest(passage: Passage): readonly Passage[]
}

/** What words count for that the question does not have itself, but that belong to its subject. */
const weights = { topic: 0.3, paraphrase: 0.8, usual: 0.95, sureUsual: 1, ownBesideSure: 0.7 }
/** What a resemblance of titles and texts counts for, as the classifier sees both: in words, letters and concepts. */
const likeness = { title: 8, exactTitle: 12, text: 6, rawBesideSure: 0.3, uncovered: 0.4 }
/** What a passage gains. */
const gains = { isAnswer: 0.2, hasAmount: 0.3, hasColumn: 0.5, sameIntent: 0.8 }
/** What a passage keeps when it speaks of something else. */
const shares = {
  conditions: 0.6,
  otherVerdict: 0.6,
  otherTable: 0.7,
  lacksWord: 0.6,
  ofTopicOnly: 0.4,
  eachLater: 0.97,
}
/** 'Ja' answers its own question: it fits another one only when that has this share of its words. */
const leastCovered = 0.4
const asksAmount = /\b(?:kost\w*|\w+kosten|hoeveel|prijs|tarief|betaal|betalen voor|duur)\b/iu
const isConditions = /voorwaarden/iu

const ofTopicsOnly = new Set(
  topicHeadings.filter((heading) => !pageQuestions.some(({ text }) => text.includes(heading))),
)

/** Whether a heading is told by the kinds of words of its topic: a message that lacks them asks something else. */
function isOfTopicOnly(title: string): boolean {
  return ofTopicsOnly.has(title)
}

/** A question as all passages are compared with it. */
interface Asked {
  readonly question: string
  /** As `lacksWord` reads it. */
  readonly said: string
  readonly intent: Intent | undefined
  readonly usual: UsualQuestion | undefined
  readonly own: readonly Term[]
  readonly terms: readonly Term[]
  readonly stems: ReadonlySet<string>
  readonly features: ReadonlyMap<number, number>
  readonly usualFeatures: ReadonlyMap<number, number>
}

/** How alike a question is to each passage, by their places. */
interface Likeness {
  readonly titles: readonly number[]
  readonly texts: readonly number[]
  readonly usualTitles: readonly number[]
}

/** Builds an index of passages, ranked by BM25 over their fields and by what the classifier takes them for. */
export function createPassageIndex(passages: readonly Passage[], model: IntentModel): PassageIndex {
  const statistics = countPassages(passages)
  const compareTitles = indexFeatures(passages.map(({ title }) => listFeatures(title)))
  const compareTexts = indexFeatures(passages.map(({ text }) => listFeatures(text)))
  const rows = passages.map((passage, at) => ({
    passage,
    intents: new Map(
      classify(model, `${passage.title} ${passage.searchWords}`).map(({ intent, share }) => [intent, share]),
    ),
    /** How many parts stand above it under the same heading: the first says the main thing. */
    above: passages.slice(0, at).filter(({ path }) => path === passage.path).length,
  }))

  function compare({ features, usualFeatures }: Asked): Likeness {
    return {
      titles: compareTitles(features),
      texts: compareTexts(features),
      usualTitles: compareTitles(usualFeatures),
    }
  }

  function rate(at: number, asked: Asked, { titles, texts, usualTitles }: Likeness) {
    const row = rows[at]
    if (row === undefined) return 0
    const { passage, intents, above } = row
    const score = statistics.score(at, asked.terms)
    if (score <= 0) return 0
    const likeUsual = weigh(asked.usual) * (usualTitles[at] ?? 0)
    const raw = (asked.usual?.isSure ? likeness.rawBesideSure : 1) * (titles[at] ?? 0)
    const like = Math.max(raw, likeUsual)
    const covered = Math.max(statistics.coverTerms(at, asked.own), likeUsual)
    const isOther =
      startsWithVerdict(passage.text) && statistics.coverText(passage.title, asked.stems) < leastCovered
    const alike =
      (likeness.title * like + likeness.exactTitle * like ** 4 + likeness.text * (texts[at] ?? 0)) *
      (likeness.uncovered + (1 - likeness.uncovered) * covered)
    const sameIntent = asked.intent === undefined ? 0 : (intents.get(asked.intent) ?? 0)
    const ownGain = judgePassage(passage, asked) * shares.eachLater ** above
    const total = score * ownGain * (1 + gains.sameIntent * sameIntent) + alike
    const isBeside = lacksWord(passage.title, asked.said)
    const isUntold = isOfTopicOnly(passage.title)
    return (
      total *
      (isOther ? shares.otherVerdict : 1) *
      (isBeside ? shares.lacksWord : 1) *
      (isUntold ? shares.ofTopicOnly : 1)
    )
  }

  return {
    get: (title) => passages.find((passage) => passage.title === title),
    getRest: (first) => passages.filter((passage) => passage.path === first.path && passage !== first),
    find(question, topic) {
      const asked = readQuestion(question, topic)
      const alike = compare(asked)
      return passages
        .map((passage, at) => ({ passage, at, score: rate(at, asked, alike) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .map(({ passage, at, score }) => ({ passage, score, covered: statistics.coverTerms(at, asked.own) }))
    },
  }
}

function readQuestion(question: string, { words, intent }: Topic): Asked {
  const usual = findUsualQuestion(question, intent)
  const own = toTerms(question, usual?.isSure ? weights.ownBesideSure : 1)
  return {
    question,
    said: generalise(question),
    intent: usual?.intent ?? intent,
    usual,
    own,
    terms: [
      ...own,
      ...toTerms(usual?.text ?? '', weigh(usual)),
      ...toTerms(paraphrase(question, intent), weights.paraphrase),
      ...toTerms(words, weights.topic),
    ],
    stems: listAskedStems(question, intent),
    features: toMap(listFeatures(question)),
    usualFeatures: toMap(listFeatures(usual?.text ?? '')),
  }
}

function weigh(usual: UsualQuestion | undefined): number {
  if (usual === undefined) return 0
  return usual.isSure ? weights.sureUsual : weights.usual
}

/** Returns what the form of a passage makes of its score: a question with an answer, an amount, a table with the right column. */
function judgePassage({ title, pageTitle, text, table }: Passage, { question, stems }: Asked): number {
  const hasColumn = table !== undefined && namesOneColumn(table, stems)
  const isOtherTable = table !== undefined && !hasColumn && !namesRow(table, stems)
  // Conditions say in the words of the law what another page says plainly.
  const isLaw = isConditions.test(pageTitle) && !isConditions.test(question)
  return (
    (title.endsWith('?') ? 1 + gains.isAnswer : 1) *
    (asksAmount.test(question) && text.includes('€') ? 1 + gains.hasAmount : 1) *
    (hasColumn ? 1 + gains.hasColumn : 1) *
    (isOtherTable ? shares.otherTable : 1) *
    (isLaw ? shares.conditions : 1)
  )
}

function toMap({ places, values }: Features): Map<number, number> {
  return new Map(Array.from(places, (place, at) => [place, values[at] ?? 0]))
}

/**
 * Returns what tells how alike each of some texts is to another one, from 0 to 1: the cosine between their features. It knows which texts have a feature,
 * since a question has few of them and most texts have none of these.
 */
function indexFeatures(
  texts: readonly Features[],
): (asked: ReadonlyMap<number, number>) => readonly number[] {
  const holders = new Map<number, { text: number; value: number }[]>()
  for (const [text, { places, values }] of texts.entries())
    for (const [at, place] of places.entries()) {
      const held = { text, value: values[at] ?? 0 }
      const known = holders.get(place)
      if (known === undefined) holders.set(place, [held])
      else known.push(held)
    }
  return (asked) => {
    const sums = new Array<number>(texts.length).fill(0)
    for (const [place, own] of asked)
      for (const { text, value } of holders.get(place) ?? []) sums[text] = (sums[text] ?? 0) + own * value
    return sums
  }
}
