/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { Order } from '@sluimer/contract/order/schemas'
import { followText } from '@sluimer/domain/order/follow'
import { formatHaulAwayTitle } from '@sluimer/domain/returns/haul-away'
import { withSmallLetter } from '@sluimer/domain/time/dutch-date'
import { mailStyles as styles } from '../../../../platform/mail/mail-styles.ts'
import { TextLines } from '../../../content/mail/text-lines.tsx'
import { formatPlace } from './format-place.ts'
import { listMoments } from './list-moments.ts'

/** Shows how, when and where an order arrives, what is taken along, and what the shopper wrote. */
export function OrderDelivery({ order, agendaUrl }: { order: Order; agendaUrl: string }) {
  const { day, expected_on, haul_away, notes, pickup_point } = order.delivery
  return (
    <Section>
      <Hr style={styles.rule} />
      <Heading as="h2" style={styles.subheading}>
        Bezorgen
      </Heading>
      <Text style={styles.text}>
        {order.shipping_method.title}
        <br />
        <strong>{order.shipping_method.delivery}</strong>
        {(day ?? expected_on) !== null && (
          <>
            <br />
            <Link href={agendaUrl} style={styles.link}>
              Zet in je agenda
            </Link>
          </>
        )}
      </Text>
      <Moments lines={order.lines} />
      {pickup_point === null && <Text style={styles.text}>{followText}</Text>}
      <Text style={styles.text}>
        {formatPlace(order).map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </Text>
      {haul_away > 0 && (
        <Text style={styles.text}>{formatHaulAwayTitle(haul_away)}: we nemen het mee als we komen.</Text>
      )}
      <Note title="Voor de bezorger" text={notes.deliverer} />
      <Note title="Voor ons" text={notes.shop} />
    </Section>
  )
}

/** Shows when each article arrives, for an order that arrives in parts. */
function Moments({ lines }: { lines: Order['lines'] }) {
  const moments = listMoments(lines)
  if (moments.length === 0) return null
  return (
    <Text style={styles.text}>
      {moments.map(({ goods, delivery }) => (
        <span key={`${goods} ${delivery}`}>
          {goods}: {withSmallLetter(delivery)}
          <br />
        </span>
      ))}
    </Text>
  )
}

/** Shows the shopper's own words, with their line breaks. */
function Note({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return <TextLines title={title} text={text} />
}
