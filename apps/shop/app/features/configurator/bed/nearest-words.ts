import type { Configuration } from '@sluimer/contract/configurator/configuration-schemas'
import { describeDifference } from '@sluimer/domain/configurator/bed/describe-difference'

/**
 * Returns what is different in the bed that comes nearest, besides the options that are gone, which have words of
 * their own: 'breedte 160 cm in plaats van 180 cm'. Empty when nothing is.
 */
export function describeNearest({
  saved,
  gone,
  nearest,
}: Pick<Configuration, 'saved' | 'gone' | 'nearest'>): string {
  if (nearest === null) return ''
  const told = new Set(gone.map(({ title }) => title))
  const isUntold = ({ title }: { title: string }) => !told.has(title)
  return describeDifference(saved.description.filter(isUntold), nearest.description.filter(isUntold))
}
