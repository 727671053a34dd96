import type { Product, Variant } from '@sluimer/contract/catalog/product'
import type { LookVariant, RoomPiece } from '@sluimer/contract/content/room'
import { type BedSize, findValueForBed } from '@sluimer/domain/catalog/bed-size'
import { toVariantQuery } from '../../catalog/variant/variant-query.ts'
import type { WrittenPiece } from '../../content/block/room-block.ts'

/**
 * Returns a piece of a room with the variants that look as in the picture. Undefined when the product is no longer sold like
 * that: then nothing in the picture leads to it.
 */
export function toRoomPiece(
  written: WrittenPiece,
  page: Product,
  bed: BedSize | undefined,
): RoomPiece | undefined {
  const alike = listAlike(page, written.choice)
  const [first] = alike
  // A set of the configurator is sold as a bed that shoppers compose.
  if (first === undefined || page.custom_fields.boxconfig_id !== null) return undefined
  const isOpen = page.options.map(({ key }) => written.choice[key] === undefined)
  const chosen =
    findForBed(page, alike, { isOpen, bed }) ??
    listAlike(page, { ...written.choice, ...written.shown }).find(({ available }) => available) ??
    findCheapest(alike, first)
  return {
    ...{ label: written.label, quantity: written.quantity, wide: written.wide, square: written.square },
    ...{ slug: page.slug, title: page.title },
    link: `${page.link}?${toVariantQuery(page, chosen)}`.replace(/\?$/, ''),
    image: page.images.find(({ key }) => key === chosen.image_key) ?? page.image,
    variants: alike.map((variant) => toLookVariant(page, variant, isOpen)),
    variant_id: chosen.variant_id,
    energy_label: page.energy_label,
    energy_label_link: page.light_source?.label_link ?? null,
  }
}

/** Returns the variants with all these values; none when the product has no such option or value. */
function listAlike({ options, variants }: Product, choice: WrittenPiece['choice']): Variant[] {
  const wanted = Object.entries(choice).map(([key, value]) => {
    const at = options.findIndex((option) => option.key === key)
    return { at, id: options[at]?.values.find((one) => one.key === value)?.id }
  })
  return variants.filter(({ value_ids: ids }) =>
    wanted.every(({ at, id }) => id !== undefined && ids[at] === id),
  )
}

/** Finds the variant in the size that suits the visitor's bed, when it can be bought. */
function findForBed(
  { options }: Product,
  alike: readonly Variant[],
  { isOpen, bed }: { isOpen: readonly boolean[]; bed: BedSize | undefined },
): Variant | undefined {
  if (bed === undefined) return undefined
  for (const [at, { values }] of options.entries()) {
    const value = isOpen[at] ? findValueForBed(values, bed) : undefined
    const fitting = alike.filter((one) => one.available && one.value_ids[at] === value?.id)
    const [first] = fitting
    if (value !== undefined && first !== undefined) return findCheapest(fitting, first)
  }
  return undefined
}

function findCheapest(variants: readonly Variant[], first: Variant): Variant {
  const available = variants.filter((variant) => variant.available)
  const [start = first, ...others] = available
  return others.reduce((best, other) => (other.price.price < best.price.price ? other : best), start)
}

function toLookVariant({ options }: Product, variant: Variant, isOpen: readonly boolean[]): LookVariant {
  const titles = options.flatMap(({ values }, at) =>
    isOpen[at] ? (values.find(({ id }) => id === variant.value_ids[at])?.title ?? []) : [],
  )
  const { variant_id, price, deal, available } = variant
  return { variant_id, title: titles.join(', '), price, deal, available }
}
