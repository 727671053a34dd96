/**
 * What a form holds under a name, as text; empty when it has no such field, or a file where a text belongs. Forms whose fields a
 * schema checks are read by Conform (`parseWithZod`).
 */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
