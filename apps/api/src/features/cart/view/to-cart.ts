import { namedCosts } from '@sluimer/contract/cart/named-costs'
import type { Cart, CartCode, CartItem, Progress } from '@sluimer/contract/cart/schemas'
import { sumCostsOfKind } from '@sluimer/domain/cart/costs'
import { describeJoin } from '@sluimer/domain/cart/joined-carts'
import { toBedPath } from '@sluimer/domain/configurator/guide/configurator-paths'
import { formatCodeProblem } from '@sluimer/domain/promotion/problem-text'
import { samplesPath } from '@sluimer/domain/sample/samples-path'
import { toDeal } from '../../catalog/deal/to-deal.ts'
import { toEnergyLinks } from '../../catalog/product/to-light-source.ts'
import { formatBedProblem } from '../../configurator/bed/find-bed-problem.ts'
import { calculateFreeDeliveryProgress } from '../../delivery/free-delivery-progress.ts'
import type { CartLine } from '../price/cart-line.ts'
import type { CodeInCart } from '../price/find-cart-discounts.ts'
import { formatDelivery } from '../price/format-delivery.ts'
import type { PricedCart } from '../price/price-cart.ts'
import type { LineImages } from './find-line-images.ts'

/** Returns a cart in the form of the contract (CA-01). */
export function toCart(priced: PricedCart, images: LineImages, now: Date): Cart {
  const { cart, totals, lines, discounts } = priced
  const progress = listProgress(priced)
  const counting = discounts.codes.find((code) => code.problem === undefined)
  return {
    found: true,
    quote_id: cart.id,
    updated_at: cart.updatedAt.toISOString(),
    items: lines.map((line) => ({ ...toCartItem(line, priced, now), thumbnail: chooseImage(line, images) })),
    totals: {
      sub_total: totals.subTotalCents,
      sub_total_old: totals.subTotalOldCents,
      sub_total_diff: totals.subTotalDiffCents,
      shipping_costs: cart.countryCode === null ? null : sumCostsOfKind(totals.costs, 'shipping'),
      shipping_costs_from: cart.countryCode === null ? findCheapest(priced.shippingOptions) : null,
      discounts: discounts.parts.map(({ amountCents, ...part }) => ({
        ...part,
        amount: amountCents,
      })),
      ...namedCosts(totals.costs),
      costs: [...totals.costs],
      promo_progress: progress[0] ?? null,
      progress,
      total: totals.grandTotalCents,
      grand_total: totals.grandTotalCents,
      vat_saved: priced.vatSavedCents,
      total_quantity: totals.totalQuantity,
    },
    shipping_method: priced.shipping?.code ?? null,
    applied_code: counting?.code ?? null,
    codes: discounts.codes.map(toCartCode),
    joined: (cart.joined && describeJoin(cart.joined, now)) ?? null,
  }
}

function toCartCode({ code, kind, title, amountCents, problem }: CodeInCart): CartCode {
  const amount = amountCents
  return {
    code,
    kind,
    title,
    amount,
    problem: problem === undefined ? null : formatCodeProblem(problem, kind),
  }
}

/**
 * Lists the progress towards promotions before that towards free delivery, which every cart shows. A cart without VAT
 * shows none: steps are measured at prices that include VAT.
 */
function listProgress({ vatSavedCents, discounts, lines, shippingOptions, totals }: PricedCart): Progress[] {
  if (lines.length === 0 || vatSavedCents !== null) return []
  const delivery =
    // A code does not pay for the ferry.
    discounts.isDeliveryFree && shippingOptions[0]?.surchargeCents === 0
      ? { text: 'Je bestelling wordt gratis bezorgd', percent: 100 }
      : calculateFreeDeliveryProgress(shippingOptions, totals.subTotalCents)
  return delivery === null ? discounts.progress : [...discounts.progress, { ...delivery, link: null }]
}

function findCheapest(options: PricedCart['shippingOptions']): number | null {
  const prices = options.map(({ priceCents }) => priceCents)
  return prices.length === 0 ? null : Math.min(...prices)
}

/** What a visitor without a cart sees. */
export const noCart: Cart = {
  found: false,
  quote_id: null,
  updated_at: null,
  items: [],
  totals: {
    sub_total: 0,
    sub_total_old: 0,
    sub_total_diff: 0,
    shipping_costs: null,
    shipping_costs_from: null,
    discounts: [],
    ...namedCosts([]),
    costs: [],
    promo_progress: null,
    progress: [],
    total: 0,
    grand_total: 0,
    vat_saved: null,
    total_quantity: 0,
  },
  shipping_method: null,
  applied_code: null,
  codes: [],
  joined: null,
}

function chooseImage({ bed, variant }: CartLine, images: LineImages): CartItem['thumbnail'] {
  return (bed && images.get(bed.id)) ?? variant.image
}

function toCartItem(
  line: CartLine,
  { delivery, discounts, vatSavedCents }: PricedCart,
  now: Date,
): Omit<CartItem, 'thumbnail'> {
  const { variant, quantity, orderable } = line
  const free = discounts.free.get(line.lineId)
  const { priceCents, formerPriceCents } = variant.price
  return {
    id: line.itemId,
    variant_id: String(line.variantId),
    parent: { id: String(variant.productId), title: variant.productTitle },
    name: variant.productTitle,
    sku: variant.variantSku,
    title: variant.variantTitle,
    link: toLineLink(line),
    price: priceCents,
    price_old: formerPriceCents === undefined ? null : formerPriceCents,
    price_before_rise: line.roseFromCents ?? null,
    row_total: priceCents * quantity,
    discount: discounts.lineCents.get(line.lineId) ?? 0,
    promotion:
      free === undefined
        ? null
        : `${free.pieces} ${free.pieces === 1 ? 'stuk' : 'stuks'} gratis bij ${free.title}`,
    deal: toDeal(line.deal, now),
    deal_note: line.dealNote ?? null,
    code_note: vatSavedCents === null ? (discounts.notes.get(line.lineId) ?? null) : null,
    configuration: line.bed === undefined ? null : toCartBed(line.bed),
    made_to_measure: variant.madeToMeasure,
    sample: variant.isSample,
    brand: variant.brand,
    categories: variant.categories.map((name) => ({ name })),
    quantity,
    stock: orderable,
    delivery: formatDelivery(line, delivery, now),
    available: quantity <= orderable,
    energy_label: variant.energyLabel,
    energy_label_link:
      toEnergyLinks({ slug: variant.productSlug, lightSource: variant.lightSource })?.label ?? null,
  }
}

/** Returns where the shopper finds what is in a line again. */
function toLineLink({ bed, variant }: CartLine): string {
  if (variant.isSample) return samplesPath
  return bed === undefined ? `/${variant.productSlug}.html` : toBedPath(bed.id)
}

function toCartBed({
  id,
  variantId,
  parts,
  link,
  problem,
}: NonNullable<CartLine['bed']>): CartItem['configuration'] {
  return { id, variantId, link, parts: [...parts], problem: problem ? formatBedProblem(problem) : null }
}
