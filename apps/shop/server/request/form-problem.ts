/** Content types of a page's form. */
const formTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data'])

/**
 * Returns why the body of a POST to a page is not a form: `notAForm` for another kind of body or none, `badForm` for parts that
 * cannot be separated. Pages read only forms, so this is settled before any page is called.
 */
export async function findFormProblem(
  method: string | undefined,
  type: string | undefined,
  bytes: Uint8Array<ArrayBuffer> | null,
): Promise<'notAForm' | 'badForm' | undefined> {
  if (method !== 'POST') return undefined
  const kind = type?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (type === undefined || !formTypes.has(kind)) return 'notAForm'
  if (kind !== 'multipart/form-data') return undefined
  const form = new Response(bytes, { headers: { 'content-type': type } }).formData()
  return form.then(
    () => undefined,
    () => 'badForm' as const,
  )
}
