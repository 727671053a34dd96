import { expect, test } from 'vitest'
import { toParagraphs } from '../cells/plain-text.ts'
import { productsIn, readForeign } from '../testing/read-foreign.ts'
import { countBytes } from './count-bytes.ts'
import { findLostLetters } from './lost-letters.ts'

const rows = (...titles: string[]) =>
  ['sku;title;price', ...titles.map((title, index) => `A${index + 1};${title};10`)].join('\n')
const inUtf8 = (text: string) => Buffer.from(text)
const inWindows = (text: string) => Buffer.from(text, 'latin1')
/** Encodes each character of the text as one byte: '\x8e' is what a Mac writes for é. */
const inBytes = inWindows

async function readTitles(content: Buffer) {
  const { readings } = await readForeign(content)
  return readings.map((reading) => (reading.ok ? reading.product.title : reading.reason))
}

test('a byte that is wrong makes its own row unreadable, and no other', async () => {
  const above = rows('Dekbed één', 'kapot ').replace(/;10$/, '')
  const below = ';10\nA3;Crème;10'
  const content = Buffer.concat([inUtf8(above), Buffer.from([0xff]), inUtf8(below)])
  const [first, second, third] = await readTitles(content)
  expect([first, third]).toEqual(['Dekbed één', 'Crème'])
  expect(second).toBe(
    "under 'title' 'kapot �' was read: what stands there is not in UTF-8 as the rest of the file is; save all of it as UTF-8",
  )
})

test.each([
  ['in the middle of a sequence', [0xc3]],
  ['that no sequence begins with', [0xc0, 0xaf]],
  ['of half a surrogate pair', [0xed, 0xa0, 0x80]],
  ['beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
  ['of Windows-1252', [0xe9]],
])('bytes %s are reported in every column', async (_, bytes) => {
  const [before, after] = ['sku;title;price;vorm\nA1;Crème;10;Rond één\nA2;Zacht;10;Vier', 'kant\n']
  const readings = await readTitles(Buffer.concat([inUtf8(before), Buffer.from(bytes), inUtf8(after)]))
  expect(readings[0]).toBe('Crème')
  expect(readings[1]).toMatch(/^under 'vorm' 'Vier�+kant' was read: .* not in UTF-8/)
})

test('a file in Windows-1252 stays one, and a part of it in UTF-8 is reported instead of misread', async () => {
  expect(await readTitles(inWindows(rows('Crème', 'Eén', 'naïef')))).toEqual(['Crème', 'Eén', 'naïef'])
  const mixed = Buffer.concat([inWindows(rows('Crème', 'Eén', 'naïef', 'über')), inUtf8('\nB1;Café;10')])
  const readings = await readTitles(mixed)
  expect(readings.slice(0, 4)).toEqual(['Crème', 'Eén', 'naïef', 'über'])
  expect(readings[4]).toMatch(/^under 'title' 'CafÃ©' was read: .* not in Windows-1252/)
})

test('euro signs, curly quotes and capitals of Windows-1252 are no damage', async () => {
  const title = 'Zo’n \x80 10 – \x93ÉÉN\x94 bed\x99'.replace('’', '\x92').replace('–', '\x96')
  expect(await readTitles(inBytes(rows(title, 'crème')))).toEqual(['Zo’n € 10 – “ÉÉN” bed™', 'crème'])
})

test.each([
  ['an old Mac', 'Cr\x8fme \x8e\x8en dekbed, na\x95ef, caf\x8e'],
  ['DOS', 'Cr\x8ame, caf\x82, po\x89zie'],
])('a file of %s is refused whole: its letters would be others', async (_, title) => {
  await expect(readForeign(inBytes(rows(title)))).rejects.toThrow('save the file as UTF-8')
})

test('an XML file with a broken item loses that one', async () => {
  const item = (id: string, title: string) =>
    `<product><sku>${id}</sku><title>${title}</title><price>10</price></product>`
  const text = `<products>${item('A1', 'Crème één')}${item('A2', 'Kap#t')}${item('A3', 'Zoë')}</products>`
  const bytes = inUtf8(text)
  bytes[bytes.indexOf('#')] = 0xe9
  const readings = await readTitles(bytes)
  expect([readings[0], readings[2]]).toEqual(['Crème één', 'Zoë'])
  expect(readings[1]).toMatch(/^under 'title' 'Kap�t' was read/)
})

test('half of a character in UTF-16 is reported too', async () => {
  const content = Buffer.from(`\ufeff${rows('Crème', 'Kap\ud800t')}`, 'utf16le')
  expect(await readTitles(content)).toEqual(['Crème', expect.stringMatching(/'Kap�t' was read: .* UTF-16/)])
})

test('sequences are counted once, wherever the pieces of a file end', async () => {
  const bytes = Buffer.concat([inUtf8('é€😀'), Buffer.from([0xe9]), inUtf8('a'), Buffer.from([0xe2, 0x82])])
  async function* inPieces() {
    for (const byte of bytes) yield Uint8Array.of(byte)
  }
  expect(await countBytes(inPieces())).toEqual({ sequences: 3, strays: 3, letters: 2, strangers: 0 })
})

test('letters that were lost before the file was made are found', () => {
  expect(findLostLetters('Dekbed Ã©Ã©n')).toBe('Dekbed Ã©Ã©n')
  expect(findLostLetters('Zoâ€™n bed')).toBeDefined()
  expect(findLostLetters('kap�t')).toBeDefined()
  for (const text of ['CAFÉ™', 'één', 'ÅÄÖ', 'Â', '€ 10', 'naïef – “zo”', 'São Paulo'])
    expect(findLostLetters(text), text).toBeUndefined()
})

test('words separated by markup stay apart, and a power stays a power', () => {
  expect(toParagraphs('Hoi<script>x()</script>klik')).toEqual(['Hoi klik'])
  expect(toParagraphs('<a>Rood</a><a>Blauw</a>')).toEqual(['Rood Blauw'])
  expect(toParagraphs('Een<img src="x">Twee<input>Drie<my-tag>Vier</my-tag>')).toEqual(['Een Twee Drie Vier'])
  expect(toParagraphs('<td>Breedte</td><td>40</td>')).toEqual(['Breedte 40'])
  expect(toParagraphs('<span>H</span><b>oi</b>, 2 m<sup>2</sup>, H<sub>2</sub>O')).toEqual(['Hoi, 2 m², H2O'])
})

test('a mark that does not begin a tag removes no words', () => {
  expect(toParagraphs('Draagt <tot 100 kg')).toEqual(['Draagt <tot 100 kg'])
  expect(toParagraphs('hoogte<breedte en breedte>hoogte')).toEqual(['hoogte<breedte en breedte>hoogte'])
  expect(toParagraphs('<p>Ik <3 dit, <140 cm</p><o:p>Woord</o:p>')).toEqual(['Ik <3 dit, <140 cm', 'Woord'])
  expect(toParagraphs('<p>Zacht</p><script src="//x')).toEqual(['Zacht'])
})

test('an apostrophe that a system stored as a control character is restored', async () => {
  expect(toParagraphs('Zo\u0092n bed')).toEqual(['Zo’n bed'])
  expect(toParagraphs('Zo&#146;n bed')).toEqual(['Zo’n bed'])
  expect((await productsIn('sku;title;price\nA1;Zo\u0092n;10'))[0]?.title).toBe('Zo\u0092n')
})
