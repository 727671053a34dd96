import type { Wizard } from '@sluimer/contract/wizard/schemas'
import { formatProductCount } from '../../lib/product-count.ts'

/** Announces the wizard's state; visible only while there is nothing else to see. */
export function WizardStatus(props: { wizard: Wizard | undefined; state: 'idle' | 'loading' | 'failed' }) {
  const { wizard, state } = props
  return (
    <p role="status" className={wizard ? 'sr-only' : 'py-10 text-center text-ink-soft'}>
      {state === 'loading' && 'Aan het laden...'}
      {state === 'idle' && wizard && `Nu over: ${formatProductCount(wizard.count)}`}
    </p>
  )
}
