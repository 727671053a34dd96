import { open } from 'node:fs/promises'

const workbook = 'save the sheet as CSV (UTF-8)'

/** The first bytes of files that contain no text, in hexadecimal, and what to do with these files. */
const binaryBeginnings: readonly [string, string][] = [
  ['504b0304', `This is a workbook of a spreadsheet, or a zip: ${workbook}, or unpack it`],
  ['d0cf11e0', `This is a workbook of an older spreadsheet: ${workbook}`],
  ['1f8b', 'This is a file that was packed (gzip): unpack it first'],
  ['25504446', 'This is a PDF: the system that it comes from can export CSV or XML'],
]
const textBeginnings: readonly [RegExp, string][] = [
  [
    /^<(!doctype html|html)/i,
    'This is a page of the web, and no file of products: was it fetched without signing in?',
  ],
]

/** Says what a file without products is, by its first bytes; undefined when it may contain products. */
export async function strangeFile(path: string): Promise<string | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
    const start = buffer.subarray(0, bytesRead)
    const text = start.toString('utf8').replace('\ufeff', '').trimStart()
    const found =
      binaryBeginnings.find(([bytes]) => start.toString('hex').startsWith(bytes)) ??
      textBeginnings.find(([pattern]) => pattern.test(text))
    return found?.[1]
  } finally {
    await file.close()
  }
}
