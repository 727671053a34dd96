import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { holdReasons } from '@sluimer/domain/review/hold-reasons'
import type { Connection } from '../../../platform/db/database.ts'
import { toTerminalText } from '../../../platform/terminal-text.ts'
import { findProductName } from '../../catalog/product/rating.queries.ts'
import { findReview, listWaitingReviews } from '../rows/moderation.queries.ts'
import { listPictureFiles } from '../rows/picture.queries.ts'
import type { ReviewRow } from '../rows/review.queries.ts'
import {
  type AnswerDeps,
  answerReview,
  dropPictures,
  forgetReviewer,
  type Moderated,
  publishReview,
  rejectReview,
  removeReview,
} from './moderate-review.ts'

const reviewCommandUsage = `Usage: npm run review -w apps/api -- <what>
  waiting              the reviews that wait to be read, the oldest first, and why they wait
  show <id>            one review
  publish <id>         puts it on the page of its product
  reject <id>          keeps it off the page, or takes it off; deleted after 90 days
  answer <id> <text>   the shop's answer beneath it, mailed once to a writer who
                       asked for that; without a text the answer goes
  pictures <id> <folder>  saves its pictures there, to look at
  drop-pictures <id>   deletes its pictures and leaves its words
  remove <id>          deletes it for good
  forget <e-mail>      deletes everything that this address wrote
Publish what is an honest opinion, low or high. Reject for the rules of the page "Een review schrijven" only.`

const mostListed = 50

interface Said {
  ok: boolean
  line: string
}

/** Runs what staff can do with reviews from a terminal, until there is a back office. Returns the line to show. */
export async function runReviewCommand(
  deps: AnswerDeps,
  [what, subject, ...more]: readonly string[],
): Promise<Said> {
  if (what === 'waiting' && subject === undefined) return listWaiting(deps.db)
  if (what === 'forget' && subject?.includes('@') && more.length === 0) {
    const count = await forgetReviewer(deps, subject)
    return { ok: true, line: count === 1 ? '1 review deleted.' : `${count} reviews deleted.` }
  }
  const id = /^\d{1,15}$/.test(subject ?? '') ? Number(subject) : undefined
  if (id !== undefined && what === 'pictures' && more.length === 1)
    return savePictures(deps.db, id, more[0] ?? '')
  if (id === undefined || (more.length > 0 && what !== 'answer'))
    return { ok: false, line: reviewCommandUsage }
  switch (what) {
    case 'show': {
      const row = await findReview(deps.db, id)
      return row ? { ok: true, line: await describe(deps.db, row) } : said(id, unknown)
    }
    case 'publish':
      return said(id, await publishReview(deps, id))
    case 'reject':
      return said(id, await rejectReview(deps, id))
    case 'answer':
      return said(id, await answerReview(deps, id, more.join(' ')))
    case 'drop-pictures':
      return said(id, await dropPictures(deps, id))
    case 'remove':
      return said(id, await removeReview(deps, id))
    default:
      return { ok: false, line: reviewCommandUsage }
  }
}

const unknown = { ok: false, reason: 'unknown_review' } as const

async function listWaiting(db: Connection): Promise<Said> {
  const rows = await listWaitingReviews(db, mostListed)
  const texts: string[] = []
  for (const row of rows) texts.push(await describe(db, row))
  return { ok: true, line: texts.join('\n\n') || 'Nothing waits.' }
}

/** Writes the pictures of a review into a folder, whatever its state. */
async function savePictures(db: Connection, id: number, folder: string): Promise<Said> {
  const files = await listPictureFiles(db, id)
  if (files.length === 0) return { ok: false, line: 'This review has no pictures.' }
  await mkdir(folder, { recursive: true })
  const paths = files.map((_bytes, index) => join(folder, `review-${id}-${index + 1}.webp`))
  for (const [index, path] of paths.entries()) await writeFile(path, files[index] ?? '')
  return { ok: true, line: paths.join('\n') }
}

async function describe(db: Connection, row: ReviewRow): Promise<string> {
  const product = await findProductName(db, row.productId)
  const why = row.heldFor.map((reason) => holdReasons[reason]).join('; ')
  return [
    `${row.id}: ${row.state}, ${row.score} of 5, ${row.writtenAt.toISOString().slice(0, 10)}, ${product?.title ?? ''}`,
    ...(why ? [`  waits for: ${why}`] : []),
    `  ${toTerminalText(row.name)}: ${toTerminalText(row.title)}`,
    `  ${toTerminalText(row.content)}`,
    ...(row.answer ? [`  answer: ${toTerminalText(row.answer)}`] : []),
  ].join('\n')
}

const reasons: Record<Extract<Moderated, { ok: false }>['reason'], string> = {
  unknown_review: 'There is no such review.',
  not_published: 'Only what everybody can read can be answered: publish it first.',
}

function said(id: number, done: Moderated): Said {
  return done.ok ? { ok: true, line: `Review ${id}: done.` } : { ok: false, line: reasons[done.reason] }
}
