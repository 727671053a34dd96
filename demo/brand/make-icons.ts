// Makes the icons for the installed shop on a phone, and the picture that other sites show for pages without one of their own:
// node demo/brand/make-icons.ts
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const fileIn = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const icons = fileIn('apps/shop/public/icons/')
const pine = '#1f5d4c'
const linen = '#f8f4ed'

/** Draws the dozing eye on pine; `scale` of 1 is the size in the wordmark's tile, `radius` rounds the tile (of 64). */
function tile(radius: number, scale: number): Buffer {
  const shift = 32 - 32 * scale
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="1024" height="1024">
<rect width="64" height="64" rx="${radius}" fill="${pine}"/>
<g transform="translate(${shift} ${shift}) scale(${scale})" fill="none" stroke="${linen}" stroke-linecap="round">
<path d="M14 29c5 9 11.5 13 18 13s13-4 18-13" stroke-width="5"/>
<path d="M21 40.5l-3.5 5.5M32 43v7M43 40.5l3.5 5.5" stroke-width="4.5"/>
</g></svg>`)
}

const png = (svg: Buffer, size: number) => sharp(svg).resize(size).png({ compressionLevel: 9, palette: true })

await mkdir(icons, { recursive: true })
await png(tile(18, 1), 192).toFile(`${icons}icon-192.png`)
await png(tile(18, 1), 512).toFile(`${icons}icon-512.png`)
// Phones cut these to their own shape, so what matters stays within the middle four fifths.
await png(tile(0, 0.8), 512).toFile(`${icons}maskable-512.png`)
await png(tile(0, 0.9), 180).toFile(`${icons}apple-touch-icon.png`)

const mark = await png(tile(18, 1), 132).toBuffer()
await sharp(fileIn('demo/pictures/slaapkamer-salie-scene.avif'))
  .resize(1200, 630, { fit: 'cover' })
  .composite([{ input: mark, left: 56, top: 442 }])
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(`${icons}share.jpg`)
