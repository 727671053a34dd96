import { useEffect, useRef } from 'react'
import { TextField } from './text-field.tsx'

/** A code of digits from a mail: one field, which takes what is pasted and what the phone offers. */
export function DigitsField(props: {
  label: string
  name: string
  error?: string | undefined
  id?: string
  /** Whether it takes the focus when it appears: only where it is what the shopper just asked for. */
  isFocusedAtFirst?: boolean
}) {
  const { isFocusedAtFirst = false, ...field } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocusedAtFirst) input.current?.focus()
  }, [isFocusedAtFirst])
  return (
    <TextField
      {...field}
      ref={input}
      autoComplete="one-time-code"
      inputMode="numeric"
      // Leaves room for the spaces of whoever reads it out or pastes it.
      maxLength={20}
      required
      spellCheck={false}
    />
  )
}
