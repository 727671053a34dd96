import { clsx } from 'clsx'
import { Sparkles } from 'lucide-react'
import { isPlainClick } from '../../lib/browser/is-plain-click.ts'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { useOfferedWizard } from './wizard-starter.tsx'

/**
 * CT-05: the start of a category's advice wizard, if it has one: a link to its page, or a window over this page where
 * scripts run. A window around it closes first (`onStart`).
 */
export function WizardStart({ className, onStart }: { className?: string; onStart?: () => void }) {
  const wizard = useOfferedWizard()
  const isHydrated = useIsHydrated()
  if (wizard === null) return null
  return (
    <section
      aria-label="Keuzehulp"
      className={clsx('@container rounded-card bg-pine-mist px-4 py-3 sm:px-5 sm:py-4', className)}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 @xs:flex-nowrap @md:gap-x-6">
        <p className="min-w-0 grow text-sm leading-snug @md:text-base">
          <span className="font-semibold">Weet je niet wat je moet kiezen?</span>{' '}
          <span className="hidden text-ink-soft @md:inline">
            Beantwoord een paar vragen en zie wat bij je past.
          </span>
        </p>
        <ButtonLink
          to={wizard.link}
          data-held
          variant="secondary"
          size="small"
          className="@xs:shrink-0"
          aria-haspopup={isHydrated ? 'dialog' : undefined}
          icon={<Sparkles className="size-5" aria-hidden="true" />}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onStart?.()
            wizard.open()
          }}
        >
          Start de keuzehulp
        </ButtonLink>
      </div>
    </section>
  )
}
