/** Pictures with one review. Three show an article, in use and up close; more would push the other reviews off a phone. */
export const mostPictures = 3
/** The largest file that a shopper may send, in bytes: a phone's photo, with room to spare. */
export const largestPictureBytes = 8 * 1024 * 1024
/** The largest picture that is unpacked, in pixels: a phone's camera has 50 million, and a bomb a hundred times as many. */
export const mostPicturePixels = 64_000_000
/** The shortest side of a picture on which something can be seen, in pixels. */
export const shortestPictureSide = 200

/** What can be wrong with a picture, in words for its sender. */
export const pictureProblems = {
  empty: 'Dit bestand is leeg. Kies de foto nog eens.',
  too_big: `Deze foto is groter dan ${largestPictureBytes / 1024 ** 2} MB. Kies een kleinere.`,
  too_many_pixels: 'Deze foto heeft te veel beeldpunten. Kies een kleinere.',
  too_small: `Deze foto is te klein om iets op te zien: elke kant moet minstens ${shortestPictureSide} beeldpunten zijn.`,
  heic: 'Deze foto is een HEIC-bestand, en dat kunnen we niet lezen. Bewaar hem als JPEG en kies hem dan opnieuw.',
  svg: 'Een SVG-tekening kan niet. Kies een foto: JPEG, PNG of WebP.',
  animated: 'Een bewegend beeld kan niet. Kies een gewone foto.',
  not_a_picture: 'Dit is geen foto die we kunnen lezen. Kies een JPEG, PNG of WebP.',
  broken: 'Deze foto is beschadigd of niet heel aangekomen. Kies hem nog eens, of een andere.',
  too_many: `Je kunt hoogstens ${mostPictures} foto's meesturen.`,
} as const
export type PictureProblem = keyof typeof pictureProblems

type PictureKind = 'jpeg' | 'png' | 'webp'
type Judged = { ok: true; kind: PictureKind } | { ok: false; problem: PictureProblem }

/**
 * Judges a file by its first bytes; its name and its announced type can say anything. A file that passes may still be
 * broken, which shows only when it is unpacked.
 */
export function judgePictureFile(bytes: Uint8Array): Judged {
  const refuse = (problem: PictureProblem) => ({ ok: false, problem }) as const
  if (bytes.length === 0) return refuse('empty')
  if (bytes.length > largestPictureBytes) return refuse('too_big')
  const head = toText(bytes.subarray(0, 1024))
  if (head.startsWith('\xff\xd8\xff')) return { ok: true, kind: 'jpeg' }
  if (head.startsWith('\x89PNG\r\n\x1a\n'))
    return isMovingPng(bytes) ? refuse('animated') : { ok: true, kind: 'png' }
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP')
    return head.slice(12, 16) === 'VP8X' && (bytes[20] ?? 0) & 0x02
      ? refuse('animated')
      : { ok: true, kind: 'webp' }
  if (head.startsWith('GIF8')) return refuse('animated')
  if (/^....ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(head)) return refuse('heic')
  if (/^(?:\xef\xbb\xbf)?\s*<(?:svg|\?xml|!--|!doctype svg)/i.test(head)) return refuse('svg')
  return refuse('not_a_picture')
}

/** Whether a PNG is an animation: the chunk that says so comes before its picture (PNG, third edition, 11.3.6.1). */
function isMovingPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 8 <= bytes.length; ) {
    const name = toText(bytes.subarray(at + 4, at + 8))
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
    at += view.getUint32(at) + 12
  }
  return false
}

const toText = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
