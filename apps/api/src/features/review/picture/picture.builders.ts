import { sendReviewPictureEndpoint } from '@sluimer/contract/review/picture-endpoints'
import sharp from 'sharp'
import type { TestApp } from '../../../../test/test-app.ts'

/** A photo as a phone makes it: lying on its side, with the place where it was taken and a color profile. */
export function aPhoto({ width = 900, height = 600, color = '#c08a5b' } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Toestel van Geheim' },
      IFD3: { GPSLatitude: '52/1 22/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

let senders = 0

/** Sends a picture, each time as another visitor. */
export function sendPictureBytes(app: TestApp, bytes: Buffer) {
  senders += 1
  const headers = { 'x-forwarded-for': `198.18.0.${senders}` }
  return app.call(sendReviewPictureEndpoint, { body: { data: bytes.toString('base64') } }, { headers })
}

/** Sends a photo and returns the code for its review. */
export async function aPictureCode(app: TestApp, bytes?: Buffer): Promise<string> {
  const sent = await sendPictureBytes(app, bytes ?? (await aPhoto()))
  if (!sent.ok) throw new Error(`the photo was refused: ${sent.error.message}`)
  return sent.data.code
}
