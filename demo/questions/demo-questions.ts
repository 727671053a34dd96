import { daysAgo, readDataLines } from '../read-data.ts'

/** An invented question, which the shop shows as one. */
export interface DemoQuestion {
  asker: string
  question: string
  answer: string
  askedDaysAgo: number
  answeredDaysAgo: number
}

interface WrittenQuestion extends Pick<DemoQuestion, 'asker' | 'question' | 'answer'> {
  product: string
  askedOn: string
  answeredOn: string
}

/** Reads the questions about the demo products, by the slug of their product. */
export function readDemoQuestions(): ReadonlyMap<string, DemoQuestion[]> {
  const written = readDataLines<WrittenQuestion>('questions/questions.jsonl')
  const grouped = Map.groupBy(written, ({ product }) => product)
  return new Map(Array.from(grouped, ([slug, own]) => [slug, own.map(toQuestion)]))
}

function toQuestion({ product, askedOn, answeredOn, ...words }: WrittenQuestion): DemoQuestion {
  return { ...words, askedDaysAgo: daysAgo(askedOn), answeredDaysAgo: daysAgo(answeredOn) }
}
