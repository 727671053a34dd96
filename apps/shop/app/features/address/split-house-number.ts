import { splitHouseNumber } from '@sluimer/domain/address/house-number'

/**
 * Puts the letter of '12a' where it belongs, in sight of the visitor, once the field is left; answers the letter. Nothing
 * happens to an extension that is filled in already.
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

/** So that whoever listens to the field hears it. */
export function fillIn(field: HTMLInputElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
