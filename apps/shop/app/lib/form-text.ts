/**
 * Returns a form's field as text; empty when there is no such field, or a file in place of text. Conform
 * (`parseWithZod`) reads forms whose fields a schema checks.
 */
export function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Returns all values of a field that a form may have several times, such as ticked boxes. */
export function readTexts(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === 'string')
}
