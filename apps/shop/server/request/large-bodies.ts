import type { IncomingMessage, ServerResponse } from 'node:http'
import { largestPictureBytes, mostPictures } from '@sluimer/domain/review/pictures'
import { bodyLimitBytes } from './read-body.ts'

/** Product pages, to which a review with its pictures is sent, and the address that takes one picture. */
const takesPictures = /^\/(?:[^/]+\.html|beoordelingen\/foto)(?:\.data)?\/?$/
/** So many bodies with pictures are in memory at once, each a few times over while it is read. */
const mostAtOnce = 3

/**
 * Returns how many bytes the body of a request may have. Only a form with files, at an address that takes pictures, may have more
 * than the usual few: each picture, and some more, so that one slightly too large hears so from the form.
 */
export function chooseBodyLimit(pathname: string, type: string | undefined): number {
  const isForm = type?.toLowerCase().startsWith('multipart/form-data') === true
  if (!isForm || !takesPictures.test(pathname)) return bodyLimitBytes
  const pictures = pathname.startsWith('/beoordelingen/') ? 1 : mostPictures
  return bodyLimitBytes + pictures * (largestPictureBytes + 512 * 1024)
}

/** Lets a few large bodies in at a time, so that many at once cannot fill the memory. */
export function createLargeBodies() {
  let open = 0
  return {
    /** Whether there is room for the body of a request. It counts until the answer has gone. */
    admit(request: IncomingMessage, response: ServerResponse): boolean {
      // A body that does not say how long it is may be as long as it may be.
      if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= bodyLimitBytes) return true
      if (open >= mostAtOnce) return false
      open += 1
      response.once('close', () => {
        open -= 1
      })
      return true
    },
  }
}
