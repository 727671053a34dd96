import { eq, or, sql } from 'drizzle-orm'
import { isOneOf } from '../../platform/personal-data/conditions.ts'
import { declareImpersonal, declarePersonal, internal } from '../../platform/personal-data/declare-table.ts'
import { discountUse, promotion, promotionCategory, promotionProduct, voucher } from './tables.ts'

export const promotionData = [
  declareImpersonal(
    promotion,
    'id key code title kind benefit percent amountCents groupSize freePieces minimumQuantity minimumCents excludesReduced validFrom validUntil oncePerCustomer maxUses useCount position link isPublic isAnnounced active',
  ),
  declareImpersonal(promotionCategory, 'promotionId categoryId'),
  declareImpersonal(promotionProduct, 'promotionId productId'),
  declarePersonal(voucher, {
    title: 'Tegoedbonnen',
    why: 'Om te weten hoeveel tegoed je hebt, en dat je welkomsttegoed er één keer is.',
    fate: () => ({ emailKey: sql`'deleted:' || ${voucher.id}` }),
    whose: ({ emailKey, orderIds }) => or(eq(voucher.emailKey, emailKey), isOneOf(voucher.orderId, orderIds)),
    columns: {
      id: internal,
      code: 'Code',
      reason: 'Reden',
      orderId: internal,
      emailKey: 'Voor',
      amountCents: 'Bedrag',
      minimumCents: 'Vanaf een bestelling van',
      validUntil: 'Geldig tot en met',
      createdAt: 'Gekregen op',
    },
  }),
  declarePersonal(discountUse, {
    title: 'Gebruikte kortingscodes',
    why: 'Om een code die één keer geldt, één keer te laten gelden.',
    fate: () => ({ emailKey: sql`'deleted:' || ${discountUse.id}`, onceKey: null }),
    whose: ({ emailKey, orderIds }) =>
      or(eq(discountUse.emailKey, emailKey), isOneOf(discountUse.orderId, orderIds)),
    columns: {
      id: internal,
      orderId: internal,
      cartId: internal,
      promotionId: internal,
      voucherId: internal,
      emailKey: 'Van',
      onceKey: internal,
      amountCents: 'Korting',
      state: 'Stand',
      changedAt: 'Gewijzigd op',
    },
  }),
]
