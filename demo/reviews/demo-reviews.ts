import { daysAgo, readDataLines } from '../read-data.ts'

/** An invented review, which the shop shows as one. */
export interface DemoReview {
  name: string
  title: string
  content: string
  score: number
  /** How long ago it was written, on the day of loading. */
  daysAgo: number
  answer: string | null
  /** Visitors who found it helpful. */
  helpfulCount: number
  /** Keys of pictures of the product, which stand for its writer's own. */
  pictures: string[]
}

/** A line of the files beside this one. */
interface WrittenReview extends Pick<DemoReview, 'name' | 'title' | 'content' | 'score'> {
  product: string
  writtenOn: string
  answer?: string
  helpfulCount?: number
  pictures?: string[]
}

const files = ['bath', 'bed', 'bedding', 'cover', 'lamp', 'living', 'nightwear', 'outside']

/** Reads the reviews of the demo shop, by the slug of their product. */
export function readDemoReviews(): ReadonlyMap<string, DemoReview[]> {
  const written = files.flatMap((name) => readDataLines<WrittenReview>(`reviews/${name}.jsonl`))
  const grouped = Map.groupBy(written, ({ product }) => product)
  return new Map(Array.from(grouped, ([slug, own]) => [slug, own.map(toReview)]))
}

function toReview({ product, writtenOn, ...review }: WrittenReview): DemoReview {
  return { answer: null, helpfulCount: 0, pictures: [], ...review, daysAgo: daysAgo(writtenOn) }
}
