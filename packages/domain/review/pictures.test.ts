import { expect, test } from 'vitest'
import { judgePictureFile, largestPictureBytes, pictureProblems } from './pictures.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const png = (...chunks: string[]) =>
  bytes(['\x89PNG\r\n\x1a\n', ...chunks.map((name) => `\0\0\0\x04${name}abcdCRC!`)].join(''))

test.each([
  ['\xff\xd8\xff\xe0 a photo', 'jpeg'],
  ['RIFF\0\0\0\0WEBPVP8 a photo', 'webp'],
  ['RIFF\0\0\0\0WEBPVP8X\n\0\0\0\x10\0\0\0', 'webp'],
] as const)('[PD-04] a picture is known by its first bytes, not by its name: %j', (text, kind) => {
  expect(judgePictureFile(bytes(text))).toEqual({ ok: true, kind })
})

test('[PD-04] a PNG is a picture unless it says before its pixels that it moves', () => {
  expect(judgePictureFile(png('IHDR', 'IDAT', 'acTL'))).toEqual({ ok: true, kind: 'png' })
  expect(judgePictureFile(png('IHDR', 'acTL', 'IDAT'))).toEqual({ ok: false, problem: 'animated' })
  // A chunk that claims to be longer than the file ends the search.
  expect(judgePictureFile(bytes('\x89PNG\r\n\x1a\n\xff\xff\xff\xffIHDR'))).toEqual({ ok: true, kind: 'png' })
})

test.each([
  ['', 'empty'],
  ['GIF89a', 'animated'],
  ['RIFF\0\0\0\0WEBPVP8X\n\0\0\0\x02\0\0\0', 'animated'],
  ['\0\0\0\x18ftypheic', 'heic'],
  ['\0\0\0\x18ftypmif1', 'heic'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
  ['\xef\xbb\xbf <?xml version="1.0"?><svg>', 'svg'],
  ['<!-- --><svg>', 'svg'],
  ['%PDF-1.7', 'not_a_picture'],
  ['PK\x03\x04', 'not_a_picture'],
  ['MZ', 'not_a_picture'],
  ['<html>', 'not_a_picture'],
  ['RIFF\0\0\0\0WAVE', 'not_a_picture'],
  ['\xff\xd8', 'not_a_picture'],
] as const)('[PD-04] what is no photo is refused for what it is: %j', (text, problem) => {
  expect(judgePictureFile(bytes(text))).toEqual({ ok: false, problem })
  expect(pictureProblems[problem]).toMatch(/\.$/)
})

test('[PD-04] a file above the limit is refused before anything of it is read', () => {
  const photo = bytes('\xff\xd8\xff\xe0')
  const large = new Uint8Array(largestPictureBytes + 1)
  large.set(photo)
  expect(judgePictureFile(large)).toEqual({ ok: false, problem: 'too_big' })
  expect(judgePictureFile(large.subarray(0, largestPictureBytes))).toEqual({ ok: true, kind: 'jpeg' })
})
