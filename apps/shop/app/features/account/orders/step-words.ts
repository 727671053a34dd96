import type { OwnOrder } from '@sluimer/contract/account/order-schemas'
import { formatEuro } from '@sluimer/domain/money/euro'

type Step = OwnOrder['steps'][number]

const words: Readonly<Record<Step['step'], string>> = {
  placed: 'Besteld',
  promised: 'Betaling toegezegd',
  paid: 'Betaald',
  accepted: 'Aangenomen',
  processing: 'We maken je bestelling klaar',
  partly_shipped: 'Een deel is verzonden',
  shipped: 'Verzonden',
  delivered: 'Bezorgd',
  credited: 'Creditfactuur gemaakt',
  canceled: 'Geannuleerd',
  refunded: 'Terugbetaald',
}

/** Names a step of an order as its buyer knows it. */
export function describeStep({ step, amount }: Pick<Step, 'step' | 'amount'>, isCollected: boolean): string {
  if (step === 'delivered' && isCollected) return 'Afgehaald'
  if (step === 'credited' && amount !== null) return `Creditfactuur van ${formatEuro(amount)}`
  return words[step]
}
