import {
  maskBirthdate,
  maxBirthdateLength,
  normalizeBirthdate,
} from '@sluimer/domain/customer/birthdate-text'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * A birth date, typed with digits alone or in any other way, pasted, or filled in by the browser (VA-03). It is one line of
 * text: what stands in it is what is read out, and without scripts the server reads the same forms.
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
      onBlur={({ currentTarget }) => show(currentTarget, normalizeBirthdate(currentTarget.value))}
    />
  )
}

/** Only what grows at its end is masked: a caret within the text, a deletion and a word of a keyboard's own are left alone. */
function putRight(field: HTMLInputElement, event: Event): void {
  const how = event instanceof InputEvent ? event.inputType : ''
  if (event instanceof InputEvent && event.isComposing) return
  if (how.startsWith('delete') || how.startsWith('history')) return
  const isWhole = how !== 'insertText'
  // What came all at once, pasted or filled in, is a date or it is not.
  if (isWhole) show(field, normalizeBirthdate(field.value))
  else if (field.selectionStart === field.value.length) show(field, maskBirthdate(field.value))
}

/** An unchanged value is not set again: that would move the caret. */
function show(field: HTMLInputElement, value: string): void {
  if (field.value !== value) field.value = value
}
