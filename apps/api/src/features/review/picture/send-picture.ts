import type { WaitingPicture } from '@sluimer/contract/review/picture-endpoints'
import { pictureProblems } from '@sluimer/domain/review/pictures'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { createEncodeQueue, QueueFull } from '../../media/encode-queue.ts'
import { countWaitingPictures, insertPicture } from '../rows/picture.queries.ts'
import { signPictureCode } from './picture-code.ts'
import { readPicture } from './read-picture.ts'

/** One is unpacked at a time, and few wait with all their bytes: a flood is refused and fills no memory. */
const queue = createEncodeQueue({ atOnce: 1, mostWaiting: 8 })
/** Pictures that may wait for a review at once, about 150 kB each. */
const mostWaitingPictures = 1000

/** Keeps a shopper's picture for the review that is being written, and returns the code that goes along with it. */
export async function sendPicture(deps: Deps, data: string): Promise<Outcome<WaitingPicture>> {
  const { db, config, clock, randomBytes } = deps
  if ((await countWaitingPictures(db)) >= mostWaitingPictures) return busy
  try {
    const read = await queue.run(() => readPicture(Buffer.from(data, 'base64')))
    if (!read.ok) {
      const message = pictureProblems[read.problem]
      return {
        ok: false,
        error: { code: 'invalid_request', message, fields: [{ path: 'body.data', message }] },
      }
    }
    const id = createUuid(randomBytes)
    await insertPicture(db, { id, ...read.picture, sentAt: clock() })
    return { ok: true, data: { code: signPictureCode(config, id), placeholder: read.picture.placeholder } }
  } catch (error) {
    if (error instanceof QueueFull) return busy
    throw error
  }
}

const busy = {
  ok: false,
  error: {
    code: 'unavailable',
    message: "Er komen nu te veel foto's tegelijk binnen. Probeer het zo nog eens.",
  },
} as const
