import type { ErrorBody } from '@sluimer/contract/errors'

/**
 * Says why a bed was refused. A field that is wrong says more than the message above it: the shopper filled none in. Choices are mended on
 * the page as it is, all else by loading it anew.
 */
export function describeRefusal({
  message,
  fields = [],
}: Pick<ErrorBody['error'], 'message' | 'fields'>): string {
  const field = fields[0]
  if (field === undefined) return message
  if (/\bparts\b/.test(field.path)) return field.message
  return `${field.message} Laad de pagina opnieuw: je keuzes blijven staan.`
}
