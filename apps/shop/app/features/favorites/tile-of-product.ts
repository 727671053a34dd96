import type { Product } from '@sluimer/contract/catalog/product'
import type { ProductTile } from '@sluimer/contract/catalog/tile'

/** A product page's data as a tile. */
export function tileOfProduct(product: Product): ProductTile {
  const { id, slug, title, sub_title, link, available, overlay, price, delivery, stock_score } = product
  const colors = product.options.flatMap(({ values }) => values)
  return {
    id,
    slug,
    title,
    sub_title,
    link,
    available,
    overlay,
    price,
    delivery,
    stock_score,
    brand: product.brand.title,
    images: product.images.slice(0, 2),
    swatches: colors.flatMap((value) =>
      value.color === null ? [] : [{ title: value.title, color: value.color }],
    ),
    variant_id: product.variants.length === 1 ? product.variant_id : null,
  }
}
