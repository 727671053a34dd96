import { createElement } from 'react'
import type { Deps } from '../../../platform/deps.ts'
import type { NewMail } from '../../../platform/mail/new-mail.ts'
import type { CartLine } from '../../cart/price/cart-line.ts'
import { restoreLinkDays } from '../../cart/restore/create-restore-link.ts'
import { findLineImages } from '../../cart/view/find-line-images.ts'
import type { SubscriberRow } from '../newsletter.queries.ts'
import { MailGoods } from './newsletter-mail.tsx'
import { buildNewsletterMail } from './newsletter-mails.ts'

/** Lists what was left in the cart, without prices, which are those of the moment of opening. It urges nobody. */
export async function buildCartReminderMail(
  deps: Pick<Deps, 'db' | 'config' | 'log'>,
  left: { cartId: string; subscriber: SubscriberRow; lines: readonly CartLine[]; path: string },
): Promise<NewMail> {
  const { email, id: subscriberId } = left.subscriber
  const beds = await findLineImages(deps, { lines: [...left.lines] })
  const goods = left.lines.map(({ itemId, quantity, variant, bed }) => ({
    id: itemId,
    image: (bed && beds.get(bed.id)) ?? variant.image,
    text: [`${quantity} x ${variant.productTitle}`, variant.variantTitle].filter(Boolean).join(', '),
  }))
  const mail = await buildNewsletterMail(
    deps,
    { email, subscriberId },
    {
      title: 'Je winkelwagen staat er nog',
      preview: 'Verder waar je was, op elk apparaat.',
      paragraphs: ['Je liet dit in je winkelwagen liggen:'],
      children: createElement(MailGoods, { goods, publicUrl: deps.config.publicUrl }),
      button: { label: 'Open mijn winkelwagen', url: `${deps.config.publicUrl}${left.path}` },
      after: [
        `De link werkt ${restoreLinkDays} dagen. Prijzen en voorraad zijn die van het moment waarop je kijkt; we houden niets voor je vast. Dit is de enige herinnering aan deze winkelwagen.`,
      ],
      leaveLabel: 'Afmelden voor herinneringen en de nieuwsbrief',
    },
  )
  const kind = 'cart_reminder'
  return { ...mail, subject: 'Je winkelwagen staat er nog', kind, dedupeKey: `${kind}:${left.cartId}` }
}
