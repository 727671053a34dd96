// All pictures on sheets with their names, for people: node contact-sheet.mjs [folder] [word ...]
// Writes sheet-1.png, sheet-2.png, ... into OUT. The folder is ../demo/pictures, or one of renders (PNG); with words only the
// pictures whose names hold one of them.
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const OUT = path.resolve(process.env.OUT ?? '.photography/out')
const [folder = path.join(import.meta.dirname, '../demo/pictures'), ...words] = process.argv.slice(2)
const [COLUMNS, ROWS, SIDE, LABEL, GAP] = [7, 5, 256, 20, 8]

const wanted = (name) => words.length === 0 || words.some((word) => name.includes(word))
const names = fs
  .readdirSync(folder)
  .filter((name) => /\.(avif|png|webp)$/.test(name) && !name.startsWith('sheet-') && wanted(name))
  .sort()
fs.mkdirSync(OUT, { recursive: true })
for (let first = 0; first < names.length; first += COLUMNS * ROWS) {
  const file = path.join(OUT, `sheet-${first / (COLUMNS * ROWS) + 1}.png`)
  await writeSheet(file, names.slice(first, first + COLUMNS * ROWS))
  process.stdout.write(`${file}\n`)
}

async function writeSheet(file, page) {
  const layers = []
  for (const [i, name] of page.entries()) {
    const left = GAP + (i % COLUMNS) * (SIDE + GAP)
    const top = GAP + Math.floor(i / COLUMNS) * (SIDE + LABEL + GAP)
    const picture = await sharp(path.join(folder, name))
      .resize(SIDE, SIDE, { fit: 'contain', background: '#ffffff' })
      .toBuffer()
    layers.push({ input: picture, left, top }, { input: label(name), left, top: top + SIDE })
  }
  const size = {
    width: GAP + COLUMNS * (SIDE + GAP),
    height: GAP + Math.ceil(page.length / COLUMNS) * (SIDE + LABEL + GAP),
  }
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .png()
    .toFile(file)
}

function label(name) {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${LABEL}">
    <text x="1" y="14" font-family="sans-serif" font-size="11" fill="#17233a">${path.parse(name).name}</text></svg>`)
}
