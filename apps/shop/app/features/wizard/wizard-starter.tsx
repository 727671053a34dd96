import type { Category } from '@sluimer/contract/catalog/overview'
import { createContext, use, useState } from 'react'
import { lazyPopup } from '../../ui/dialog/lazy-popup.tsx'
import { buildWizardLink } from './wizard-address.ts'
import type { WizardDialogProps } from './wizard-dialog.tsx'

const WizardDialog = lazyPopup<WizardDialogProps>(
  async () => (await import('./wizard-dialog.tsx')).WizardDialogWindow,
)

/** A wizard that a page offers: the address of its own page, and how to open it over the current one. */
export interface OfferedWizard {
  link: string
  open: () => void
}

const Offered = createContext<OfferedWizard | null>(null)

/** Returns the wizard of the surrounding page; null where there is none, as on brands and search results. */
export function useOfferedWizard(): OfferedWizard | null {
  return use(Offered)
}

/** CT-05: lets every part of a category's page start its wizard. The window is beside those parts, not in them. */
export function WizardStarter(props: { category: Category; children: React.ReactNode }) {
  const { wizard_code: code, id } = props.category
  if (code === null) return props.children
  return (
    <Starter key={code} code={code} categoryId={id}>
      {props.children}
    </Starter>
  )
}

function Starter(props: { code: string; categoryId: string; children: React.ReactNode }) {
  const { code, categoryId } = props
  const [isOpen, setOpen] = useState(false)
  const link = buildWizardLink(code, { answers: {}, step: 0, categoryId })
  return (
    <Offered value={{ link, open: () => setOpen(true) }}>
      {props.children}
      <WizardDialog isOpen={isOpen} onOpenChange={setOpen} code={code} categoryId={categoryId} />
    </Offered>
  )
}
