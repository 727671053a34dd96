/** Shop files without products, or with too little about them, by their columns, and what to provide instead. */
const others: readonly [has: readonly string[], reason: string][] = [
  [
    ['offerid', 'ean', 'fulfilmenttype'],
    `These are offers of bol.com: they say what is sold at which price, and not what it is. Give the products of the system that the
offers were made in, or a table that has the title, the texts and the pictures beside each EAN.`,
  ],
  [
    ['ean', 'conditie', 'levertijd'],
    `These are offers of bol.com: they say what is sold at which price, and not what it is. Give the products of the system that the
offers were made in, or a table that has the title, the texts and the pictures beside each EAN.`,
  ],
  [
    ['value (value:position)', 'impact on price'],
    `These are the combinations of PrestaShop, which say how variants differ from products that stand in another file. Products and
variants in one table come in: a row for each variant, with what it costs.`,
  ],
  [
    ['valor (valor:posicion)', 'impacto en el precio'],
    `These are the combinations of PrestaShop, which say how variants differ from products that stand in another file. Products and
variants in one table come in: a row for each variant, with what it costs.`,
  ],
  [
    ['price tax excluded or price tax included'],
    `These are products of PrestaShop, and the file does not say whether their prices hold VAT. Call that column 'Price tax included'
or 'Price tax excluded', whichever it is.`,
  ],
  [
    ['category_id', 'parent_id'],
    'These are categories, and no products: they are made of what the products name.',
  ],
]

/** Says why a table contains nothing that can be sold; undefined for one that may. */
export function whyNoProducts(columns: readonly string[]): string | undefined {
  const plain = columns.map((name) => name.replace(/\s*\*+$/, ''))
  return others.find(([has]) => has.every((name) => plain.includes(name)))?.[1].replaceAll('\n', ' ')
}
