import { splitHouseNumber } from '@sluimer/domain/address/house-number'

/**
 * Moves the letter of '12a' to its own field once the shopper leaves the field, and returns the letter. Does nothing
 * when the extension is filled in already.
 */
export function moveExtension(form: HTMLFormElement | null, names: { number: string; extension: string }) {
  const number = form?.elements.namedItem(names.number)
  const extension = form?.elements.namedItem(names.extension)
  if (!(number instanceof HTMLInputElement) || !(extension instanceof HTMLInputElement)) return undefined
  const parts = splitHouseNumber(number.value)
  if (parts === undefined || parts.extension === '' || extension.value.trim() !== '') return undefined
  fillIn(number, parts.houseNumber)
  fillIn(extension, parts.extension)
  return parts.extension
}

/** Fires an input event as well, so that every listener on the field sees the new value. */
export function fillIn(field: HTMLInputElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
