import { ArrowRight, ShoppingBag } from 'lucide-react'
import { Button } from '../../../ui/button/button.tsx'

export interface NextButtonProps {
  /** The form that it sends. */
  formId: string
  words: string
  isReady: boolean
  isLast: boolean
  isLoading: boolean
  className?: string
}

/** CF-06: goes on to the next step, or puts the bed in the cart. When something is open it still answers, with what. */
export function NextButton({ formId, words, isReady, isLast, isLoading, className }: NextButtonProps) {
  return (
    <Button
      form={formId}
      isLoading={isLoading}
      variant={isReady ? 'primary' : 'secondary'}
      icon={isReady && isLast ? <ShoppingBag className="size-5 shrink-0" aria-hidden="true" /> : undefined}
      {...(className ? { className } : {})}
    >
      {words}
      {isReady && !isLast && <ArrowRight className="size-5 shrink-0" aria-hidden="true" />}
    </Button>
  )
}
