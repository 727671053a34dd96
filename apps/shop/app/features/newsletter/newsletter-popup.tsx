import { MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { action } from './newsletter-page.tsx'
import { newsletterPath, returnPath } from './newsletter-paths.ts'
import { SignupFields } from './signup-form.tsx'
import { type PopupState, usePopup } from './use-popup.ts'

/** SC-01: offers the newsletter and its credit, once a week at most. Only the default layout renders it. */
export function NewsletterPopup() {
  const { popup, close, giveUp } = usePopup()
  const [shown, setShown] = useState<PopupState>({ kind: 'hidden' })
  // The last content stays while the window moves out of sight.
  if (popup.kind !== 'hidden' && popup !== shown && !isSame(popup, shown)) setShown(popup)
  return (
    <Dialog
      isOpen={popup.kind !== 'hidden'}
      onOpenChange={(isOpen) => !isOpen && close()}
      width="small"
      isUnasked
      title={chooseTitle(shown)}
    >
      {shown.kind === 'success' && <Success onClose={close} />}
      {shown.kind === 'offer' && <Offer words={shown.words} onFailure={giveUp} />}
    </Dialog>
  )
}

function isSame(a: PopupState, b: PopupState): boolean {
  return a.kind === b.kind && (a.kind !== 'offer' || b.kind !== 'offer' || a.words === b.words)
}

function chooseTitle(popup: PopupState): string {
  if (popup.kind === 'success') return 'Inschrijven gelukt!'
  return popup.kind === 'offer' ? popup.words.title : ''
}

/** Takes the focus from the form that it replaces, so that screen readers announce it. */
function Success({ onClose }: { onClose: () => void }) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <MailCheck className="size-10 text-pine" aria-hidden="true" />
      <p>
        Kijk in je mailbox en klik op de knop in onze mail om het te bevestigen. Daarna krijg je je tegoed.
        Niets gekregen? Kijk dan ook bij ongewenste mail.
      </p>
      <Button type="button" onClick={onClose}>
        Verder winkelen
      </Button>
    </div>
  )
}

/** Reports an invalid address. At any other failure the popup closes silently (specification, error catalogue). */
function Offer({
  words,
  onFailure,
}: {
  words: Extract<PopupState, { kind: 'offer' }>['words']
  onFailure: () => void
}) {
  const fetcher = useFetcher<typeof action>()
  const { pathname, search } = useLocation()
  const hasFailed = fetcher.state === 'idle' && fetcher.data !== undefined && fetcher.data.error === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (hasFailed) onFailure()
  }, [hasFailed])
  return (
    <fetcher.Form
      method="post"
      noValidate
      action={newsletterPath}
      preventScrollReset
      className="relative flex flex-col gap-4"
    >
      <p>{words.content}</p>
      <SignupFields
        source="popup"
        returnTo={returnPath(pathname, search)}
        buttonText={words.button_text}
        smallText={words.small_text}
        error={fetcher.data?.error}
        isSending={fetcher.state !== 'idle'}
      />
    </fetcher.Form>
  )
}
