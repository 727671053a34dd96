import { listTakenSteps, type RecordedEvent, type TakenStep } from '@sluimer/domain/order/history'
import { describeProgress, type Progress } from '@sluimer/domain/order/progress'
import type { OrderRow } from '../rows/order.queries.ts'

/** How an order stands, and what happened to it. */
interface OwnProgress {
  readonly progress: Progress
  readonly steps: readonly TakenStep[]
}

/** Tells how an order stands for its buyer. `events` are what was recorded about it. */
export function toProgress(order: OrderRow, events: readonly RecordedEvent[], now: Date): OwnProgress {
  const { status, paymentStatus, placedAt, shippingMethod } = order
  const steps = listTakenSteps(events)
  const facts = {
    ...{ status, paymentStatus, placedAt, steps },
    arrival: shippingMethod.delivery,
    isCollected: shippingMethod.code === 'pickup',
  }
  return { progress: describeProgress(facts, now), steps }
}
