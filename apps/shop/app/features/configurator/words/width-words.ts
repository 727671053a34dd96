import { findWidthName } from '@sluimer/domain/configurator/guide/advice'
import type { BedOption, BedProperty } from '../set/bed-set.ts'

/** The question in all sets that asks how wide the bed is. */
const widthPropertyId = 'breedte'

/** Returns the words under an option: its own, or for a width the name under which such beds are sold (CF-15). */
export function findWidthWords(property: Pick<BedProperty, 'id'>, option: BedOption): string {
  if (option.subTitle !== '' || property.id !== widthPropertyId) return option.subTitle
  return findWidthName(Number.parseInt(option.id, 10)) ?? ''
}
