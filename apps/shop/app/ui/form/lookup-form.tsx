import { Form, type FormProps } from 'react-router'
import { Button } from '../button/button.tsx'
import { TextField } from './text-field.tsx'

interface LookupFormProps extends Omit<FormProps, 'role' | 'className'> {
  label: string
  /** The name of the field in the address. */
  name: string
  /** What was looked for last; the field shows it again. */
  lookup: string
  maxLength: number
}

/** A field with its button that looks for words in what the page lists. It works without scripts. `children`: fields that stay as they are. */
export function LookupForm({ label, name, lookup, maxLength, children, ...form }: LookupFormProps) {
  return (
    <Form role="search" {...form} className="flex flex-wrap items-end gap-3">
      {children}
      <TextField
        key={lookup}
        type="search"
        {...{ label, name, maxLength }}
        defaultValue={lookup}
        className="basis-56 grow"
      />
      <Button variant="secondary">Zoek</Button>
    </Form>
  )
}
