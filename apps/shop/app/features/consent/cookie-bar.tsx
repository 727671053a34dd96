import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { brand } from '../../lib/brand.ts'
import { useRoomBelow } from '../../lib/browser/use-room-below.ts'
import { Button } from '../../ui/button/button.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { Container } from '../../ui/page/container.tsx'
import { accepted, type Choices, refused } from './consent.ts'
import { chooseConsent, keepConsent, useConsent } from './consent-store.ts'

/**
 * SC-02: asks at the bottom of the screen what the visitor allows, without blocking the page. Refusing, accepting and
 * choosing are on the same layer and look the same, and nothing is ticked in advance. `isOnlyWhenAsked`: appears only
 * when the visitor wants to change an earlier choice, so that it never blocks a payment.
 */
export function CookieBar({ isOnlyWhenAsked = false }: { isOnlyWhenAsked?: boolean }) {
  const state = useConsent()
  // Before scripts run the bar is part of every page, and a script in the head decides whether it shows (ask-early.ts).
  const isUndecided = state === undefined && !isOnlyWhenAsked
  const isWanted = state !== undefined && (state.isReopened || (!state.consent && !isOnlyWhenAsked))
  const [isKept, setKept] = useState(false)
  return (
    <>
      <p role="status" className="sr-only">
        {isKept && !isWanted && 'Je cookiekeuze is bewaard.'}
      </p>
      {(isUndecided || isWanted) && (
        <CookieForm
          isUndecided={isUndecided}
          before={state?.consent}
          isReopened={state?.isReopened ?? false}
          onChoose={(choices) => {
            setKept(true)
            if (!state?.isReopened) goOnWithPage()
            chooseConsent(choices)
          }}
        />
      )}
    </>
  )
}

function CookieForm(props: {
  isUndecided: boolean
  before: Choices | undefined
  isReopened: boolean
  onChoose: (choices: Choices) => void
}) {
  const { before, isReopened } = props
  const titleId = useId()
  const bar = useRef<HTMLElement>(null)
  useRoomBelow(bar)
  useFocusWhile(isReopened, bar)
  return (
    <section
      ref={bar}
      aria-labelledby={titleId}
      data-cookie-bar={props.isUndecided ? 'undecided' : 'open'}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && isReopened && keepConsent()}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-40 max-h-[75dvh] overflow-y-auto border-t border-sand bg-paper pb-[env(safe-area-inset-bottom)] shadow-popup print:hidden',
        props.isUndecided && 'not-in-data-asks-consent:hidden',
      )}
    >
      <Container as="div" width="wide" className="py-3 lg:py-5">
        <form
          className="grid items-center gap-x-12 lg:grid-cols-[1fr_auto]"
          onSubmit={(event) => {
            event.preventDefault()
            const form = new FormData(event.currentTarget)
            props.onChoose({ statistics: form.has('statistics'), marketing: form.has('marketing') })
          }}
        >
          <div>
            <p id={titleId} className="font-display text-lg font-semibold">
              Cookies bij {brand.name}
            </p>
            <p className="mt-0.5 max-w-[80ch] text-sm text-ink-soft">
              Cookies die de winkel nodig heeft, zoals voor je winkelwagen, plaatsen we altijd. Mogen we ook
              meten hoe je de winkel gebruikt (statistieken) en met partners advertenties tonen die passen bij
              wat je bekijkt (marketing)? Je keuze wijzig je onder aan elke pagina.{' '}
              <Link to="/service/cookies/" className="text-pine underline underline-offset-4">
                Meer over cookies
              </Link>
            </p>
            <div className="flex flex-wrap gap-x-8">
              <CheckboxField name="statistics" label="Statistieken" defaultChecked={before?.statistics} />
              <CheckboxField name="marketing" label="Marketing" defaultChecked={before?.marketing} />
            </div>
          </div>
          <div className="grid grid-cols-2 gap-2 lg:w-56 lg:grid-cols-1">
            <Button type="button" variant="secondary" size="small" onClick={() => props.onChoose(refused)}>
              Alles weigeren
            </Button>
            <Button type="button" variant="secondary" size="small" onClick={() => props.onChoose(accepted)}>
              Alles accepteren
            </Button>
            <Button variant="secondary" size="small" className="max-lg:col-span-2">
              Mijn keuze bewaren
            </Button>
          </div>
        </form>
      </Container>
    </section>
  )
}

/** Moves the focus to the page's start, without scrolling: the button that had it disappears with the bar. */
function goOnWithPage() {
  document.querySelector('main')?.focus({ preventScroll: true })
}

/** Takes the focus when the visitor asked for this, and then gives it back to where it was. */
function useFocusWhile(isAsked: boolean, element: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isAsked) return
    const opener = document.activeElement
    element.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isAsked, element])
}
