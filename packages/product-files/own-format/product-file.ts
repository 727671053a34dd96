import { centsToEuros, eurosToCents } from '@sluimer/domain/money/euro'
import { toAmsterdamInstant } from '@sluimer/domain/time/amsterdam'
import { z } from 'zod'
import { plainIssue } from '../input/plain-issue.ts'
import { type CheckedProductInput, productInputSchema } from '../input/product-input.ts'
import { dutchVatPercentField } from '../input/vat-percent-field.ts'
import { spreadProduct } from './spread-product.ts'

const { priceCents, priceHistory, stockOnHand, ...variantFields } =
  productInputSchema.shape.variants.element.shape

const price = z
  .number('a number of euros')
  .min(0, 'at least 0 euros')
  .transform((euros, context) => {
    try {
      return eurosToCents(euros)
    } catch {
      context.addIssue('euros with two decimals at most')
      return z.NEVER
    }
  })
  .pipe(priceCents)
/** A day begins when it does in the Netherlands. */
const moment = z.union(
  [
    z.iso.date().transform((day) => toAmsterdamInstant(day, '00:00')),
    z.iso.datetime().transform((text) => new Date(text)),
  ],
  'a day such as 2026-03-01, or a moment such as 2026-03-01T09:00:00.000Z',
)

/**
 * A product of our own files, with its variants spread out: the input of `saveProduct`, with prices in euros (`price`),
 * stock as `stock` and moments in ISO 8601. Documented in docs/product-files.md.
 */
const fileProductSchema = z.strictObject({
  ...productInputSchema.shape,
  createdAt: moment.optional(),
  vatClass: productInputSchema.shape.vatClass.unwrap().optional(),
  /** Files from before the classes name the Dutch rate. */
  vatPercent: dutchVatPercentField.optional(),
  variants: z
    .array(
      z.strictObject({
        ...variantFields,
        price,
        priceHistory: z
          .array(z.strictObject({ price, validFrom: moment }))
          .max(1000)
          .optional(),
        stock: stockOnHand,
      }),
    )
    .min(1)
    .max(500),
})
export type FileProduct = z.input<typeof fileProductSchema>

type Reading = { ok: true; product: CheckedProductInput } | { ok: false; reason: string }

/** Reads one product of our own format, or returns everything that is wrong with it. */
export function readFileProduct(value: unknown): Reading {
  const spread = spreadProduct(value)
  if (!spread.ok) return spread
  const parsed = fileProductSchema.safeParse(spread.product, { reportInput: true })
  if (!parsed.success) return { ok: false, reason: formatReasons(parsed.error, spread.product) }
  const variants = parsed.data.variants.map(({ price, priceHistory, stock, ...variant }) => ({
    ...variant,
    priceCents: price,
    ...(priceHistory && {
      priceHistory: priceHistory.map((one) => ({ priceCents: one.price, validFrom: one.validFrom })),
    }),
    stockOnHand: stock,
  }))
  const { vatPercent, ...product } = parsed.data
  return checkProduct({ ...product, vatClass: product.vatClass ?? vatPercent, variants })
}

/** Checks a product against the rules of the catalogue. */
export function checkProduct(product: unknown): Reading {
  if (hasUnstorableText(product)) return { ok: false, reason: 'a text holds characters that are none' }
  const checked = productInputSchema.safeParse(product, { reportInput: true })
  return checked.success
    ? { ok: true, product: checked.data }
    : { ok: false, reason: formatReasons(checked.error, product) }
}

/** Whether a text cannot be stored: PostgreSQL accepts no NUL, and half of a surrogate pair is no character. */
function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnstorableText)
}

/** Writes a stored product as a line of our own format. */
export function writeFileProduct({ createdAt, variants, ...product }: CheckedProductInput): FileProduct {
  return {
    ...product,
    ...(createdAt && { createdAt: createdAt.toISOString() }),
    variants: variants.map(({ priceCents, priceHistory, stockOnHand, ...variant }) => ({
      ...variant,
      price: centsToEuros(priceCents),
      ...(priceHistory && {
        priceHistory: priceHistory.map((one) => ({
          price: centsToEuros(one.priceCents),
          validFrom: one.validFrom.toISOString(),
        })),
      }),
      stock: stockOnHand,
    })),
  }
}

/** More reasons would say nothing new. */
const mostReasons = 5

function formatReasons({ issues }: z.ZodError, whole: unknown): string {
  const reasons = issues.map((issue) => plainIssue(issue, whole))
  const rest = reasons.length - mostReasons
  return [...reasons.slice(0, mostReasons), ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')
}
