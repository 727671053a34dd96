// Pictures that stand alone, kept as data.
import fs from 'node:fs'

export const single = JSON.parse(fs.readFileSync(new URL('single.json', import.meta.url), 'utf8'))
