import { expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import { aQuery } from '../testing/a-product.ts'
import { aShop } from '../testing/a-shop.ts'

const products = aShop()
const titleById = new Map(products.map(({ id, title }) => [id, title]))
const shop = createProductIndex()
shop.rebuild(products)

const titlesFor = (text: string) =>
  shop.search(aQuery({ text, sort: 'relevance' })).ids.map((id) => titleById.get(id) ?? '')

/** The expected first results of each text: every one of the first `first` titles matches `best`. */
const expectations: [text: string, first: number, best: RegExp][] = [
  // compounds by their head, and words written apart or together
  ['overtrek', 6, /overtrek/i],
  ['dekbed overtrek', 6, /overtrek/i],
  ['kinder dekbed', 1, /kinderdekbed/i],
  ['matras beschermer', 2, /matrasbeschermer|Molton/],
  ['fauteuil', 2, /fauteuil/i],
  ['kussen', 3, /kussen/i],
  ['matrassen', 4, /matras/i],
  ['tafel', 2, /tafel/i],
  ['mat', 1, /mat/i],
  ['bedpoot', 1, /Bedpoten/],
  ['hoofdborden', 2, /hoofdbord/i],
  ['vloerkleden', 1, /vloerkleed/],
  ['ladekastje', 1, /Ladekast/],
  ['matten', 1, /Badmat/],
  ['bovenlaken', 3, /Hoeslaken/],
  ['kinderbed', 3, /(?<!dek)bed|boxspring/i],
  ['kinder bed', 3, /(?<!dek)bed|boxspring/i],
  ['loungebank', 2, /bank/i],
  ['3 zits bank', 1, /Slaapbank/],
  ['boxspringtopper', 3, /topper|topmatras/i],
  ['bureaustoel', 1, /stoel/],
  ['2 zits zetel', 2, /fauteuil/i],
  ['hoeslaken boxspring', 3, /Hoeslaken/],
  ['kussen hoes', 2, /Kussensloop/],
  ['winterdekbed', 3, /dekbed/i],
  // the product itself comes before what goes with it
  ['dekbed', 4, /dekbed(?!overtrek)/i],
  ['boxspring', 3, /boxspring/i],
  ['topper 160x200', 2, /^(Splitt|T)opper/],
  ['kast', 3, /kast|Tv-meubel/i],
  ['bed', 1, /bed/i],
  ['bedden', 3, /(?<!dek)bed|boxspring/i],
  // typing errors
  ['dekbet', 4, /dekbed(?!overtrek)/i],
  ['hoeslakn', 3, /Hoeslaken/],
  ['hoofbord', 2, /hoofdbord/i],
  ['boksspring', 3, /boxspring/i],
  ['matrasbeschremer', 2, /matrasbeschermer|Molton/],
  ['fautuil', 2, /fauteuil/i],
  ['nachtkasje', 1, /Nachtkastje/],
  // unfinished
  ['dekb', 4, /dekbed/i],
  ['overt', 4, /overtrek/i],
  ['vloerk', 1, /vloerkleed/],
  ['grijs hoesl', 1, /Hoeslaken jersey/],
  // Dutch and Belgian words
  ['zetel', 2, /fauteuil/i],
  ['relaxzetel', 1, /Relaxfauteuil/],
  ['donsdeken', 4, /dekbed(?!overtrek)/i],
  ['sloop', 2, /Kussensloop/],
  ['donsovertrek', 3, /overtrek/i],
  ['tapijt', 1, /vloerkleed/],
  ['kleerkast', 1, /Kledingkast/],
  ['bedsprei', 1, /Sprei/],
  ['nachttafeltje', 1, /Nachtkastje/],
  ['oplegmatras', 3, /topper|topmatras/i],
  ['spanlaken', 3, /Hoeslaken/],
  ['memory foam kussen', 1, /Nekkussen traagschuim/],
  ['commode', 1, /Ladekast/],
  ['bedbank', 1, /Slaapbank/],
  ['tv kast', 1, /Tv-meubel/],
  // sizes and persons as people write them
  ['matras 160x200', 2, /matras/i],
  ['matras 160 x 200', 2, /matras/i],
  ['matras 160×200 cm', 2, /matras/i],
  ['matras 160 bij 200', 2, /matras/i],
  ['matras 1,60 x 2,00 m', 2, /matras/i],
  ['matras 160 200', 2, /matras/i],
  ['dekbed 200x140', 2, /dekbed(?!overtrek)/i],
  ['1-persoons boxspring', 1, /Uno/],
  ['eenpersoonsboxspring', 1, /Uno/],
  ['tweepersoons matras', 2, /matras/i],
  ['2 pers matras', 2, /matras/i],
  ['lits jumeaux dekbedovertrek', 3, /overtrek/i],
  ['lits-jumeaux overtrek', 3, /overtrek/i],
  ['twijfelaar boxspring hoeslaken', 1, /Hoeslaken/],
  ['vierseizoenen dekbed', 1, /Jaarrond/],
  // colors, materials, brands, numbers
  ['blauwe overtrek', 2, /Vlinder|Raket/],
  ['donkerblauw gordijn', 1, /gordijn/],
  ['wollen dekbed', 1, /Texel/],
  ['fluwelen poef', 1, /Poef/],
  ['velours stoel', 1, /Eetkamerstoel/],
  ['boucle fauteuil', 1, /bouclé/],
  ['malmo', 1, /Malmö/],
  ['kiek', 4, /Kiek|Kinder|Stapelbed|Babybed/],
  ['HE-1000', 1, /Vlinder/],
  ['he1000', 1, /Vlinder/],
]

test.each(expectations)('"%s" finds the right %i first', (text, first, best) => {
  const titles = titlesFor(text)
  expect(titles.length).toBeGreaterThanOrEqual(first)
  for (const title of titles.slice(0, first)) expect(title).toMatch(best)
})
