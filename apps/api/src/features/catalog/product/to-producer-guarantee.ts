import type { ProducerGuarantee as ShownGuarantee } from '@sluimer/contract/catalog/producer-guarantee'
import { formatProducerGuarantee, type ProducerGuarantee } from '@sluimer/domain/guarantee/producer-guarantee'

/** Describes the guarantee beside the legal one as the product's page shows it; null when none is promised. */
export function toProducerGuarantee(product: {
  producerGuarantee: ProducerGuarantee | null
}): ShownGuarantee | null {
  const guarantee = product.producerGuarantee
  if (guarantee === null) return null
  const { by, months, covers, conditionsLink } = guarantee
  return { by, months, covers, text: formatProducerGuarantee(guarantee), conditions_link: conditionsLink }
}
