/** The name of the hidden button with which Conform submits a form only to check it. */
export const checkButton = '__intent__'

/**
 * Returns the fields of a form that its schema knows. What Conform itself sends along stays: without it, a check after a
 * letter would count as a press of the button, and send the form as soon as nothing is wrong with it.
 */
export function keepKnownFields(form: FormData, isKnown: (name: string) => boolean): FormData {
  const fields = new FormData()
  for (const [name, value] of form) if (name === checkButton || isKnown(name)) fields.append(name, value)
  return fields
}
