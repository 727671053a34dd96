import type { Blog } from '@sluimer/contract/content/pages'
import type { Connection } from '../../../platform/db/database.ts'
import { countPages, findPageCards, findTopics } from './page.queries.ts'
import { toPageCards, toTopic } from './page-cards.ts'

/** One large card, and three rows of three on a wide screen. */
const pageSize = 10

/** Returns a page of the blog. An unknown topic lists everything, and a page past the end is the last one. */
export async function listBlog(
  db: Connection,
  asked: { page?: number | undefined; topic?: string | undefined },
  at: Date,
): Promise<Blog> {
  const [found, all] = await Promise.all([findTopics(db, 'blog', at), countPages(db, 'blog', at)])
  const topics = found.map(({ topic, count }) => ({ ...toTopic(topic), count }))
  const chosen = topics.find((topic) => topic.slug === asked.topic)
  const total = chosen?.count ?? all
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(asked.page ?? 1, pageCount)
  const rows = await findPageCards(db, 'blog', at, {
    topic: chosen?.title,
    offset: (page - 1) * pageSize,
    limit: pageSize,
  })
  return {
    topics,
    topic: chosen === undefined ? null : { title: chosen.title, slug: chosen.slug },
    pages: await toPageCards(db, 'blog', rows),
    page,
    page_count: pageCount,
    total,
  }
}
