import type { Category } from '@sluimer/contract/catalog/overview'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { isPlainClick } from '../../lib/is-plain-click.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { lazyPopup } from '../../ui/lazy-popup.tsx'
import { wizardLink } from './wizard-address.ts'
import type { WizardDialogProps } from './wizard-dialog.tsx'

const WizardDialog = lazyPopup<WizardDialogProps>(
  async () => (await import('./wizard-dialog.tsx')).WizardDialogWindow,
)

/** CT-05: the way into a category's advice wizard, when it has one: a page, and over this page where scripts run. */
export function WizardStart({ category }: { category: Category }) {
  const { wizard_code: code, id } = category
  return code === null ? null : <Start key={code} code={code} categoryId={id} />
}

function Start({ code, categoryId }: { code: string; categoryId: string }) {
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useIsHydrated()
  return (
    <section
      aria-label="Keuzehulp"
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-pine-mist px-5 py-4"
    >
      <p className="min-w-0 grow">
        <span className="font-semibold">Weet je niet wat je moet kiezen?</span>{' '}
        <span className="text-ink-soft">Beantwoord een paar vragen en zie wat bij je past.</span>
      </p>
      <ButtonLink
        to={wizardLink(code, { answers: {}, step: 0, categoryId })}
        variant="secondary"
        size="small"
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        icon={<Sparkles className="size-5" aria-hidden="true" />}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        Start de keuzehulp
      </ButtonLink>
      <WizardDialog isOpen={isOpen} onOpenChange={setOpen} code={code} categoryId={categoryId} />
    </section>
  )
}
