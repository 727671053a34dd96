import {
  maskBirthdate,
  maxBirthdateLength,
  normaliseBirthdate,
} from '@sluimer/domain/customer/birthdate-text'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * A birth date, typed with digits alone or in any other notation, pasted, or filled in by the browser (VA-03). It is
 * one text field: screen readers read what is in it, and without scripts the server reads the same notations.
 */
export function BirthdateField(props: Omit<TextFieldProps, 'type' | 'onInput' | 'onBlur'>) {
  return (
    <TextField
      autoComplete="bday"
      inputMode="numeric"
      placeholder="dd-mm-jjjj"
      maxLength={maxBirthdateLength}
      {...props}
      onInput={({ currentTarget, nativeEvent }) => putRight(currentTarget, nativeEvent)}
      onBlur={({ currentTarget }) => show(currentTarget, normaliseBirthdate(currentTarget.value))}
    />
  )
}

/** Masks text that grows at its end; an edit in its middle, a deletion and a keyboard's own word stay as they are. */
function putRight(field: HTMLInputElement, event: Event): void {
  const how = event instanceof InputEvent ? event.inputType : ''
  if (event instanceof InputEvent && event.isComposing) return
  if (how.startsWith('delete') || how.startsWith('history')) return
  const isWhole = how !== 'insertText'
  // Text that came all at once, pasted or filled in, is either a date or not.
  if (isWhole) show(field, normaliseBirthdate(field.value))
  else if (field.selectionStart === field.value.length) show(field, maskBirthdate(field.value))
}

/** Sets a value only when it changed, because setting it moves the caret. */
function show(field: HTMLInputElement, value: string): void {
  if (field.value !== value) field.value = value
}
