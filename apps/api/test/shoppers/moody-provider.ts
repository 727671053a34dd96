import type { PaymentProvider } from '../../src/features/payment/provider.ts'
import type { Dice } from './dice.ts'

/** The provider on a bad day: sometimes it cannot be reached, or its answer gets lost. */
export function aMoodyProvider(provider: PaymentProvider, dice: Dice): PaymentProvider {
  function moody<Wish, Answer>(call: (wish: Wish) => Promise<Answer>) {
    return async (wish: Wish): Promise<Answer> => {
      if (dice.happens(0.1)) throw new Error('connect ECONNREFUSED')
      const answer = await call(wish)
      if (dice.happens(0.1)) throw new Error('connection reset')
      return answer
    }
  }
  return {
    ...provider,
    find: moody(provider.find),
    cancel: moody(provider.cancel),
    capture: moody(provider.capture),
    refund: moody(provider.refund),
  }
}
