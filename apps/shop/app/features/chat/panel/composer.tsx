import { SendHorizontal } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { FieldError } from '../../../ui/form/field-error.tsx'
import { controlLook, describedBy } from '../../../ui/form/field-frame.tsx'
import { readMessage } from '../talk/read-message.ts'
import { readTabMemory, rememberInTab } from '../talk/tab-memory.ts'

const fieldId = 'chat-bericht'

/** The field for a message. What is typed stays until it is sent: over a reload, a wait and a refusal. */
export function Composer(props: {
  field: RefObject<HTMLTextAreaElement | null>
  isWaiting: boolean
  isEnding: boolean
  onSend: (text: string) => void
}) {
  const [text, setText] = useState(() => readTabMemory().draft)
  const [problem, setProblem] = useState<string>()
  useEffect(() => rememberInTab({ draft: text }), [text])

  function send() {
    if (props.isWaiting || props.isEnding) return
    const typed = readMessage(text)
    setProblem(typed.kind === 'problem' ? typed.words : undefined)
    if (typed.kind !== 'message') return props.field.current?.focus()
    setText('')
    props.onSend(typed.text)
  }
  return (
    <form
      className="shrink-0 border-t border-sand bg-paper px-3 pt-3 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex items-end gap-2 pb-1">
        <label htmlFor={fieldId} className="sr-only">
          Je bericht
        </label>
        <textarea
          id={fieldId}
          ref={props.field}
          rows={1}
          value={text}
          placeholder="Typ je vraag"
          enterKeyHint="send"
          autoComplete="off"
          disabled={props.isEnding}
          {...describedBy({ id: fieldId, error: problem })}
          onChange={(event) => {
            setText(event.target.value)
            if (problem !== undefined && readMessage(event.target.value).kind !== 'problem')
              setProblem(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
          className={`${controlLook} max-h-32 resize-none field-sizing-content`}
        />
        <IconButton
          type="submit"
          label="Versturen"
          aria-disabled={props.isWaiting || props.isEnding || undefined}
          icon={<SendHorizontal className="size-5.5" aria-hidden="true" />}
          className="mb-0.5 bg-pine text-white hover:bg-pine-deep aria-disabled:opacity-55"
        />
      </div>
      <FieldError fieldId={fieldId} message={problem} />
      <p className="pt-1.5 text-center text-xs text-ink-soft">
        Deel geen bank- of gezondheidsgegevens.{' '}
        <Link
          to="/service/privacy/"
          className="-mt-3 -mb-1.5 inline-block pt-4 pb-2.5 underline underline-offset-4"
        >
          Zo gaan we met je gegevens om
        </Link>
      </p>
    </form>
  )
}
