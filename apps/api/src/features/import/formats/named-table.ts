import { columnName } from './column-name.ts'
import { commonTitleOf } from './common-title.ts'
import { columnsIn, type NamedColumns } from './named-columns.ts'
import {
  cell,
  type Row,
  type SourceFormat,
  type SourceProduct,
  type SourceVariant,
  twiceInFile,
} from './source-product.ts'
import { gramsOf } from './weight.ts'

/** A format for a table whose columns were named, by people or by `guessColumns`. */
export function tableWith(columns: NamedColumns, name = 'its own columns'): SourceFormat {
  const said = (row: Row | undefined, named: string | undefined) =>
    named === undefined ? '' : cell(row, columnName(named))
  const parentOf = (row: Row) => said(row, columns.parent).replace(/^0$/, '')
  const skuOf = (row: Row) => said(row, columns.sku)
  const nameOf = (row: Row) => skuOf(row) || said(row, columns.id)
  const isFamily = columns.parent !== undefined || columns.continues === true
  /** Numbers and skus of others may look alike, so what a row is referred to by is apart from what it is called. */
  const referredTo = (reference: string) => `ref:${reference}`

  return {
    name,
    columns: columnsIn(columns).map((one) => [columnName(one)]),
    ...(columns.continues ? { continues: true } : {}),
    groupOf(row) {
      const parent = parentOf(row)
      if (parent !== '') return referredTo(parent)
      if (columns.continues && said(row, columns.title) === '') return undefined
      return said(row, columns.product) || nameOf(row) || said(row, columns.slug) || undefined
    },
    childrenOf: (row) =>
      columns.parent === undefined || parentOf(row) !== ''
        ? []
        : [said(row, columns.id), skuOf(row)].filter(Boolean).map(referredTo),
    productOf(rows) {
      const children = rows.filter((row) => parentOf(row) !== '')
      const [parent, twin] = rows.filter((row) => parentOf(row) === '')
      if (parent !== undefined && twin !== undefined && columns.product === undefined && !columns.continues)
        return { ok: false, reason: twiceInFile(nameOf(parent), parent, twin) }
      const first = parent ?? rows[0]
      if (first === undefined) return { ok: false, reason: 'no row' }
      const sold = children.length > 0 ? children : rows
      return {
        ok: true,
        product: {
          line: first.line,
          sku: said(first, columns.product) || parentOf(first) || nameOf(first),
          slug: said(first, columns.slug),
          title: isFamily && parent !== undefined ? said(parent, columns.title) : titleOf(rows),
          summary: said(first, columns.summary),
          description: said(first, columns.description),
          brand: said(first, columns.brand),
          categories: categoriesOf(first),
          attributes: attributesOf(first, sold),
          pictures: picturesOf(rows),
          variants: sold.map((row) => variantOf(row, first, sold)),
          isActive: isOn(said(first, columns.active)),
          taxClass: said(first, columns.taxClass),
        },
      }
    },
  }

  /** Rows that are all variants have titles of variants. */
  function titleOf(rows: readonly Row[]): string {
    return commonTitleOf(rows.map((row) => said(row, columns.title)).filter(Boolean))
  }

  function categoriesOf(row: Row): string[] {
    const levels = columns.category.map((one) => pathOf(said(row, one))).filter(Boolean)
    const listed = said(row, columns.categories)
      .split(/[|;\n]|,\s*/)
      .map(pathOf)
    return [...(levels.length > 0 ? [levels.join(' > ')] : []), ...listed].filter((one) => !isNoName(one))
  }

  /** What variants differ in is an option, and no attribute of the product. */
  function attributesOf(first: Row, sold: readonly Row[]): SourceProduct['attributes'] {
    const given = Object.entries({ ...columns.attributes, ...columns.options }).map(([label, one]) => ({
      name: label,
      value: said(first, one),
      isOption: label in columns.options && sold.length > 1 && said(sold[0], one) !== '',
    }))
    const listed = said(first, columns.features)
      .split(/,(?=[^,:]+:)/)
      .map((one) => one.split(':'))
    const features = listed.map(([label = '', value = '']) => ({ name: label.trim(), value: value.trim() }))
    const own = given
      .filter(({ isOption }) => !isOption)
      .map(({ name: label, value }) => ({ name: label, value }))
    return [...own, ...features].filter(({ value }) => value !== '')
  }

  function variantOf(row: Row, first: Row, sold: readonly Row[]): SourceVariant {
    const saidHere = (one: string | undefined) => said(row, one) || said(first, one)
    const grams = gramsOf(saidHere(columns.weightGrams), 'g') ?? gramsOf(saidHere(columns.weightKilos), 'kg')
    return {
      sku: skuOf(row),
      // A price in another currency cannot be read as one in euros.
      price: [saidHere(columns.price), saidHere(columns.currency)].filter(Boolean).join(' '),
      reduction: { price: isReduced(row, first) ? saidHere(columns.reducedPrice) : '', from: '', until: '' },
      barcode: said(row, columns.barcode),
      stock: said(row, columns.stock),
      ...(grams === undefined ? {} : { weightGrams: grams }),
      values: sold.length > 1 ? valuesOf(row, first, sold) : {},
      picture: row === first ? '' : (addressesIn(row)[0] ?? ''),
      isActive: row === first || isOn(said(row, columns.active)),
    }
  }

  function isReduced(row: Row, first: Row): boolean {
    return !/^(no|nee|n|0|false|onwaar)$/i.test(said(row, columns.onSale) || said(first, columns.onSale))
  }

  function valuesOf(row: Row, first: Row, sold: readonly Row[]): Record<string, string> {
    const named = columns.namedOptions
      .map((one) => [said(row, one.name) || said(first, one.name), said(row, one.value)] as const)
      .filter(([option]) => option !== '')
    const fixed = Object.entries(columns.options)
      .filter(([, one]) => sold.some((other) => said(other, one) !== ''))
      .map(([option, one]) => [option, said(row, one)] as const)
    const values = [...named, ...fixed]
    // Where the table has no column for it, the titles of variants tell them apart, or else their skus do.
    return values.length > 0
      ? Object.fromEntries(values)
      : { Uitvoering: restOfTitle(row, sold) || skuOf(row) }
  }

  function restOfTitle(row: Row, sold: readonly Row[]): string {
    const titles = sold.map((one) => said(one, columns.title))
    const title = said(row, columns.title)
    if (new Set(titles).size < titles.length) return ''
    const common = commonTitleOf(titles)
    return common !== title && title.startsWith(common)
      ? title.slice(common.length).replace(/^[\s\-–—,|/:(]+|\)$/g, '')
      : title
  }

  function picturesOf(rows: readonly Row[]): SourceProduct['pictures'] {
    return [...new Set(rows.flatMap(addressesIn))].map((address) => ({ address, alt: '' }))
  }

  function addressesIn(row: Row): string[] {
    return columns.pictures
      .flatMap((one) => said(row, one).split(/[,;|\n]|\s+(?=https?:)/))
      .map((one) => one.trim())
      .filter(Boolean)
  }
}

const isOn = (text: string) =>
  /^(1|ja|j|yes|y|true|waar|wahr|actief|active|aktiv|on|online|enabled|visible|zichtbaar|published|gepubliceerd|)$/i.test(
    text,
  )

/** 'Bed » Lakens' and '/Bed / Lakens' are 'Bed > Lakens'. */
const pathOf = (text: string) =>
  text
    .split(/\s*(?:>|»|›|\s\/\s)\s*/)
    .map((part) => part.replace(/^\/|\/$/g, '').trim())
    .filter(Boolean)
    .join(' > ')

/** Some systems name categories by the numbers that they have there, and all have one above all others. */
const isNoName = (name: string) =>
  name === '' || /^(\d+|[0-9a-f]{32}|home|root|root catalog|default category|startseite|accueil)$/i.test(name)
