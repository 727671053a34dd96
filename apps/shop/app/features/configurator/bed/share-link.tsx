import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

/** The link to a kept bed, to copy or to share. Without scripts it is selected and copied by hand. */
export function ShareLink({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3 print:hidden">
      <TextField
        label="Link naar dit bed"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
        className="min-w-0 grow basis-72"
      />
      <Button
        type="button"
        variant="secondary"
        className="noscript:hidden"
        icon={
          isCopied ? (
            <Check className="size-5" aria-hidden="true" />
          ) : (
            <Copy className="size-5" aria-hidden="true" />
          )
        }
        onClick={() => {
          // Without permission the field is selected, and the visitor copies it.
          navigator.clipboard?.writeText(address).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }}
      >
        <span role="status">{isCopied ? 'Gekopieerd' : 'Kopieer de link'}</span>
      </Button>
    </div>
  )
}
